import { expect, test } from 'vitest';
import { growth } from '../../../tests/engine/support/growth.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import { type InlineRun, linksOf, parseInline } from './inline.ts';

/** A run, with its marks as the names of elements and its link behind it. */
const shown = ({ text, marks, link }: InlineRun) =>
  [...marks.map((mark) => `${mark}:`), text, ...(link ? [`>${link.href}`] : [])].join('');

test.each([
  ['plain', ['plain']],
  ['a **b** c', ['a ', 'strong:b', ' c']],
  ['[a](/b)', ['a>/b']],
  ['[a](/b_(c))!', ['a>/b_(c)', '!']],
  ['**[a](/b)**', ['strong:a>/b']],
  ['**See [a](/b) now**', ['strong:See ', 'strong:a>/b', 'strong: now']],
  ['[a **b**](/c)', ['a >/c', 'strong:b>/c']],
  ['**open', ['**open']],
  ['2 ** 3 ** 4', ['2 ** 3 ** 4']],
  ['**a** **b', ['strong:a', ' **b']],
  ['[a] (b) [](c) [d]() [ ](e)', ['[a] (b) [](c) [d]() [ ](e)']],
  ['[x [a](/b)', ['[x ', 'a>/b']],
  ['<b>&amp;</b> # c', ['<b>&amp;</b> # c']],
  ['_a_ **_b_ c**', ['em:a', ' ', 'strong:em:b', 'strong: c']],
  ['snake_case_name __init__ _ a_', ['snake_case_name __init__ _ a_']],
  ['`**a** [b](/c)`', ['code:**a** [b](/c)']],
  ['CO~2~, m^2^, ~5 to ~6, ^ a^, ~~b~~', ['CO', 'sub:2', ', m', 'sup:2', ', ~5 to ~6, ^ a^, ~~b~~']],
  ['one\ntwo', ['one\ntwo']],
  ['', []],
])('%j', (text, runs) => {
  expect(parseInline(text).map(shown)).toEqual(runs);
});

test('a link has the offsets of its label and its address', () => {
  const [link] = linksOf('See [**u**s](/about).');
  expect(link).toEqual({ label: 'us', labelStart: 5, href: '/about', start: 13, end: 19 });
});

const pieces = ['**', '*', '_', '`', '^', '~', '[', ']', '(', ')', '](', 'a', ' ', '/b', '\n', '<i>'];
const markup = fc.array(fc.constantFrom(...pieces));

/** What is between runs: markup alone. */
const BETWEEN = /^(?:\*\*|[_`^~[]|\]\([^\n]+\))*$/;

test('parsing loses no character', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    markup.map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (source) => {
      let end = 0;
      for (const run of [...parseInline(source), { text: '', at: source.length }]) {
        expect(source.slice(end, run.at)).toMatch(BETWEEN);
        end = run.at + run.text.length;
        expect(source.slice(run.at, end)).toBe(run.text);
      }
    }),
  );
});

test.each(['**', '[', '[a](', '](', '**a', '[a'])(
  'parses a hostile text of many %j in linear time',
  (piece) => {
    // Both texts are longer than 128 KB: JavaScript engines keep such ones apart, and make them at another speed.
    expect(growth(150_000, (size) => parseInline(piece.repeat(size / piece.length)))).toBe('linear');
  },
);
