import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtOnce } from '../content/write-at-once.ts';

/** Replaces the files of a folder by those of another one, each in one step. Other files of the folder stay. */
export function replaceFiles(made: string, folder: string): void {
  for (const name of readdirSync(made))
    writeAtOnce(path.join(folder, name), readFileSync(path.join(made, name)));
}
