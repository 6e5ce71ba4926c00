import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf, writeAtOnce } from '@json-site/content/files';

/** The folder of what builds store for the next one, from the root of the site. Safe to delete. */
export const BUILD_CACHE = '.cache/build';

/** Changes with the form of these files. */
const FORMAT = 'json-site 1';

/**
 * Reads what `writeStored` has written. Undefined if there is no such file, if it is damaged, or if this user may not
 * read it: without it, the build makes everything again.
 */
export function readStored(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const content = bytes.subarray(end + 1);
    return bytes.subarray(0, end).toString() === `${FORMAT} ${keyOf(content)}` ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file with its check sum in one step. A disk that is full costs time in the next build, not this one. */
export function writeStored(file: string, content: Uint8Array): void {
  try {
    writeAtOnce(file, Buffer.concat([Buffer.from(`${FORMAT} ${keyOf(content)}\n`), content]));
  } catch (error) {
    const { message } = error as Error;
    console.warn(`The build stores nothing for the next one, which will take longer: ${message}`);
  }
}

/** Deletes all but the newest files of a folder. */
export function pruneStored(folder: string, most: number): void {
  try {
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    const timed = files.map((file) => ({ file, time: statSync(file).mtimeMs }));
    for (const { file } of timed.sort((a, b) => b.time - a.time).slice(most)) rmSync(file, { force: true });
  } catch {
    // Another user's files, or one that another process has just deleted.
  }
}
