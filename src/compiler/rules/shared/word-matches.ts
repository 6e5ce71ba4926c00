import { parseInline } from '../../resolve/inline.ts';
import type { Words } from './words.ts';

/** Where a pattern (with the flag g) matches in what people read: addresses of links are passed over. */
export function matchesIn({ text, kind }: Words, pattern: RegExp) {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return [];
  const addresses = kind === 'inline' ? parseInline(text).filter((part) => part.kind === 'link') : [];
  return found
    .filter(({ index }) => !addresses.some(({ start, end }) => index >= start && index < end))
    .map((match) => ({
      found: match[0],
      spot: { start: match.index, end: match.index + match[0].length },
    }));
}
