import { parseInline } from '../resolve/inline.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { reportPerFile } from './shared/site-index.ts';
import type { Words } from './shared/words.ts';

interface Markup {
  pattern: RegExp;
  hint: string;
}

const INLINE = 'Only **bold** and [a link](/page) are markup here.';
const PLAIN = 'This text has no markup; write the words alone.';

const ANYWHERE: Markup[] = [
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, hint: 'HTML is shown as it is typed.' },
  { pattern: /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8}\d?);/i, hint: 'Write the character itself.' },
  { pattern: /\[[^[\]]+\]\s+\((?:\/|#|https?:|mailto:|tel:)[^)]*\)/, hint: 'No space between ] and (.' },
];

/** What is left of markup in the parts that are shown as text, with its place in the whole. */
function leftover({ text, kind }: Words): { start: number; end: number; found: string; hint: string } | null {
  const checks = kind === 'inline' ? ANYWHERE : [...ANYWHERE, ...ONLY_INLINE];
  for (const { pattern, hint } of checks) {
    const match = pattern.exec(text);
    if (!match) continue;
    const start = match.index;
    const more = kind === 'inline' ? INLINE : PLAIN;
    return { start, end: start + match[0].length, found: match[0], hint: `${hint} ${more}` };
  }
  if (kind !== 'inline' || !text.includes('**')) return null;
  const isOpen = parseInline(text).some((part) => part.kind === 'text' && part.text.includes('**'));
  if (!isOpen) return null;
  const start = text.lastIndexOf('**');
  const hint = 'Two stars before and two after, without a space inside: **bold**.';
  return { start, end: start + 2, found: '**', hint };
}

const ONLY_INLINE: Markup[] = [
  { pattern: /\*\*[^*]+\*\*/, hint: 'The stars would be shown.' },
  { pattern: /\[[^[\]]+\]\([^)]*\)/, hint: 'The brackets would be shown, and there would be no link.' },
];

export const markupInText: Rule<'markup-in-text'> = {
  code: 'markup-in-text',
  severity: 'warning',
  what: 'A text holds HTML, a character code, or bold or a link that is not closed or not possible in its place.',
  why: 'Visitors would see the signs as they are typed.',
  fix: 'Where a text allows markup, it is `**bold**` and `[a link](/page)`, and nothing else.',
  check: (facts, tellAll) =>
    reportPerFile(facts, 'markup-in-text', tellAll, ({ words }, tell) => {
      for (const one of words) {
        const found = leftover(one);
        if (!found) continue;
        const { source, segments } = one;
        const message = `${formatPath(segments)} holds ${JSON.stringify(found.found)}, which is shown as it is typed.`;
        const spot = { start: found.start, end: found.end };
        tell({ source, segments, spot, message, hint: found.hint });
      }
    }),
};
