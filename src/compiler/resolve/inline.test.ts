import { expect, test } from 'vitest';
import { growth } from '../../../tests/engine/support/growth.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import { type InlinePart, parseInline } from './inline.ts';

const written = (part: InlinePart) => {
  if (part.kind === 'text') return part.text;
  return part.kind === 'strong' ? `**${part.text}**` : `[${part.text}](${part.href})`;
};

test.each([
  ['plain', ['plain']],
  ['a **b** c', ['a ', '**b**', ' c']],
  ['[a](/b)', ['[a](/b)']],
  ['[a](/b_(c))!', ['[a](/b_(c))', '!']],
  ['**[a](/b)**', ['**', '[a](/b)', '**']],
  ['**open', ['**open']],
  ['2 ** 3 ** 4', ['2 ** 3 ** 4']],
  ['**a** **b', ['**a**', ' **b']],
  ['[a] (b) [](c) [d]() [ ](e)', ['[a] (b) [](c) [d]() [ ](e)']],
  ['[x [a](/b)', ['[x ', '[a](/b)']],
  ['<b>&amp;</b> _a_ `b` # c', ['<b>&amp;</b> _a_ `b` # c']],
  ['', []],
])('%j', (text, parts) => {
  expect(parseInline(text).map(written)).toEqual(parts);
});

test('a link has the offsets of its address', () => {
  const [, link] = parseInline('See [us](/about).');
  expect(link).toEqual({ kind: 'link', text: 'us', href: '/about', start: 9, end: 15 });
});

const markup = fc.array(fc.constantFrom('**', '*', '[', ']', '(', ')', '](', 'a', ' ', '/b', '\n', '<i>'));

test('parsing loses no character', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    markup.map((parts) => parts.join('')),
  );
  fc.assert(fc.property(text, (source) => parseInline(source).map(written).join('') === source));
});

test.each(['**', '[', '[a](', '](', '**a', '[a'])(
  'parses a hostile text of many %j in linear time',
  (piece) => {
    expect(growth(20_000, (size) => parseInline(piece.repeat(size)))).toBe('linear');
  },
);
