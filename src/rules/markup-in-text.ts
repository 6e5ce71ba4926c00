import { at, sentence } from '@json-site/compiler/diagnostics';
import type { ContentText, Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { parseInline } from '@json-site/compiler/words';

interface Markup {
  pattern: RegExp;
  hint: string;
}

const INLINE = 'This text allows only **bold** and [a link](/page).';
const PLAIN = 'This text allows no markup: write plain text.';

const NEVER_ALLOWED: Markup[] = [
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, hint: 'HTML is not supported.' },
  { pattern: /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8}\d?);/i, hint: 'Write the character itself.' },
  {
    pattern: /\[[^[\]]+\]\s+\((?:\/|#|https?:|mailto:|tel:)[^)]*\)/,
    hint: 'Delete the space between ] and (.',
  },
];

/** Markup of other systems for headings, lists, italics, code and pictures. */
const MARKDOWN: Markup[] = [
  { pattern: /^#{1,6} +\S/, hint: 'A heading is a separate property, such as "heading".' },
  {
    pattern: /^(?:[-*+•]|\d+[.)]) +\S/,
    hint: 'Write the items of a list as separate texts, where the block has a list.',
  },
  { pattern: /^> +\S/, hint: 'Delete the sign.' },
  {
    pattern: /!\[[^[\]]*\]\([^)]*\)/,
    hint: 'A picture is a separate property, in a block that shows pictures.',
  },
  { pattern: /(?<![\w*])\*(?![\s*])[^*\n]*[^\s*]\*(?![\w*])/, hint: 'Italics are not supported.' },
  { pattern: /(?<!\w)_(?![\s_])[^_\n]*[^\s_]_(?!\w)/, hint: 'Italics are not supported.' },
  { pattern: /(?<!\w)__(?![\s_])[^_\n]*[^\s_]__(?!\w)/, hint: 'Write two asterisks for bold: **bold**.' },
  { pattern: /`[^`\n]+`/, hint: 'Code is not supported.' },
  { pattern: /~~[^~\n]+~~/, hint: 'Strikethrough is not supported.' },
];

const INLINE_ONLY: Markup[] = [
  { pattern: /\*\*[^*]+\*\*/, hint: 'The asterisks would be visible.' },
  {
    pattern: /\[[^[\]]+\]\([^)]*\)/,
    hint: 'The brackets would be visible, and there would be no link.',
  },
];

/** What is left of markup in a text that has been parsed. */
const UNCLOSED = [
  ['**', 'Write two asterisks before and after, without a space or a link inside: **bold**.'],
  ['](', 'Write the label and the address of a link, and both pairs of brackets: [a link](/page).'],
] as const;
const NESTED = 'A link has no bold words: delete the asterisks.';

const SHOWN_AS_TYPED = [...NEVER_ALLOWED, ...MARKDOWN];

/** Finds markup that the page would show as typed, with its position in the text. */
function findMarkup({ text, kind }: ContentText): { start: number; match: string; hint: string } | null {
  const forbidden = kind === 'inline' ? SHOWN_AS_TYPED : [...SHOWN_AS_TYPED, ...INLINE_ONLY];
  const allowed = kind === 'inline' ? INLINE : PLAIN;
  for (const { pattern, hint } of forbidden) {
    const found = pattern.exec(text);
    if (found) return { start: found.index, match: found[0], hint: `${hint} ${allowed}` };
  }
  if (kind !== 'inline') return null;
  for (const part of parseInline(text))
    for (const [match, hint] of UNCLOSED) {
      if (!part.text.includes(match)) continue;
      const start = text.indexOf(part.text) + part.text.indexOf(match);
      return { start, match, hint: part.kind === 'link' ? NESTED : hint };
    }
  return null;
}

export const rule: Rule = {
  code: 'markup-in-text',
  severity: 'warning',
  check: (index) =>
    checkEachFile(index, 'markup-in-text', function* ({ texts }) {
      for (const text of texts) {
        const markup = findMarkup(text);
        if (!markup) continue;
        const { source, jsonPath } = text;
        const { start, match, hint } = markup;
        const message = sentence`${at(jsonPath)} contains ${JSON.stringify(match)}, which is shown as typed.`;
        yield { source, jsonPath, part: { start, end: start + match.length }, message, hint };
      }
    }),
};
