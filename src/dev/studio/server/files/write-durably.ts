import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes what the system still holds in memory to the disk: the bytes of a file, or the names in a folder. */
function flush(target: string, write: (handle: number) => void = () => undefined, flags = 'r'): void {
  const handle = openSync(target, flags);
  try {
    write(handle);
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
  if (text === null) {
    rmSync(file, { force: true });
  } else {
    const temporary = `${file}.${process.pid}.tmp`;
    flush(temporary, (handle) => writeFileSync(handle, text), 'w');
    renameSync(temporary, file);
  }
  // Windows opens no folder; there, the name of a file is written with it.
  if (process.platform !== 'win32') flush(folder);
}
