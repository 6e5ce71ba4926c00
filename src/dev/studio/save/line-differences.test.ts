import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import { lineDifferences } from './line-differences.ts';

test('only what differs is shown, with a little around it', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const mine = lines.with(10, 'mine');
  expect(
    lineDifferences(lines.join('\r\n'), mine.join('\n')).map(({ side, text }) => `${side} ${text}`),
  ).toEqual([
    'both line 8',
    'both line 9',
    'theirs line 10',
    'mine mine',
    'both line 11',
    'both line 12',
    'skipped …',
  ]);
});

test('no line that differs is left out', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (theirs, mine) => {
      const found = lineDifferences(theirs.join('\n'), mine.join('\n'));
      const count = (side: string) => found.filter((line) => line.side === side).length;
      const length = (lines: string[]) => Math.max(1, lines.length);
      expect(length(theirs) - count('theirs')).toBe(length(mine) - count('mine'));
    }),
  );
});

test('equal texts have no differences', () => {
  expect(lineDifferences('a\nb', 'a\nb')).toEqual([]);
});
