import { describe, expect, it, test } from 'vitest';
import { fieldsOf } from '../../../src/forms/fields.ts';
import { FORM_IDS, readForm, readSiteSchema } from '../../support/forms.ts';

/** Words that do not help the visitor, or that only developers use. */
const BANNED =
  /\b(valid|invalid|please|oops|sorry|must not|required property|forbidden|failed|illegal|incorrect|undefined|null|field|string)\b/i;

/** Texts that the specification prescribes. */
const PRESCRIBED = [
  'Please enter a valid email address',
  'There was an error sending your message. Please try again.',
  'There was an error sending your request. Please try again.',
];

test('the contact form has the specified texts about what became of a message', () => {
  const { notices, outcomes, button } = readForm('contact');
  expect(notices.success.title).toBe('Message sent successfully!');
  expect(outcomes.sent.text).toContain("We'll get back to you as soon as possible");
  expect(notices.failure).toMatchObject({
    title: 'Something went wrong',
    text: 'There was an error sending your message. Please try again.',
  });
  expect(button.busy).toBe('Processing...');
});

/** Every text inside a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(FORM_IDS)('the copy of the form %s', (id) => {
  const form = readForm(id);
  const { properties } = readSiteSchema(id);
  const { notices, outcomes, draft, crash, errors } = form;
  const messages = [...textsOf(form.messages), ...fieldsOf(form).flatMap((field) => textsOf(field.messages))];

  it('contains no jargon', () => {
    const texts = [...messages, ...textsOf({ notices, outcomes, draft, crash, errors })];
    expect(texts.filter((text) => BANNED.test(text) && !PRESCRIBED.includes(text))).toEqual([]);
  });

  it('includes the maximum length in its message', () => {
    for (const { messages: own } of fieldsOf(form)) {
      expect(own?.maxLength ?? form.messages?.maxLength).toContain('{limit}');
    }
  });

  it('has a description or comment for each field of its data schema', () => {
    const described = properties as Record<string, { description?: string; $comment?: string }>;
    const bare = Object.entries(described).filter(([, rule]) => !rule.description && !rule.$comment);
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('contains no property names', () => {
    const names = Object.keys(properties).filter((name) => /[A-Z]/.test(name));
    expect(messages.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
  });

  it('spells email as the specified labels do', () => {
    expect(textsOf(form).filter((text) => /\be-mail\b/i.test(text))).toEqual([]);
  });
});
