import { expect, test } from 'vitest';
import { makeForm } from '../../../tests/support/made-form.ts';
import type { FormField } from '../../model/content-types.ts';

const TEXT = { type: 'string', maxLength: 80 };

/** The note of a form that is made of a data schema, and its fields by name. */
function formOf(schema: object): { note: unknown; fields: Record<string, FormField | undefined> } {
  const { form, report } = makeForm({ type: 'object', ...schema });
  expect(report).toBe('');
  const fields = form?.sections.flatMap((section) => section.fields) ?? [];
  return { note: form?.requiredNote, fields: Object.fromEntries(fields.map((field) => [field.name, field])) };
}

test('says before the questions of which one needs an answer, and marks none of them', () => {
  const { note, fields } = formOf({
    properties: { telephone: { ...TEXT, description: 'In the evening' }, email: TEXT, other: TEXT },
    anyOf: [{ required: ['telephone'] }, { required: ['email'] }],
  });
  const sentence = 'Answer at least one of these: telephone, email';
  expect(note).toBeUndefined();
  expect(fields['telephone']?.hint).toEqual([`${sentence}. `, 'In the evening']);
  expect(fields['email']).toMatchObject({ oneOf: true, messages: { required: sentence } });
  expect(fields['other']).not.toHaveProperty('hint');
});

test('says before all questions that an empty form is not sent', () => {
  const { note, fields } = formOf({ properties: { one: TEXT, other: TEXT } });
  expect(note).toBe('Answer at least one question.');
  expect(fields['one']).toMatchObject({
    oneOf: true,
    messages: { required: 'Answer at least one question' },
  });
});

test('shows the descriptions of options, as radio buttons', () => {
  const options = ['a', 'b', 'c', 'd', 'e'].map((one) => ({ const: one, title: one.toUpperCase() }));
  const oneOf = options.map((one) => (one.const === 'b' ? { ...one, description: 'The second' } : one));
  const { fields } = formOf({ properties: { level: { type: 'string', oneOf } } });
  expect(fields['level']).toMatchObject({ widget: 'radios' });
  expect(fields['level']?.options?.[1]).toEqual({ value: 'b', label: 'B', hint: 'The second' });
  expect(fields['level']?.options?.[0]).toEqual({ value: 'a', label: 'A' });
  const several = { type: 'array', uniqueItems: true, items: { type: 'string', oneOf } };
  expect(formOf({ properties: { levels: several } }).fields['levels']?.options?.[1]?.hint).toBe('The second');
});

test('knows how long a text in digits is, and how many words another one may have', () => {
  const { fields } = formOf({
    properties: {
      code: { type: 'string', pattern: '^[0-9]{6}$' },
      summary: { type: 'string', pattern: '^(?:\\S+\\s+){0,49}\\S+$' },
    },
  });
  expect(fields['code']).toMatchObject({ digits: true, length: 6 });
  expect(fields['summary']).toMatchObject({ words: 50, widget: 'textarea' });
  expect(fields['summary']).not.toHaveProperty('length');
});

test('says for which answers a question is', () => {
  const guide = { type: 'boolean', title: 'A guide?' };
  const size = { title: 'Size', oneOf: ['s', 'm', 'l'].map((one) => ({ const: one, title: `Size ${one}` })) };
  const shows = (test: object, then: string, other?: string) => ({
    if: { properties: test, required: Object.keys(test) },
    then: { properties: { [then]: TEXT } },
    ...(other && { else: { properties: { [other]: TEXT } } }),
  });
  const { fields } = formOf({
    properties: { guide, size, age: { type: 'integer', title: 'Age' } },
    required: ['guide'],
    allOf: [
      shows({ guide: { const: true } }, 'language', 'plan'),
      shows({ size: { enum: ['m', 'l'] } }, 'fit'),
      shows({ age: { minimum: 18 } }, 'licence'),
    ],
  });
  const sentences = ['guide', 'language', 'plan', 'fit', 'licence'].map((name) => fields[name]?.onlyIf);
  expect(sentences).toEqual([
    undefined,
    'Only needed if you answer “A guide?” with: Yes.',
    'Not needed if you answer “A guide?” with: Yes.',
    'Only needed if you answer “Size” with: Size m or Size l.',
    'Needed for some answers to: Age.',
  ]);
});
