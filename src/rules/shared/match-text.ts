import type { ContentText } from '@json-site/compiler/rule';
import { escapeRegExp, linksOf } from '@json-site/compiler/words';

/**
 * Returns a pattern that finds any of the phrases as whole words. A phrase is a list of the parts between which `gap`,
 * the source of a pattern, matches. The pattern ignores case unless `flags` says otherwise.
 */
export function wordPattern(phrases: string[][], gap = '', flags = 'giu'): RegExp {
  // The longest phrase first, so that the pattern does not match only a part of it.
  const sources = phrases
    .map((parts) => parts.map(escapeRegExp).join(`(?:${gap})`))
    .sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

/** Finds the matches of a pattern (with the flag g) in a text. Skips the addresses of links. */
export function matchText({ text, kind }: ContentText, pattern: RegExp) {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return [];
  const addresses = kind === 'inline' ? linksOf(text) : [];
  return matches
    .filter(({ index }) => !addresses.some(({ start, end }) => index >= start && index < end))
    .map((match) => ({
      match: match[0],
      part: { start: match.index, end: match.index + match[0].length },
    }));
}
