import { type HTMLElement, parse } from 'node-html-parser';

// Selectors see only what is inside the element: `main > section` finds nothing in `main` itself.

/** A text as browsers show it: they ignore where the file breaks a line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an element on one line. */
export const textOf = (element: HTMLElement): string => oneLine(element.textContent);

/** The texts of the elements that match, in the order of the file. */
export const textsOf = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map(textOf);

/** Returns the element that matches. Throws for none and for several, so that no test reads another than it means. */
export function one(root: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = root.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`${selector} matches ${element ? others.length + 1 : 'no'} elements instead of one.`);
  return element;
}

/** The addresses of all links with exactly this text: a second link with the same text must not lead elsewhere. */
export const hrefsOf = (root: HTMLElement, text: string): (string | undefined)[] =>
  root
    .querySelectorAll('a')
    .filter((link) => textOf(link) === text)
    .map((link) => link.getAttribute('href'));

/** Returns a copy without what readers must open first: closed dialogs, and the content of closed details. */
export function withoutClosed(root: HTMLElement): HTMLElement {
  const copy = parse(root.outerHTML);
  const closed = copy.querySelectorAll('[hidden], dialog:not([open]), details:not([open]) > :not(summary)');
  for (const element of closed) element.remove();
  return copy;
}

/** The expected texts that the element lacks. */
export function missingIn(element: HTMLElement, expected: readonly (string | RegExp)[]): (string | RegExp)[] {
  const text = textOf(element);
  const has = (words: string | RegExp) =>
    typeof words === 'string' ? text.includes(oneLine(words)) : words.test(text);
  return expected.filter((words) => !has(words));
}
