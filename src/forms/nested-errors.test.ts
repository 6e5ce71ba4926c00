import { transformRJSFValidationErrors } from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import { describe, expect, it } from 'vitest';
import { makeForm } from '../../tests/support/made-form.ts';
import { createCoreAjv } from '../form-core/core-ajv.ts';
import type { Form } from '../model/content-types.ts';
import { createErrorTransformer } from './errors.ts';

const text = { type: 'string', maxLength: 80 };

const SCHEMA = {
  type: 'object',
  required: ['address', 'visitors', 'consent', 'days'],
  properties: {
    address: {
      type: 'object',
      title: 'Home address',
      required: ['street'],
      properties: { street: text, postCode: { ...text, title: 'Postcode', pattern: '^[A-Z]' } },
    },
    visitors: {
      type: 'array',
      title: 'Visitors',
      minItems: 2,
      maxItems: 3,
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['fullName'],
        properties: {
          fullName: { ...text, minLength: 2 },
          age: { type: 'integer', minimum: 1, maximum: 99 },
        },
      },
    },
    nicknames: { type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 5 } },
    days: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', enum: ['Monday', 'Tuesday'] },
    },
    consent: { type: 'boolean', const: true, title: 'I agree' },
    member: { type: 'boolean', title: 'Are you a member?' },
    price: { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0 },
    starts: { type: 'string', format: 'date' },
    ends: { type: 'string', format: 'date', after: 'starts', title: 'Last day' },
  },
};

const GOOD = {
  address: { street: 'Mill Lane 1' },
  visitors: [{ fullName: 'Ann' }, { fullName: 'Bob' }],
  days: ['Monday'],
  consent: true,
};

const { form, data, report } = makeForm(SCHEMA);
const validate = createCoreAjv().compile(data.core);

function errorsOf(values: object) {
  validate(values);
  const errors = transformRJSFValidationErrors(validate.errors ?? []);
  return createErrorTransformer(form as Form)(errors);
}

const messagesFor = (values: object) =>
  errorsOf({ ...GOOD, ...values }).map(({ property, message }) => `${property}: ${message}`);

it('makes a form without diagnostics', () => {
  expect(report).toBe('');
  expect(messagesFor({})).toEqual([]);
});

describe('the message of a rule', () => {
  it.each<[string, object, string]>([
    ['a field of a group', { address: {} }, '.address.street: Give street'],
    [
      'a pattern',
      { address: { street: 'x', postCode: '1' } },
      '.address.postCode: Enter postcode in the correct format',
    ],
    ['too few entries', { visitors: [{ fullName: 'Ann' }] }, '.visitors: Visitors: add at least 2'],
    [
      'equal entries',
      { visitors: [{ fullName: 'Ann' }, { fullName: 'Ann' }] },
      '.visitors: Visitors: each entry must be different',
    ],
    ['an empty text in a list', { nicknames: ['Al', ''] }, '.nicknames.1: Give nickname 2'],
    ['a long text in a list', { nicknames: ['abcdef'] }, '.nicknames.0: Shorten nickname 1 to 5 characters'],
    ['no option', { days: [] }, '.days: Choose days'],
    ['an unknown option', { days: ['Friday'] }, '.days: Choose days from the list'],
    ['a box that is not ticked', { consent: undefined }, '.consent: Tick the box to continue: I agree'],
    ['no number', { price: 'much' }, '.price: Price must be a number'],
    ['decimal places', { price: 1.234 }, '.price: Price must have at most 2 decimal places'],
    ['a limit that is excluded', { price: 0 }, '.price: Price must be more than 0'],
    [
      'no date',
      { starts: '2027-02-30' },
      '.starts: Enter a real date with day, month and year, like 27/03/2027',
    ],
    [
      'a date beside one that is none',
      { starts: '31/02/2027', ends: '2027-03-01' },
      '.starts: Enter a real date with day, month and year, like 27/03/2027',
    ],
    [
      'a date before another',
      { starts: '2027-03-02', ends: '2027-03-01' },
      '.ends: Last day must be after starts',
    ],
  ])('%s', (_, values, expected) => {
    expect(messagesFor(values)).toEqual([expected]);
  });
});

it('reports one error for each field of each entry, in page order', () => {
  const visitors = [{ age: 0 }, { fullName: 'Bob', age: 1.5 }, { fullName: 'B' }];
  expect(messagesFor({ consent: undefined, visitors })).toEqual([
    '.visitors.0.fullName: Give full name',
    '.visitors.0.age: Age must be 1 or more',
    '.visitors.1.age: Age must be a whole number',
    '.visitors.2.fullName: Full name must be at least 2 characters',
    '.consent: Tick the box to continue: I agree',
  ]);
});

it('names the entry of a list in the error summary', () => {
  const [error] = errorsOf({ ...GOOD, visitors: [{ fullName: 'Ann' }, {}] });
  expect(error?.stack).toBe('Visitor 2: Give full name');
});

it('reports an error that belongs to no field', () => {
  const [error] = createErrorTransformer(form as Form)([{ name: 'not', property: '', stack: '' }]);
  expect(error?.message).toBe('Look at your answers again');
});

it('names the last group of a field in the summary', () => {
  const inner = {
    type: 'object',
    title: 'Name (optional)',
    required: ['first'],
    properties: { first: text },
  };
  const person = { type: 'object', required: ['name'], properties: { name: inner } };
  const schema = { type: 'object', required: ['a'], properties: { a: { ...person, title: 'Veteran' } } };
  const made = makeForm(schema);
  const check = createCoreAjv().compile(made.data.core);
  check({ a: { name: {} } });
  const errors = createErrorTransformer(made.form as Form)(transformRJSFValidationErrors(check.errors ?? []));
  expect(errors.map(({ stack }) => stack)).toEqual([expect.stringMatching(/^Name: \S/)]);
});
