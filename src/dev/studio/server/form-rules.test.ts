import { expect, test } from 'vitest';
import { secondSiteInput } from '../../../../tests/engine/support/second-site-input.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { listFormRules } from './form-rules.ts';

const input = secondSiteInput();
const context = { store: { refresh: () => undefined, input: () => input } } as unknown as ContentContext;

test('describes what a form accepts and where it is stored, in words', () => {
  const { table, fields } = listFormRules(context, 'content/forms/first-evening.json') ?? { fields: [] };
  expect(table).toBe('first_evenings');
  const texts = fields.map(({ label, kind, required, limits, column }) =>
    [label, kind, required, limits, column].join(' | '),
  );
  expect(texts).toEqual([
    'Climber | text | yes | 2 to 80 characters | climber',
    'Email | e-mail address | yes | at most 254 characters | email',
    'Tuesday | date | yes |  | tuesday',
    'Experience | one choice | yes | None, A little, Regular | experience',
    'Lend | several choices | no | Harness, Shoes, Helmet; at most 3 entries | lend',
    'Remarks | text | no | at most 600 characters | remarks',
  ]);
});

test('returns null for a file that is no form', () => {
  expect(listFormRules(context, 'content/site.json')).toBeNull();
});
