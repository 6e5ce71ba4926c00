import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import { fitParts, pasteReport } from './fit-parts.ts';
import { readCopied } from './read-copied.ts';

const FIXTURES = path.join(ROOT, 'tests/fixtures/pasted');
const KINDS = ['text', 'heading', 'subheading', 'list', 'numbered', 'quote', 'table', 'code'];

interface Expected {
  /** The parts that an editor would make of the text by hand. */
  values: unknown[];
  report: string;
  /** Words of the file that are no words of the text: numbers of items, comments, hidden rows. */
  leftOut: string[];
}

/** The words of a text by how often each is in it. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** The words that a browser shows, found without the parser that is tested. */
const shownWords = (html: string) =>
  wordsOf(
    html
      .replace(/<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>/g, '')
      .replace(/<[^>]*>/g, (tag) =>
        /^<\/?(?:b|i|em|strong|span|font|a|o:p)\b(?!.*align:su)/.test(tag) ? '' : ' ',
      )
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  );

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const fixtures = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const html = readFileSync(path.join(FIXTURES, name), 'utf8');
    const expected: Expected = JSON.parse(
      readFileSync(path.join(FIXTURES, name.replace('.txt', '.json')), 'utf8'),
    );
    const { parts, leftOut } = readCopied(html);
    return { name, html, expected, leftOut, ...fitParts(parts, KINDS) };
  });

test.each(fixtures)('keeps every word of $name', ({ html, expected, values }) => {
  // An address of a link is no word that visitors read.
  const kept = wordsOf(
    textsIn(values)
      .join(' ')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/[*_^~`]/g, ' '),
  );
  const leftOut = wordsOf(expected.leftOut.join(' '));
  const missing = [...shownWords(html.replaceAll(/<su[bp]\b|<\/su[bp]>/g, ' $&'))].filter(
    ([word, amount]) => (kept.get(word) ?? 0) + (leftOut.get(word) ?? 0) < amount,
  );
  expect(missing).toEqual([]);
});

test.each(fixtures)('keeps the structure of $name', ({ expected, values, lost, leftOut }) => {
  expect(values).toEqual(expected.values);
  expect(pasteReport(lost, leftOut)).toBe(expected.report);
});
