import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface WriteOptions {
  /** The permissions of the file. */
  mode?: number;
  /** Waits until the content is on the disk. */
  flush?: boolean;
}

/** Replaces a file in one step: readers find the old or the new content, also after the process was killed. */
export function writeAtOnce(file: string, content: string | Uint8Array, options: WriteOptions = {}): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(temporary, content, options);
  renameSync(temporary, file);
}
