import { brotli, type Effort } from '../pages/compression.ts';
import { fileOfClass } from './class-names.ts';
import { allClasses, shownClasses } from './shown-classes.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before the browser's first reply: TCP's first window, less its headers. */
export const FIRST_WINDOW = 14_000;

/** The header and the first block of a page always have their styles inlined. */
const FEWEST_BANDS = 2;

/** A page's document. */
export interface StyledPage {
  html: string;
  /** The document compressed with brotli, if that was needed to choose its styles. */
  br?: Buffer;
}

/**
 * Inlines the parts of the style sheet that fit into the first window together with the page's HTML: all parts that the
 * page uses; else the parts it shows before any interaction; else these without the last bands, which are far
 * down. A page that is too long in any case inlines all that it shows. The browser loads the whole sheet later.
 * @param document Returns the page's document with these style sheets in it.
 */
export async function inlineStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
  effort: Effort,
): Promise<StyledPage> {
  const stylesOf = (classes: Iterable<string>) => {
    const used = new Set([...classes].map(fileOfClass));
    const parts = sheets.parts.filter(({ files }) => files.some((file) => used.has(file)));
    return [sheets.base, ...parts.map(({ css }) => css)];
  };
  const compressed = async (styles: string[]): Promise<Required<StyledPage>> => {
    const html = document(styles);
    return { html, br: await brotli(Buffer.from(html), effort) };
  };
  const whole = await compressed(stylesOf(allClasses(app)));
  if (whole.br.length <= FIRST_WINDOW) return whole;

  // On large sites another compression costs more than it saves: styles and page compress about alike.
  const ratio = whole.br.length / whole.html.length;
  const fitting = async (styles: string[]): Promise<StyledPage | undefined> => {
    const html = document(styles);
    if (effort !== 'best') return html.length * ratio <= FIRST_WINDOW ? { html } : undefined;
    const page = await compressed(styles);
    return page.br.length <= FIRST_WINDOW ? page : undefined;
  };
  const bands = shownClasses(app).map((band) => [...band]);
  const shown = (count: number) => stylesOf(bands.slice(0, count).flat());
  const smallest = await fitting(shown(FEWEST_BANDS));
  if (!smallest) return { html: document(shown(bands.length)) };
  for (let count = bands.length; count > FEWEST_BANDS; count -= 1) {
    const page = await fitting(shown(count));
    if (page) return page;
  }
  return smallest;
}
