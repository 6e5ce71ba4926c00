import { parseInline } from '../../resolve/inline.ts';
import type { ContentText } from './content-texts.ts';

/** Finds the matches of a pattern (with the flag g) in a text. Skips the addresses of links. */
export function matchText({ text, kind }: ContentText, pattern: RegExp) {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return [];
  const addresses = kind === 'inline' ? parseInline(text).filter((node) => node.kind === 'link') : [];
  return matches
    .filter(({ index }) => !addresses.some(({ start, end }) => index >= start && index < end))
    .map((match) => ({
      match: match[0],
      part: { start: match.index, end: match.index + match[0].length },
    }));
}
