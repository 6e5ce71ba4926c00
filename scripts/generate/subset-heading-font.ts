import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentHash } from '../content/media/media-url.ts';

const { resolve } = createRequire(import.meta.url);

/** The family's file as it comes: all weights, more letters than a page shows. */
const FONT_FILE = resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** What must stand beside every copy of the font. */
export const LICENCE_FILE = resolve('@fontsource-variable/bricolage-grotesque/LICENSE');

/** As drawings name it. */
export const FONT_FAMILY = 'Bricolage Grotesque';

/** The one weight that headings have: see global.css. */
const WEIGHT = 650;

/** First and last letters of what is kept: Latin 1 and the typographic marks of western Europe. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

type Range = (typeof LETTERS)[number];

function lettersOf([first, last]: Range): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const TEXT = LETTERS.map(lettersOf).join('');

/** Identifies everything that the font is made from. */
export function headingFontKey(): string {
  return contentHash(`${contentHash(readFileSync(FONT_FILE))} ${WEIGHT} ${TEXT}`);
}

/**
 * The font of the headings with a single weight and only those letters: 20 KB for browsers where the whole file has 41.
 * @param format `woff2` for browsers, `sfnt` (TrueType) for programs that draw.
 */
export async function headingFont(format: 'woff2' | 'sfnt'): Promise<Buffer> {
  // Only who makes a font waits for the library: the development server and most builds make none.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(readFileSync(FONT_FILE), TEXT, {
    targetFormat: format,
    variationAxes: { wght: WEIGHT },
  });
}
