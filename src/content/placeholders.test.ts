import { expect, test } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

function found(...values: string[]): string[] {
  const text = JSON.stringify({ values });
  return findPlaceholders([{ path: 'content/site.json', text }]).map(
    ({ column, length, message }) => `${text.slice(column - 1, column - 1 + length)} | ${message}`,
  );
}

test('placeholder', () => {
  expect(
    found(
      'Company number to be added',
      'Write to hello@somebody.example.',
      '020 7946 0958',
      'tel:+441614960147',
      '18 Example Wharf',
      'London E1 0XX',
    ),
  ).toMatchInlineSnapshot(`
    [
      "to be added | values[0] still holds "to be added": it says that something is still to come.",
      "hello@somebody.example | values[1] still holds "hello@somebody.example": .example is a domain that can never exist.",
      "020 7946 0958 | values[2] still holds "020 7946 0958": the number is reserved for fiction.",
      "+441614960147 | values[3] still holds "+441614960147": the number is reserved for fiction.",
      "Example Wharf | values[4] still holds "Example Wharf": the address is an example.",
      "E1 0XX | values[5] still holds "E1 0XX": the postcode is an example.",
    ]
  `);
});

test('what only looks like one is left alone', () => {
  expect(
    found('For example, a council', 'It is to be expected', '020 7123 4567', 'an example.org address'),
  ).toEqual([]);
});
