import { brotliCompressSync, constants } from 'node:zlib';
import { fileOfClass } from './class-names.ts';
import { shownClasses } from './shown-classes.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before it hears from the browser: TCP's first window, less what is not the page. */
export const FIRST_WINDOW = 14_000;

function weight(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Cheaply first: most pages are far from the limit, and the best compression takes a hundred times as long. */
function fits(html: string): boolean {
  return weight(html, 5) <= FIRST_WINDOW || weight(html, constants.BROTLI_MAX_QUALITY) <= FIRST_WINDOW;
}

/** Of the page's bands, the header and its first block always come with their styles. */
const FEWEST_BANDS = 2;

/**
 * The parts of the style sheet that go with a page's HTML: all that it shows at first or, where that would not fit
 * into the first window, without its last bands' own. Those are far down, and the whole sheet follows at once.
 * @param document The page's document with these style sheets in it.
 */
export function pageStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
): string[] {
  const bands = shownClasses(app);
  const stylesOf = (count: number) => {
    const shown = new Set(bands.slice(0, count).flatMap((names) => [...names].map(fileOfClass)));
    const parts = sheets.parts.filter(({ files }) => files.some((file) => shown.has(file)));
    return [sheets.base, ...parts.map(({ css }) => css)];
  };
  let count = bands.length;
  while (count > FEWEST_BANDS && !fits(document(stylesOf(count)))) count -= 1;
  return stylesOf(count);
}
