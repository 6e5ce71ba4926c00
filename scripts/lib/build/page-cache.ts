import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';

/** The files of a page as they are in dist: path → bytes. */
export type PageBytes = Record<string, Uint8Array>;

const DIGEST_LENGTH = 32;
const COPY = '.br';

function digest(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest();
}

/** A name for what these texts say together. */
export function keyOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Keeps a page as one file, since a disk takes longer to find a file than to read it. A file that has a
 * compressed copy is in there as that copy alone.
 */
export function keepPage(folder: string, key: string, files: PageBytes): void {
  const entries = Object.entries(files).filter(([file]) => !(file + COPY in files));
  const bytes = serialize(Object.fromEntries(entries));
  writeFileSync(path.join(folder, key), Buffer.concat([digest(key, bytes), bytes]));
}

/** A page that was kept; null when it was not, or when what is there is not what was kept. */
export function keptPage(folder: string, key: string): PageBytes | null {
  try {
    const entry = readFileSync(path.join(folder, key));
    const bytes = entry.subarray(DIGEST_LENGTH);
    if (!digest(key, bytes).equals(entry.subarray(0, DIGEST_LENGTH))) return null;
    const files = deserialize(bytes) as PageBytes;
    for (const [file, copy] of Object.entries(files)) {
      if (file.endsWith(COPY)) files[file.slice(0, -COPY.length)] = brotliDecompressSync(copy);
    }
    return files;
  } catch {
    return null;
  }
}

/** Deletes every kept page that is not used. */
export function prunePages(folder: string, used: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true });
  for (const key of readdirSync(folder)) {
    if (!used.has(key)) rmSync(path.join(folder, key), { force: true, recursive: true });
  }
}
