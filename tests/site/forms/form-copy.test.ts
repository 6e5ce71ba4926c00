import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/forms/errors.ts';
import { FORM_IDS, readDataSchema, readForm } from '../../support/forms.ts';

/** Words that say nothing about what to do, or that only a programmer knows. */
const BANNED =
  /\b(valid|invalid|please|oops|sorry|must not|required property|forbidden|failed|illegal|incorrect|undefined|null|field|string)\b/i;

/** The specification's own words. */
const GIVEN = [
  'Please enter a valid email address',
  'There was an error sending your message. Please try again.',
  'There was an error sending your request. Please try again.',
];

/** Every text below a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(FORM_IDS)('the words of the form %s', (id) => {
  const form = readForm(id);
  const { properties } = readDataSchema(id);
  const { notices, outcomes, draft, crash, errors } = form;
  const messages = fieldsOf(form).flatMap((field) => textsOf(field.messages));

  it('say what to do, in plain words', () => {
    const told = [...messages, ...textsOf({ notices, outcomes, draft, crash, errors })];
    expect(told.filter((text) => BANNED.test(text) && !GIVEN.includes(text))).toEqual([]);
  });

  it('name the limit that is broken', () => {
    for (const { name, messages: own } of fieldsOf(form)) {
      const { maxLength } = properties[name] ?? {};
      if (maxLength) expect(own?.maxLength).toContain(maxLength.toLocaleString('en-GB'));
    }
  });

  it('never name a field as the code does', () => {
    const names = Object.keys(properties).filter((name) => /[A-Z]/.test(name));
    expect(messages.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
  });

  it('write e-mail as the rest of the site, but for the specification’s own labels', () => {
    const own = textsOf({ outcomes, draft, crash, withoutScript: form.withoutScript });
    expect(own.filter((text) => /\bemail\b/i.test(text))).toEqual([]);
  });
});
