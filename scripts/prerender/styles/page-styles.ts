import { BROTLI, brotli } from '../pages/compression.ts';
import { fileOfClass } from './class-names.ts';
import { allClasses, shownClasses } from './shown-classes.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before it hears from the browser: TCP's first window, less what is not the page. */
export const FIRST_WINDOW = 14_000;

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
  const used = stylesOf(allClasses(app));
  const whole = document(used);
  const weight = brotli(whole, quality).length;
  if (weight <= FIRST_WINDOW) return used;

  // On large sites a choice is not worth a compression of its own: styles and page compress about alike.
  const fits = (styles: string[]) =>
    quality === BROTLI.best
      ? brotli(document(styles), quality).length <= FIRST_WINDOW
      : (document(styles).length / whole.length) * weight <= FIRST_WINDOW;
  const bands = shownClasses(app).map((band) => [...band]);
  const shown = (count: number) => stylesOf(bands.slice(0, count).flat());
  let count = bands.length;
  if (!fits(shown(FEWEST_BANDS))) return shown(count);
  while (count > FEWEST_BANDS && !fits(shown(count))) count -= 1;
  return shown(count);
}
