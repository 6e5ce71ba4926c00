import { expect, it } from 'vitest';
import { readDataSchema } from '../data-schema.ts';

const hintOf = (description: string, language?: string, format = 'date') => {
  const text = JSON.stringify({
    type: 'object',
    properties: { start: { type: 'string', format, description } },
  });
  const { fields, notices } = readDataSchema({ path: 'schemas/forms/visit.schema.json', text }, { language });
  return { hint: fields[0]?.description, notices: notices.map(({ message }) => message) };
};

it.each([
  ['Enter the date in the format MM/DD/YYYY.', 'en-GB', 'MM/DD'],
  ['mm-dd-yy', undefined, 'mm-dd'],
  ['month/day/year', 'cy', 'month/day'],
  ['DD/MM/YYYY', 'en-US', 'DD/MM'],
  ['dd.mm.yyyy', 'en-US', 'dd.mm'],
])('leaves out the hint "%s" where the language is %s', (description, language, asked) => {
  const { hint, notices } = hintOf(description, language);
  expect(hint).toBeUndefined();
  expect(notices).toEqual([expect.stringContaining(`dates as "${asked}"`)]);
});

it.each([
  ['Enter the date in the format DD/MM/YYYY.', 'en-GB'],
  ['MM/DD/YYYY', 'en-US'],
  ['YYYY-MM-DD', 'en-GB'],
  ['Day, month and year.', 'en-US'],
  ['The month and day of the visit.', 'de'],
])('keeps the hint "%s" where the language is %s', (description, language) => {
  expect(hintOf(description, language)).toEqual({ hint: description, notices: [] });
});

it('keeps the description of a text that is no date', () => {
  expect(hintOf('MM/DD/YYYY', 'en-GB', 'email').hint).toBe('MM/DD/YYYY');
});
