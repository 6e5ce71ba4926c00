import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingFont, headingFontKey, LICENCE_FILE, UNICODE_RANGE } from './subset-heading-font.ts';

const FOLDER = 'src/generated/fonts';
const FONT = `${FOLDER}/headings.woff2`;
const LICENCE = `${FOLDER}/LICENCE.txt`;
const MODULE = `${FOLDER}/headings.ts`;

function moduleText(): string {
  return `// Written by npm run generate from scripts/generate/subset-heading-font.ts, ${headingFontKey()}; do not edit.

/** Where the font of the headings is. */
export { default as url } from './headings.woff2?url';

/** The letters it has, for \`unicode-range\`. */
export const range = '${UNICODE_RANGE}';
`;
}

/**
 * The font of the headings, its licence and the module that says where it is: path from the root → content. To make the
 * font takes a second of a processor, so that it is not made again while it is there and its sources are the same.
 */
export async function headingFontFiles(root: string): Promise<Record<string, string | Uint8Array>> {
  const kept = (file: string) => path.join(root, file);
  const text = moduleText();
  const isThere = [FONT, LICENCE, MODULE].every((file) => existsSync(kept(file)));
  if (isThere && readFileSync(kept(MODULE), 'utf8') === text) return {};
  return {
    [FONT]: await headingFont('woff2'),
    [LICENCE]: readFileSync(LICENCE_FILE, 'utf8'),
    [MODULE]: text,
  };
}
