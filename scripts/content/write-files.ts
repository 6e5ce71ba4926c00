import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files by their paths in a folder, and creates missing subfolders. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, bytes] of Object.entries(files)) {
    const target = path.join(folder, file);
    try {
      writeFileSync(target, bytes);
    } catch (error) {
      // Most folders exist: checking before each file would take as long as writing it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}
