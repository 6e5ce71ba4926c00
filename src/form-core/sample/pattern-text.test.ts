import { expect, test } from 'vitest';
import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import { textOfPattern } from './pattern-text.ts';
import { randomNumbers } from './random.ts';
import { createIsValid, sampleValue } from './sample.ts';

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

test.each([
  ['a date of another century', '^1999', { format: 'date' }],
  ['a moment in another time zone', '\\+01:00$', { format: 'date-time' }],
  ['a telephone number with a country code', '^\\+44', { format: 'tel' }],
  ['an id that begins with zeros', '^0000', { format: 'uuid' }],
  ['words of 50 to 60 characters', '^\\w+( \\w+)*$', { minLength: 50, maxLength: 60 }],
  ['exactly 20 letters', '^[a-z]*$', { minLength: 20, maxLength: 20 }],
  ['ideographs', '^[一-龯]+$', {}],
])('%s is found', (_, pattern, rules) => {
  const definition = { type: 'string', pattern, ...rules } as CoreSchema;
  const isValid = createIsValid();
  const text = sampleValue([definition], randomNumbers(1), isValid);
  expect(text).toBeDefined();
  expect(isValid(definition as ConditionSchema, text)).toBe(true);
});

test('a pattern of the empty text alone has no such text', () => {
  expect(textOfPattern('^$', anything, randomNumbers(1))).toBeUndefined();
});
