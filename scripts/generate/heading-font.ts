import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingFont, headingFontKey, LICENCE_FILE } from './subset-heading-font.ts';

const FOLDER = 'src/generated/fonts';
const FONT = `${FOLDER}/headings.woff2`;
const LICENCE = `${FOLDER}/LICENCE.txt`;
/** Identifies what the font was made from. */
const KEY = `${FOLDER}/headings.key`;

/**
 * Returns the heading font and its licence: path from the root → content. Returns nothing while the files exist and their
 * sources are the same, because making the font takes a second of CPU time.
 */
export async function headingFontFiles(root: string): Promise<Record<string, string | Uint8Array>> {
  const key = `${headingFontKey()}\n`;
  const isPresent = [FONT, LICENCE, KEY].every((file) => existsSync(path.join(root, file)));
  if (isPresent && readFileSync(path.join(root, KEY), 'utf8') === key) return {};
  return {
    [FONT]: await headingFont('woff2'),
    [LICENCE]: readFileSync(LICENCE_FILE, 'utf8'),
    [KEY]: key,
  };
}
