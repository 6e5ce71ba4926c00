import { brotliCompressSync, constants } from 'node:zlib';
import { fileOfClass } from './class-names.ts';
import { allClasses, shownClasses } from './shown-classes.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before it hears from the browser: TCP's first window, less what is not the page. */
export const FIRST_WINDOW = 14_000;

function weight(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** What the best compression takes off what a quick one leaves, at most. It takes a hundred times as long. */
const BEST_GAIN = 0.15;
const QUICK = 5;

/** Whether a document that is sent with this quality fits into the first window; cheaply, where that is plain. */
function fits(html: string, quality: number): boolean {
  const quick = weight(html, Math.min(quality, QUICK));
  if (quick <= FIRST_WINDOW) return true;
  if (quality <= QUICK || quick * (1 - BEST_GAIN) > FIRST_WINDOW) return false;
  return weight(html, quality) <= FIRST_WINDOW;
}

/** Of the page's bands, the header and its first block always come with their styles. */
const FEWEST_BANDS = 2;

/**
 * The parts of the style sheet that go with a page's HTML, as many as fit into the first window: all that it uses; or
 * what it shows before anyone has pressed anything; or that without its last bands, which are far down. A page that
 * is too long in any case takes all that it shows. The whole sheet follows.
 * @param document The page's document with these style sheets in it.
 * @param quality How well brotli will compress the document, from 0 to 11.
 */
export function pageStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
  quality: number,
): string[] {
  const stylesOf = (classes: Iterable<string>) => {
    const used = new Set([...classes].map(fileOfClass));
    const parts = sheets.parts.filter(({ files }) => files.some((file) => used.has(file)));
    return [sheets.base, ...parts.map(({ css }) => css)];
  };
  const isSmall = (styles: string[]) => fits(document(styles), quality);

  const used = stylesOf(allClasses(app));
  if (isSmall(used)) return used;
  const bands = shownClasses(app).map((band) => [...band]);
  const shown = stylesOf(bands.flat());
  const fewest = stylesOf(bands.slice(0, FEWEST_BANDS).flat());
  if (!isSmall(fewest)) return shown;
  let count = bands.length;
  while (count > FEWEST_BANDS && !isSmall(stylesOf(bands.slice(0, count).flat()))) count -= 1;
  return stylesOf(bands.slice(0, count).flat());
}
