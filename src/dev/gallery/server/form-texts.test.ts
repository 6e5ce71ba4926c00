import { expect, it } from 'vitest';
import { loadContent } from '../../../../scripts/content/load-content.ts';
import { FORM_TEXTS } from '../../../../tests/support/made-form.ts';
import { formTexts } from './form-texts.ts';

const SCHEMA = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['school', 'family'] },
    visitors: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['age'],
        properties: { age: { type: 'integer', minimum: 1, title: 'Age' } },
      },
    },
  },
  if: { properties: { kind: { const: 'school' } }, required: ['kind'] },
  then: {
    properties: { school: { type: 'string', maxLength: 80, title: 'Which school?' } },
    required: ['school'],
  },
};
const CONTENT = {
  sections: [
    {
      id: 'visit',
      fields: [{ name: 'kind', label: 'Kind' }, { name: 'school' }, { name: 'visitors', label: 'Visitors' }],
    },
  ],
};

const { migrations: _, ...input } = loadContent();
const [form] = formTexts(
  {
    ...input,
    files: [FORM_TEXTS, { path: 'content/forms/visit.json', text: JSON.stringify(CONTENT) }],
    formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: JSON.stringify(SCHEMA) } },
  },
  'en-GB',
);

it('lists the message of each rule, also of fields in lists and of conditional fields', () => {
  const messages = form?.messages.map(({ field, rule, limit, text }) => [field, rule, limit, text]);
  expect(messages).toEqual(
    expect.arrayContaining([
      ['kind', 'required', '', 'Choose kind'],
      ['school', 'required', '', 'Give your answer to “Which school?”'],
      ['school', 'maxLength', '80', 'Shorten your answer to “Which school?” to 80 characters'],
      ['visitors', 'maxItems', '5', 'Visitors: add no more than 5'],
      ['visitors.*.age', 'type', '', 'Age must be a whole number'],
      ['visitors.*.age', 'minimum', '1', 'Age must be 1 or more'],
    ]),
  );
});

it('lists the texts that are not on the page at first', () => {
  const texts = new Map(form?.texts.map(({ path, text }) => [path, text]));
  expect(texts.get('school: label')).toBe('Which school?');
  expect(texts.get('visitors.*.age: label')).toBe('Age');
  expect(texts.get('visitors: itemLabel')).toBe('Visitors {number}');
  expect(texts.get('outcomes.offline.title')).toBe('No connection');
  expect(texts.get('list.moved')).toBe('{item} moved to position {number}');
});
