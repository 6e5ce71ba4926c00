import { type HTMLElement, parse } from 'node-html-parser';
import { brotli, type Effort } from '../pages/compression.ts';
import { fileOfClass } from './class-names.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Bytes that a server may send before the browser's first reply: TCP's first window, less its headers. */
export const FIRST_WINDOW = 14_000;

/** A page's document, and the same compressed with brotli. */
export interface StyledPage {
  html: string;
  br: Buffer;
}

/** The parts of the style sheet that these classes belong to. */
function stylesOf({ base, parts }: StyleSheets, classes: string[]): string[] {
  const used = new Set(classes.map(fileOfClass));
  return [base, ...parts.filter(({ files }) => files.some((file) => used.has(file))).map(({ css }) => css)];
}

/** The classes of all elements, and of those before the page's second block. */
function classesOf(app: string): Record<'all' | 'first', string[]> {
  const root = parse(app);
  const end = root.querySelectorAll('[data-block]')[1]?.range[0] ?? app.length;
  const elements = root.querySelectorAll('[class]');
  const names = (of: HTMLElement[]) => of.flatMap(({ classList }) => [...classList.values()]);
  return { all: names(elements), first: names(elements.filter(({ range }) => range[0] < end)) };
}

/**
 * Inlines the parts of the style sheet that the page uses. If the document would then exceed the first window, only
 * the header and the first block get their styles, as long as that makes it fit. The browser loads the whole style sheet later.
 * @param document Returns the page's document with these style sheets in it.
 */
export async function inlineStyles(
  sheets: StyleSheets,
  app: string,
  document: (styles: string[]) => string,
  effort: Effort,
): Promise<StyledPage> {
  const styledFor = async (classes: string[]): Promise<StyledPage> => {
    const html = document(stylesOf(sheets, classes));
    return { html, br: await brotli(Buffer.from(html), effort) };
  };
  const { all, first } = classesOf(app);
  const whole = await styledFor(all);
  if (whole.br.length <= FIRST_WINDOW) return whole;
  const start = await styledFor(first);
  return start.br.length <= FIRST_WINDOW ? start : whole;
}
