import { type Compressed, compress, type Effort } from '../pages/compression.ts';
import { fileOfClass } from './class-names.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before the browser's first reply: TCP's first window, less its headers. */
export const FIRST_WINDOW = 14_000;

/** A page's document, and the same compressed. */
export interface StyledPage {
  html: string;
  compressed: Compressed;
}

/**
 * The parts of the style sheet that rendered HTML uses. React escapes quotation marks in text, so that the pattern
 * finds attributes only; an HTML parser finds the same and costs a tenth of a build of 1,000 pages.
 */
function stylesOf({ base, parts }: StyleSheets, html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const used = new Set(classes.map(fileOfClass));
  return [base, ...parts.filter(({ files }) => files.some((file) => used.has(file))).map(({ css }) => css)];
}

/**
 * The HTML of everything up to the block with the page's heading, and of `more` blocks after it. A smaller block may be
 * before the heading's.
 */
function firstScreen(app: string, more: number): string {
  const blocks = [...app.matchAll(/<section[^>]* data-block="/g)].map(({ index }) => index);
  const heading = Math.max(app.indexOf('<h1'), blocks[0] ?? 0);
  return app.slice(0, blocks.filter((start) => start > heading)[more]);
}

/**
 * How many blocks after the heading's have their styles, the better number first: without them, those that the first
 * screen shows would move later. The second one is there only on a large window.
 */
const BLOCKS = [2, 1];

/**
 * Inlines the styles of the header, of the blocks up to the heading and of the next ones: of one if the document would
 * otherwise exceed the first window. Each KB delays the first paint, so that other blocks wait for the whole style
 * sheet. A document that is too long in any case has all of them.
 * @param document Returns the page's document with these style sheets in it.
 */
export async function inlineStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
  effort: Effort,
): Promise<StyledPage> {
  const styledFor = async (shown: string): Promise<StyledPage> => {
    const html = document(stylesOf(sheets, shown));
    return { html, compressed: await compress(Buffer.from(html), effort) };
  };
  for (const more of BLOCKS) {
    const first = await styledFor(firstScreen(app, more));
    if (first.compressed.br.length <= FIRST_WINDOW) return first;
  }
  return styledFor(app);
}
