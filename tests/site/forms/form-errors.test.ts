import { formRules } from 'virtual:forms';
import { describe, expect, it } from 'vitest';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import { fieldsOf } from '../../../src/forms/fields.ts';
import { createFormLogic } from '../../../src/forms/validator.ts';
import type { FormValue, FormValues } from '../../../src/forms/values/form-values.ts';
import { type FieldRule, FORM_IDS, goodAnswers, readForm, readSiteSchema } from '../../support/forms.ts';

async function validate(id: string, values: FormValues): Promise<[field: string, message: string][]> {
  const rules = await formRules[id]?.();
  if (!rules) throw new Error(`no rules for ${id}`);
  const { errors } = createFormLogic(rules).validator.validateFormData(
    values,
    rules.schema,
    undefined,
    createErrorTransformer(readForm(id)),
  );
  return errors.map(({ property = '', message = '' }) => [property.slice(1), message]);
}

/** For each rule of a field, a value just inside it and one just outside. */
function* boundaries({ minLength, maxLength, format, enum: options, items, maxItems }: FieldRule) {
  const text = (length: number) => 'é'.repeat(length);
  const isPlain = !format && !options && !items;
  if (minLength !== undefined && isPlain) yield ['minLength', text(minLength), text(minLength - 1)] as const;
  if (maxLength !== undefined && isPlain) yield ['maxLength', text(maxLength), text(maxLength + 1)] as const;
  // A text that nobody can see counts as empty.
  if (isPlain) yield ['required', 'ninety-nine', '\u200b'.repeat(12)] as const;
  if (options) yield ['enum', options.at(-1) ?? '', 'none of these'] as const;
  if (items) yield ['enum', items.enum, ['none of these']] as const;
  if (items && maxItems) yield ['maxItems', items.enum, [...items.enum, ...items.enum]] as const;
}

describe.each(FORM_IDS)('the form %s', (id) => {
  const form = readForm(id);
  const { properties, required, ...schema } = readSiteSchema(id);
  const good = goodAnswers({ properties, required, ...schema });

  it('shows every field of its schema once', () => {
    expect(
      fieldsOf(form)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(properties).sort());
  });

  it('offers exactly the options of its schema', () => {
    for (const { name, options } of fieldsOf(form)) {
      const allowed = properties[name]?.enum ?? properties[name]?.items?.enum;
      expect(options?.map(({ value }) => value)).toEqual(allowed);
    }
  });

  it('accepts valid values, and the required ones alone', async () => {
    expect(await validate(id, good)).toEqual([]);
    const least = Object.fromEntries(required.map((name) => [name, good[name]]));
    expect(await validate(id, least)).toEqual([]);
  });

  it('reports each missing value, in page order', async () => {
    const found = await validate(id, {});
    const expected = fieldsOf(form).filter(({ name }) => required.includes(name));
    expect(found.map(([name]) => name)).toEqual(expected.map(({ name }) => name));
  });

  it.each(Object.keys(properties))('accepts and refuses values of %s as its rules require', async (name) => {
    for (const [rule, inside, outside] of boundaries(properties[name] as FieldRule)) {
      expect(await validate(id, { ...good, [name]: inside as FormValue })).toEqual([]);
      const found = await validate(id, { ...good, [name]: outside as FormValue });
      if (outside.length === 0 || (rule === 'required' && !required.includes(name))) continue;
      expect(found.map(([field]) => field)).toEqual([name]);
      const limit = properties[name]?.maxLength?.toLocaleString('en-GB');
      const message =
        rule === 'maxLength' ? new RegExp(` must be ${limit} characters or fewer$`) : /^[^{}]{10,}$/;
      expect(found[0]?.[1]).toMatch(message);
    }
  });
});

describe('the messages of the contact form', () => {
  const good = { name: 'Ann', email: 'ann@example.org', message: 'Good morning' };

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'ann@example', 'Please enter a valid email address'],
    ['email', 'ann example@x.org', 'Please enter a valid email address'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['email', '1'.repeat(6000), 'Email address must be 254 characters or fewer'],
    ['phone', '1'.repeat(6000), 'Phone number must be 40 characters or fewer'],
    ['message', `${' '.repeat(20)}short`, 'Message must be at least 10 characters'],
  ])('%s: %j', async (name, value, message) => {
    expect(await validate('contact', { ...good, [name]: value })).toEqual([[name, message]]);
    if (value.length < 100)
      expect(await validate('contact', { ...good, [name]: undefined })).toEqual([[name, message]]);
  });
});

describe('the messages of the quote form', () => {
  const good = { name: 'A', email: 'a@b.co', phone: '0123456', company: 'c', projectDescription: 'd' };

  it.each([
    ['name', undefined, 'Enter your full name'],
    ['email', undefined, 'Enter your email address'],
    ['industry', 'whaling', 'Choose industry from the list'],
    ['email', 'ann', 'Enter an email address in the correct format, like name@example.com'],
    ['phone', undefined, 'Enter a phone number we can call'],
    ['phone', '1'.repeat(6000), 'Phone number must be 40 characters or fewer'],
    ['website', '1'.repeat(6000), 'Website must be 300 characters or fewer'],
    ['company', undefined, 'Enter the name of your company or organisation'],
    ['projectDescription', undefined, 'Describe your project'],
    [
      'website',
      'nowhere',
      'Enter a full web address that starts with https://, like https://www.example.com',
    ],
    ['desiredStartDate', '31/2/2027', 'Enter a real start date with day, month and year, like 27/03/2027'],
    [
      'desiredCompletionDate',
      'soon',
      'Enter a real completion date with day, month and year, like 30/09/2027',
    ],
  ])('%s: %j', async (name, value, message) => {
    expect(await validate('quote', { ...good, [name]: value })).toEqual([[name, message]]);
  });

  const BAD = ['2027-02-29', '2027-04-31', '1999-12-31', '2100-01-01', '31/2/2027', 'today'];
  it.each(['2027-02-28', '2028-02-29', '2000-02-29', ...BAD])('the date %s', async (date) => {
    const found = await validate('quote', { ...good, desiredStartDate: date });
    expect(found).toHaveLength(BAD.includes(date) ? 1 : 0);
  });
});
