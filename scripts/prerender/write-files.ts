import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files, by their paths from a folder, and the folders that they need. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, bytes] of Object.entries(files)) {
    const target = path.join(folder, file);
    try {
      writeFileSync(target, bytes);
    } catch (error) {
      // Most folders are there: asking before each of many files takes as long as writing it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}
