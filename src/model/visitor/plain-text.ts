import type { Inline, InlineRun } from '../model.ts';

const textOf = (run: InlineRun): string =>
  typeof run === 'string' ? run : Object.values(run).map(textOf).join('');

/** Removes the markup of a text. */
export function plainText(text: Inline): string {
  if (typeof text === 'string') return text;
  return text
    .map((node) => (typeof node === 'object' && 'href' in node ? plainText(node.text) : textOf(node)))
    .join('');
}
