import type { Inline } from '../model.ts';

/** Removes the markup of a text. */
export function plainText(text: Inline): string {
  if (typeof text === 'string') return text;
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'strong' in node ? node.strong : node.text;
    })
    .join('');
}
