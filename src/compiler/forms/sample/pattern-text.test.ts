import { expect, test } from 'vitest';
import { textOfPattern } from './pattern-text.ts';
import { randomNumbers } from './random.ts';

const anything = () => true;

// A form sends no empty text, so an empty one would be no answer.
test.each(['^(?![\\s\\S]*[0-9])', '^a?$', '^[ ab]*$', '(?=.)'])(
  'a text of %s is one that a form sends',
  (pattern) => {
    for (let seed = 0; seed < 50; seed++) {
      const text = textOfPattern(pattern, anything, randomNumbers(seed));
      expect(text).toMatch(new RegExp(pattern, 'u'));
      expect(text).toBe(text?.trim());
      expect(text).not.toBe('');
    }
  },
);

test('a pattern of the empty text alone has no such text', () => {
  expect(textOfPattern('^$', anything, randomNumbers(1))).toBeUndefined();
});
