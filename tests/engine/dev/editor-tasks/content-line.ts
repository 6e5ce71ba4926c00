import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIN_SITE } from '../../../../scripts/test/site-copy.ts';

/** Returns the line of a file that contains the words, without indentation. */
export function contentLine(file: string, words: string): string {
  const lines = readFileSync(path.join(MAIN_SITE, file), 'utf8').split('\n');
  const line = lines.find((one) => one.includes(words));
  if (line === undefined) throw new Error(`${file} does not contain: ${words}`);
  return line.trim();
}
