import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The one weight that headings have: see global.css. */
const WEIGHT = 650;

/** First and last letters of what the file keeps: Latin 1 and the typographic marks of western Europe. */
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

function rangeOf([first, last]: Range): string {
  return `U+${first.toString(16)}-${last.toString(16)}`;
}

/**
 * Makes of a font file imported with `?heading` one that holds a single weight and the letters above: 18 KB where the
 * whole variable file has 41. Exports its address, and its letters as `unicode-range` names them; all others come from
 * the stand-in. In development the whole file is served.
 */
export function headingFontPlugin(): Plugin {
  let isBuild = false;
  const range = `export const range = ${JSON.stringify(LETTERS.map(rangeOf).join(', '))};`;
  return {
    name: 'heading-font',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    load: {
      filter: { id: /\.woff2\?heading$/ },
      async handler(id) {
        const file = id.replace(/\?heading$/, '');
        if (!isBuild) return `export { default as url } from ${JSON.stringify(`${file}?url`)};\n${range}`;
        const source = await subsetFont(readFileSync(file), LETTERS.map(lettersOf).join(''), {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHT },
        });
        const reference = this.emitFile({ type: 'asset', name: 'headings.woff2', source });
        return `export const url = import.meta.ROLLUP_FILE_URL_${reference};\n${range}`;
      },
    },
  };
}
