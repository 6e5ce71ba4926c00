import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';

/** The files of a page as they are in dist: path → bytes. */
export type PageBytes = Record<string, Uint8Array>;

/** Pages of earlier builds, by names that say what they were made of. */
export interface PageCache {
  has(key: string): boolean;
  /** A page as it was kept; null when it was not, or when what is there is not what was kept. */
  get(key: string): PageBytes | null;
  put(key: string, files: PageBytes): void;
  /** Ends the work. What is not in `used` is forgotten; without it nothing is. */
  close(used?: ReadonlySet<string>): void;
}

/** Where in the file of all pages each one is. */
type Index = Record<string, [start: number, length: number]>;

const DIGEST_LENGTH = 32;
const COPY = '.br';
/** The file of all pages is written anew when more than this part of it is of no use. */
const MOST_WASTE = 0.5;

function digest(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest();
}

/** A file that has a compressed copy is kept as that copy alone. */
function packed(key: string, files: PageBytes): Buffer {
  const entries = Object.entries(files).filter(([file]) => !(file + COPY in files));
  const bytes = serialize(Object.fromEntries(entries));
  return Buffer.concat([digest(key, bytes), bytes]);
}

function unpacked(key: string, entry: Buffer): PageBytes | null {
  const bytes = entry.subarray(DIGEST_LENGTH);
  if (!digest(key, bytes).equals(entry.subarray(0, DIGEST_LENGTH))) return null;
  const files = deserialize(bytes) as PageBytes;
  for (const [file, copy] of Object.entries(files)) {
    if (file.endsWith(COPY)) files[file.slice(0, -COPY.length)] = brotliDecompressSync(copy);
  }
  return files;
}

function readIndex(file: string): Index {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Index;
  } catch {
    return {};
  }
}

/**
 * Opens the cache in a folder that is safe to delete. All pages are in one file: to make one for each takes a disk
 * several times as long as to write it.
 */
export function openPageCache(folder: string): PageCache {
  mkdirSync(folder, { recursive: true });
  const pagesFile = path.join(folder, 'pages.bin');
  const indexFile = path.join(folder, 'index.json');
  const index = new Map(Object.entries(readIndex(indexFile)));
  // Not truncated and not appended to: what a build left that broke off is written over.
  const file = openSync(pagesFile, constants.O_RDWR | constants.O_CREAT);
  let end = 0;
  for (const [start, length] of index.values()) end = Math.max(end, start + length);

  function read(key: string): Buffer | null {
    const place = index.get(key);
    if (!place) return null;
    const [start, length] = place;
    const bytes = Buffer.alloc(length);
    return readSync(file, bytes, 0, length, start) === length ? bytes : null;
  }

  /** Leaves out what is of no use any more. */
  function rewrite(): void {
    const half = `${pagesFile}.unfinished`;
    const fresh = openSync(half, 'w');
    let at = 0;
    for (const key of index.keys()) {
      const bytes = read(key);
      if (!bytes) index.delete(key);
      else {
        writeSync(fresh, bytes);
        index.set(key, [at, bytes.length]);
        at += bytes.length;
      }
    }
    closeSync(fresh);
    rmSync(indexFile, { force: true });
    renameSync(half, pagesFile);
    end = at;
  }

  return {
    has: (key) => index.has(key),
    get(key) {
      try {
        const entry = read(key);
        return entry && unpacked(key, entry);
      } catch {
        return null;
      }
    },
    put(key, files) {
      const bytes = packed(key, files);
      writeSync(file, bytes, 0, bytes.length, end);
      index.set(key, [end, bytes.length]);
      end += bytes.length;
    },
    close(used) {
      if (used) for (const key of index.keys()) if (!used.has(key)) index.delete(key);
      const useful = [...index.values()].reduce((sum, [, length]) => sum + length, 0);
      if (useful < end * (1 - MOST_WASTE)) rewrite();
      closeSync(file);
      writeFileSync(indexFile, JSON.stringify(Object.fromEntries(index)));
    },
  };
}
