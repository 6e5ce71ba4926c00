import { expect, test } from 'vitest';
import { wordsLeft } from './count-words.ts';

test('counts words between spaces and line breaks, and none in a text of spaces', () => {
  expect(wordsLeft('', 3)).toBe(3);
  expect(wordsLeft(' \n ', 3)).toBe(3);
  expect(wordsLeft('  one two-three\n\nfour ', 3)).toBe(0);
  expect(wordsLeft('a b c d', 3)).toBe(-1);
});
