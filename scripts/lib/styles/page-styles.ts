import { brotliCompressSync, constants } from 'node:zlib';
import { fileOfClass } from './class-names.ts';
import { allClasses, shownClasses } from './shown-classes.ts';
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
 * The parts of the style sheet that go with a page's HTML, as many as fit into the first window: all that it uses; or
 * what it shows before anyone has pressed anything; or that without its last bands, which are far down. The whole
 * sheet follows.
 * @param document The page's document with these style sheets in it.
 */
export function pageStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
): string[] {
  const stylesOf = (classes: string[]) => {
    const used = new Set(classes.map(fileOfClass));
    const parts = sheets.parts.filter(({ files }) => files.some((file) => used.has(file)));
    return [sheets.base, ...parts.map(({ css }) => css)];
  };
  const bands = shownClasses(app).map((band) => [...band]);
  const choices = [[...allClasses(app)]];
  for (let count = bands.length; count >= FEWEST_BANDS; count -= 1)
    choices.push(bands.slice(0, count).flat());
  const styles = choices.map(stylesOf);
  return styles.find((choice) => fits(document(choice))) ?? styles.at(-1) ?? [sheets.base];
}
