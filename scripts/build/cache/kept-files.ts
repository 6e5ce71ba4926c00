import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from '@json-site/content/files';
import { BUILD_CACHE, readStored, writeStored } from './stored-file.ts';

/** A file in dist/, as the build wrote it: name, bytes, time of its last change in milliseconds, hash. */
type WrittenFile = [name: string, size: number, mtimeMs: number, hash: string];

/** Files that are made together, such as those of a page. */
interface Unit {
  /** A hash of everything that they are made from. */
  key: string;
  files: WrittenFile[];
  /** Other results, as JSON. */
  more?: unknown;
}

/** A file of a build, by its path from the folder of the build. */
export interface BuiltFile {
  file: string;
  /** In bytes. */
  size: number;
}

/** The files of dist/ that a build leaves as they are. */
export interface KeptFiles {
  /**
   * Keeps the files of a unit if they were made from the same inputs and nobody has changed them since. Undefined if
   * they have to be made again.
   */
  keep: (unit: string, key: string) => { more?: unknown } | undefined;
  /** Records the files of a unit, which the build has written into its folder. */
  add: (unit: string, key: string, files: Readonly<Record<string, Uint8Array>>, more?: unknown) => void;
  /** Whether a file of this name is kept. */
  has: (file: string) => boolean;
  read: (file: string) => string;
  /** All files that are kept. */
  files: () => BuiltFile[];
}

/** A build that makes every file. */
export const NOTHING_KEPT: KeptFiles = {
  keep: () => undefined,
  add: () => {},
  has: () => false,
  read: (file) => {
    throw new Error(`${file} is not kept.`);
  },
  files: () => [],
};

/** Whether a file is still the one that was written. Its bytes are read only if its size or time is another one. */
function isUnchanged(dist: string, [name, size, mtimeMs, hash]: WrittenFile): boolean {
  const file = path.join(dist, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size !== size) return false;
  return stats.mtimeMs === mtimeMs || keyOf(readFileSync(file)) === hash;
}

interface Recorded {
  dist: string;
  units: Record<string, Unit>;
}

function readRecord(file: string, dist: string): Map<string, Unit> {
  const text = readStored(file)?.toString();
  const recorded = text === undefined ? undefined : (JSON.parse(text) as Recorded);
  return new Map(recorded?.dist === dist ? Object.entries(recorded.units) : []);
}

/**
 * Opens the record of the files in dist/. It has a hash of the inputs of each unit, so that a build finds those that it
 * need not make: dist/ itself has their bytes.
 * @param built The folder in which the build writes.
 * @param outDir The folder of the finished site, from the root.
 */
export function openKeptFiles(root: string, built: string, outDir: string) {
  const file = path.join(root, BUILD_CACHE, 'files.json');
  const dist = path.resolve(root, outDir);
  const before = readRecord(file, outDir);
  const units = new Map<string, Unit>();
  const names = new Map<string, number>();

  const kept: KeptFiles = {
    keep(unit, key) {
      const known = before.get(unit);
      if (known?.key !== key) return undefined;
      try {
        if (!known.files.every((one) => isUnchanged(dist, one))) return undefined;
      } catch {
        // A file that cannot be read is made again.
        return undefined;
      }
      units.set(unit, known);
      for (const [name, size] of known.files) names.set(name, size);
      return known;
    },
    add(unit, key, files, more) {
      const written = Object.entries(files).map(([name, bytes]): WrittenFile => {
        const { size, mtimeMs } = statSync(path.join(built, name));
        return [name, size, mtimeMs, keyOf(bytes)];
      });
      units.set(unit, { key, files: written, ...(more !== undefined && { more }) });
    },
    has: (name) => names.has(name),
    read: (name) => readFileSync(path.join(dist, name), 'utf8'),
    files: () => [...names].map(([name, size]) => ({ file: name, size })),
  };
  /** Stores the record for the next build. Called when the files are in dist/: what a record names must be there. */
  const save = () => {
    const recorded: Recorded = { dist: outDir, units: Object.fromEntries(units) };
    writeStored(file, Buffer.from(JSON.stringify(recorded)));
  };
  return { kept, save };
}
