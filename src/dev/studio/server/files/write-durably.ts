import { closeSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtOnce } from '@json-site/content/files';

/** Writes the names of the files in a folder, which the system still holds in memory, to the disk. */
function flushNames(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Replaces a file so that it is on the disk when this returns. Whenever the process or the machine stops, a reader
 * finds the old or the new text. Null deletes the file.
 */
export function writeDurably(file: string, text: string | null): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  if (text === null) rmSync(file, { force: true });
  else writeAtOnce(file, text, { flush: true });
  // Windows opens no folder; there, the name of a file is written with it.
  if (process.platform !== 'win32') flushNames(folder);
}
