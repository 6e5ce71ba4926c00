import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of dist by which it is known again: path from there, size, time of its last change. */
type Stamp = [file: string, size: number, changed: number];

/** Which files of dist belong to which page: the page's key → its files. */
export type DistRecord = Record<string, Stamp[]>;

/** What the last build noted; empty when there is nothing to rely on. */
export function readRecord(file: string): DistRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DistRecord;
  } catch {
    return {};
  }
}

export function writeRecord(file: string, record: DistRecord): void {
  writeFileSync(file, JSON.stringify(record));
}

/** Notes files as they are now. */
export function stampsOf(dist: string, files: Iterable<string>): Stamp[] {
  return [...files].map((file) => {
    const { size, mtimeMs } = statSync(path.join(dist, file));
    return [file, size, mtimeMs];
  });
}

/** True when every file of a page is as it was written. */
export function isUntouched(dist: string, stamps: Stamp[]): boolean {
  return stamps.every(([file, size, changed]) => {
    const found = statSync(path.join(dist, file), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === changed;
  });
}
