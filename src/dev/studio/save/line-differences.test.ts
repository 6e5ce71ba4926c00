import { expect, test } from 'vitest';
import { lineDifferences } from './line-differences.ts';

const LINES = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);

test('groups the different lines with two lines of context', () => {
  const draft = LINES.with(10, 'mine').toSpliced(0, 1);
  expect(lineDifferences(LINES.join('\n'), draft.join('\n'))).toEqual([
    {
      start: 1,
      lines: [
        { origin: 'file', text: 'line 1' },
        { origin: 'both', text: 'line 2' },
        { origin: 'both', text: 'line 3' },
      ],
    },
    {
      start: 9,
      lines: [
        { origin: 'both', text: 'line 9' },
        { origin: 'both', text: 'line 10' },
        { origin: 'file', text: 'line 11' },
        { origin: 'draft', text: 'mine' },
        { origin: 'both', text: 'line 12' },
        { origin: 'both', text: 'line 13' },
      ],
    },
  ]);
});

test('ignores line endings and a missing newline at the end', () => {
  expect(lineDifferences('a\r\nb\r\n', 'a\nb\n')).toEqual([]);
  expect(lineDifferences('a\nb\n', 'a\nc')).toEqual([
    {
      start: 1,
      lines: [
        { origin: 'both', text: 'a' },
        { origin: 'file', text: 'b' },
        { origin: 'draft', text: 'c' },
      ],
    },
  ]);
});
