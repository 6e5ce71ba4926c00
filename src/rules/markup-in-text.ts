import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { ContentText, Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { parseInline } from '@json-site/compiler/words';

interface Markup {
  pattern: RegExp;
  hint: string;
  /** The same in the markup of this project, for a text that allows it. */
  right?: (match: string) => string;
}

const INLINE = 'This text allows **bold**, _italics_, `code`, ^raised^, ~lowered~ and [a link](/page).';
const PLAIN = 'This text allows no markup: write plain text.';

const NEVER_ALLOWED: Markup[] = [
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, hint: 'HTML is not supported.' },
  { pattern: /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8}\d?);/i, hint: 'Write the character itself.' },
  {
    pattern: /\[[^[\]]+\]\s+\((?:\/|#|https?:|mailto:|tel:)[^)]*\)/,
    hint: 'Delete the space between ] and (.',
  },
];

/** Markup of other systems for headings, lists, italics and pictures. */
const MARKDOWN: Markup[] = [
  { pattern: /^#{1,6} +\S/, hint: 'A heading is a separate property, or a part of the block "prose".' },
  {
    pattern: /^(?:[-*+•]|\d+[.)]) +\S/,
    hint: 'Write the items of a list as separate texts, where the block has a list.',
  },
  { pattern: /^> +\S/, hint: 'Delete the sign.' },
  {
    pattern: /!\[[^[\]]*\]\([^)]*\)/,
    hint: 'A picture is a separate property, in a block that shows pictures.',
  },
  {
    pattern: /(?<![\w*])\*(?![\s*])[^*\n]*[^\s*]\*(?![\w*])/,
    hint: 'Write underscores for italics: _italics_.',
    right: (match) => `_${match.slice(1, -1)}_`,
  },
  {
    pattern: /(?<!\w)__(?![\s_])[^_\n]*[^\s_]__(?!\w)/,
    hint: 'Write two asterisks for bold: **bold**.',
    right: (match) => `**${match.slice(2, -2)}**`,
  },
  { pattern: /~~[^~\n]+~~/, hint: 'Strikethrough is not supported.' },
];

const INLINE_ONLY: Markup[] = [
  { pattern: /\*\*[^*]+\*\*/, hint: 'The asterisks would be visible.' },
  { pattern: /(?<!\w)_(?![\s_])[^_\n]*[^\s_]_(?!\w)/, hint: 'The underscores would be visible.' },
  { pattern: /`[^`\n]+`/, hint: 'The quotation marks would be visible.' },
  {
    pattern: /\[[^[\]]+\]\([^)]*\)/,
    hint: 'The brackets would be visible, and there would be no link.',
  },
];

/** What is left of markup in a text that has been parsed. */
const UNCLOSED = [
  ['**', 'Write two asterisks before and after, without a space inside: **bold**.'],
  ['](', 'Write the label and the address of a link, and both pairs of brackets: [a link](/page).'],
] as const;

const SHOWN_AS_TYPED = [...NEVER_ALLOWED, ...MARKDOWN];

interface FoundMarkup {
  start: number;
  match: string;
  hint: string;
  right?: string | undefined;
}

/** The text with spaces in place of code, which is shown as typed on purpose. */
const withoutCode = (text: string) =>
  parseInline(text).reduce(
    (result, { at, marks, text: { length } }) =>
      marks.includes('code') ? result.slice(0, at) + ' '.repeat(length) + result.slice(at + length) : result,
    text,
  );

/** Finds markup that the page would show as typed, with its position in the text. */
function findMarkup({ text, kind }: ContentText): FoundMarkup | null {
  const forbidden = kind === 'inline' ? SHOWN_AS_TYPED : [...SHOWN_AS_TYPED, ...INLINE_ONLY];
  const allowed = kind === 'inline' ? INLINE : PLAIN;
  const examined = kind === 'inline' && text.includes('`') ? withoutCode(text) : text;
  for (const { pattern, hint, right } of forbidden) {
    const found = pattern.exec(examined);
    if (!found) continue;
    const [match] = found;
    const isFixable = kind === 'inline' && right !== undefined;
    return {
      start: found.index,
      match,
      hint: `${hint} ${allowed}`,
      ...(isFixable && { right: right(match) }),
    };
  }
  if (kind !== 'inline' || !UNCLOSED.some(([match]) => text.includes(match))) return null;
  for (const run of parseInline(text))
    for (const [match, hint] of UNCLOSED)
      if (!run.marks.includes('code') && run.text.includes(match))
        return { start: run.at + run.text.indexOf(match), match, hint };
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
        const { start, match, hint, right } = markup;
        const message = sentence`${at(jsonPath)} contains ${JSON.stringify(match)}, which is shown as typed.`;
        const part = { start, end: start + match.length };
        yield { source, jsonPath, part, message, hint, fix: replaceAt(jsonPath, part, match, right) };
      }
    }),
};
