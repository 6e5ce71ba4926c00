import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentHash } from '../content/media/media-url.ts';

const { resolve } = createRequire(import.meta.url);

/** The original font file: all weights, and more characters than the site needs. */
const FONT_FILE = resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** The licence, which must accompany every copy of the font. */
export const LICENCE_FILE = resolve('@fontsource-variable/bricolage-grotesque/LICENSE');

/** The font family, as SVGs refer to it. */
export const FONT_FAMILY = 'Bricolage Grotesque';

/** The weight of all headings: see global.css. */
const WEIGHT = 650;

/** Character ranges of the subset: Latin-1 and the punctuation of western European languages. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

type Range = (typeof CHARACTERS)[number];

function charactersOf([first, last]: Range): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const TEXT = CHARACTERS.map(charactersOf).join('');

/** Identifies everything that the font is made from. */
export function headingFontKey(): string {
  return contentHash(`${contentHash(readFileSync(FONT_FILE))} ${WEIGHT} ${TEXT}`);
}

/**
 * Subsets the heading font to one weight and the characters above: 20 KB instead of 41 KB.
 * @param format `woff2` for browsers, `sfnt` (TrueType) for the renderer of pictures.
 */
export async function headingFont(format: 'woff2' | 'sfnt'): Promise<Buffer> {
  // Imported here, because the development server and most builds do not subset a font.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(readFileSync(FONT_FILE), TEXT, {
    targetFormat: format,
    variationAxes: { wght: WEIGHT },
  });
}
