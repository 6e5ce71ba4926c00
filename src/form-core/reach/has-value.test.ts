import { expect, it } from 'vitest';
import type { CoreSchema, FormatName } from '../core-schema.ts';
import { createIsValid } from '../sample/sample.ts';
import { hasValue } from './has-value.ts';

const MOST = 40;
const LENGTHS = Array.from({ length: MOST }, (_, index) => index + 1);

/** The least and the greatest number of characters of a valid text. */
const FORMAT_LENGTHS: Record<FormatName, readonly [least: number, most: number]> = {
  email: [5, MOST],
  uri: [8, MOST],
  tel: [7, MOST],
  date: [10, 10],
  time: [5, 8],
  'date-time': [20, 32],
  uuid: [36, 36],
};

it.each(Object.entries(FORMAT_LENGTHS))(
  'finds a text of the format %s wherever there is one',
  (name, lengths) => {
    const isValid = createIsValid();
    const format = name as FormatName;
    const found = (rule: object) => hasValue([{ type: 'string', format, ...rule } as CoreSchema], isValid);
    const [least, most] = lengths;
    expect(LENGTHS.filter((maxLength) => found({ maxLength }) === true)).toEqual(
      LENGTHS.filter((length) => length >= least),
    );
    expect(LENGTHS.filter((minLength) => found({ minLength }) === true)).toEqual(
      LENGTHS.filter((length) => length <= most),
    );
  },
);

/** One time is later than another, also where the first is at the end of a day. */
const TIMES: CoreSchema = {
  type: 'object',
  properties: {
    from: { type: 'string', format: 'time' },
    to: { type: 'string', format: 'time', after: 'from' },
  },
  required: ['from', 'to'],
};

it.each<[boolean | undefined, ...object[]]>([
  [false, { type: 'string', maxLength: 0 }],
  [false, { type: 'string', format: 'date' }, { type: 'string', format: 'uuid' }],
  [
    true,
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: 100 }, minItems: 100, uniqueItems: true },
  ],
  [
    false,
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: 9 }, minItems: 10, uniqueItems: true },
  ],
  [true, { type: 'array', items: { type: 'integer', enum: LENGTHS }, minItems: MOST, uniqueItems: true }],
  [true, { type: 'integer', minimum: 1, maximum: 12, multipleOf: 7 }],
  [false, { type: 'integer', minimum: 1, maximum: 6, multipleOf: 7 }],
  [true, { type: 'array', items: TIMES, minItems: 20 }],
  [undefined, { type: 'integer', multipleOf: 1009, minimum: 1 }, { type: 'integer', multipleOf: 99991 }],
  [undefined, { type: 'string', pattern: '^A' }, { type: 'string', pattern: '^B' }],
])('answers %s for %j', (answer, ...definitions) => {
  expect(hasValue(definitions as CoreSchema[], createIsValid())).toBe(answer);
});
