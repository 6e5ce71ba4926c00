import type { FormValues } from '../../../src/forms/values/form-values.ts';

interface Step {
  values: FormValues;
  /** The fields of the form in order, `!` after required ones. */
  shows: string;
  /** The fields that stop the form. Without any, the form is sent and stored. */
  missing?: string[];
}

/** A condition whose question is not answered yet, and the answers that follow. */
export interface UnansweredCase {
  title: string;
  schema: object;
  steps: Step[];
}

const TEXT = { type: 'string', maxLength: 20 };
const BOX = { type: 'boolean', default: false };
const YES_NO = { type: 'string', enum: ['yes', 'no'] };
const COUNTRIES = { type: 'string', enum: ['GB', 'FR', 'DE', 'ES', 'IT', 'PL'] };

const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } } });
const adds = (name: string) => ({ properties: { [name]: TEXT }, required: [name] });

export const CASES: UnansweredCase[] = [
  {
    title: 'a box that is not ticked does not apply to have a co-borrower',
    schema: {
      required: ['name'],
      properties: { name: TEXT, co: BOX },
      if: is('co', true),
      then: adds('co_name'),
    },
    steps: [
      { values: {}, shows: 'name! co', missing: ['name'] },
      { values: { name: 'Ann' }, shows: 'name! co' },
      { values: { name: 'Ann', co: true }, shows: 'name! co co_name!', missing: ['co_name'] },
      { values: { name: 'Ann', co: true, co_name: 'Bo' }, shows: 'name! co co_name!' },
      { values: { name: 'Ann', co: false, co_name: 'Bo' }, shows: 'name! co' },
    ],
  },
  {
    title: 'a box that is not ticked shows the branch of else',
    schema: { properties: { co: BOX }, if: is('co', true), then: adds('a'), else: adds('b') },
    steps: [
      { values: {}, shows: 'co b!', missing: ['b'] },
      { values: { b: 'x' }, shows: 'co b!' },
      { values: { co: true, a: 'x' }, shows: 'co a!' },
    ],
  },
  {
    title: 'a condition asks whether a box is not ticked',
    schema: { properties: { co: BOX }, if: { ...is('co', false), required: ['co'] }, then: adds('a') },
    steps: [
      { values: {}, shows: 'co a!', missing: ['a'] },
      { values: { a: 'x' }, shows: 'co a!' },
      { values: { co: true }, shows: 'co' },
    ],
  },
  {
    title: 'a box that is named in required is as before',
    schema: { properties: { co: BOX }, if: { ...is('co', true), required: ['co'] }, then: adds('a') },
    steps: [
      { values: {}, shows: 'co' },
      { values: { co: true }, shows: 'co a!', missing: ['a'] },
    ],
  },
  {
    title: 'radio buttons without an answer show neither branch',
    schema: {
      required: ['q'],
      properties: { q: YES_NO },
      if: is('q', 'yes'),
      then: adds('a'),
      else: adds('b'),
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'yes' }, shows: 'q! a!', missing: ['a'] },
      { values: { q: 'no', b: 'x' }, shows: 'q! b!' },
    ],
  },
  {
    title: 'a required question that the condition also requires shows neither branch',
    schema: {
      required: ['q'],
      properties: { q: YES_NO },
      if: { ...is('q', 'yes'), required: ['q'] },
      then: adds('a'),
      else: adds('b'),
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'no', b: 'x' }, shows: 'q! b!' },
    ],
  },
  {
    title: 'an optional question that the condition requires is decided without an answer, as written',
    schema: {
      properties: { q: YES_NO },
      if: { ...is('q', 'yes'), required: ['q'] },
      then: adds('a'),
      else: adds('b'),
    },
    steps: [
      { values: {}, shows: 'q b!', missing: ['b'] },
      { values: { b: 'x' }, shows: 'q b!' },
    ],
  },
  {
    title: 'an optional question becomes required where the schema as written refuses an unanswered one',
    schema: { properties: { q: COUNTRIES }, if: is('q', 'GB'), then: adds('a') },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'GB' }, shows: 'q! a!', missing: ['a'] },
      { values: { q: 'FR' }, shows: 'q!' },
    ],
  },
  {
    title: 'an optional question stays optional where its branches require nothing',
    schema: {
      properties: { q: COUNTRIES },
      if: is('q', 'GB'),
      then: { properties: { a: TEXT } },
      else: { properties: { b: TEXT } },
    },
    steps: [
      { values: {}, shows: 'q' },
      { values: { q: 'FR', b: 'x' }, shows: 'q b' },
    ],
  },
  {
    title: 'a text and a number decide once they are entered',
    schema: {
      required: ['code', 'age'],
      properties: { code: TEXT, age: { type: 'integer', minimum: 0, maximum: 120 } },
      allOf: [
        { if: { properties: { code: { pattern: '^X' } } }, then: adds('a') },
        { if: { properties: { age: { maximum: 17 } } }, then: adds('guardian'), else: adds('job') },
      ],
    },
    steps: [
      { values: {}, shows: 'code! age!', missing: ['code', 'age'] },
      { values: { code: 'Y', age: 0, guardian: 'x' }, shows: 'code! age! guardian!' },
      { values: { code: 'X', age: 40, a: 'x', job: 'y' }, shows: 'code! age! a! job!' },
    ],
  },
  {
    title: 'a negated test decides nothing without an answer',
    schema: {
      required: ['q'],
      properties: { q: COUNTRIES },
      if: { not: is('q', 'GB') },
      then: adds('visa'),
      else: adds('postcode'),
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'FR', visa: 'x' }, shows: 'q! visa!' },
      { values: { q: 'GB', postcode: 'x' }, shows: 'q! postcode!' },
    ],
  },
  {
    title: 'a test of two answers is decided by the one that fails',
    schema: {
      required: ['p', 'q'],
      properties: { p: YES_NO, q: YES_NO },
      if: { properties: { p: { const: 'yes' }, q: { const: 'yes' } } },
      then: adds('a'),
      else: adds('b'),
    },
    steps: [
      { values: { p: 'yes' }, shows: 'p! q!', missing: ['q'] },
      { values: { p: 'no' }, shows: 'p! q! b!', missing: ['q', 'b'] },
      { values: { p: 'yes', q: 'yes', a: 'x' }, shows: 'p! q! a!' },
    ],
  },
  {
    title: 'one of two answers is enough for anyOf',
    schema: {
      properties: { p: BOX, q: BOX },
      if: { anyOf: [is('p', true), is('q', true)] },
      then: adds('a'),
    },
    steps: [
      { values: {}, shows: 'p q' },
      { values: { q: true }, shows: 'p q a!', missing: ['a'] },
    ],
  },
  {
    title: 'a question that another one shows decides nothing while it is hidden',
    schema: {
      required: ['p'],
      properties: { p: YES_NO },
      allOf: [
        { if: is('p', 'yes'), then: { properties: { q: YES_NO } } },
        { if: is('q', 'yes'), then: { properties: { a: TEXT } } },
      ],
    },
    steps: [
      { values: {}, shows: 'p!', missing: ['p'] },
      { values: { p: 'no', q: 'yes', a: 'x' }, shows: 'p!' },
      { values: { p: 'yes', q: 'yes', a: 'x' }, shows: 'p! q a' },
    ],
  },
  {
    title: 'a question inside a group decides once it is answered',
    schema: {
      properties: { home: { type: 'object', properties: { country: COUNTRIES, street: TEXT } } },
      if: { properties: { home: { properties: { country: { const: 'GB' } } } } },
      then: adds('county'),
    },
    steps: [
      { values: {}, shows: 'home!', missing: ['home.country'] },
      { values: { home: { country: 'FR' } }, shows: 'home!' },
      { values: { home: { country: 'GB' }, county: 'x' }, shows: 'home! county!' },
    ],
  },
  {
    title: 'a box in an optional group is sent with the group',
    schema: {
      properties: {
        home: {
          type: 'object',
          required: ['street'],
          properties: { street: TEXT, rented: BOX },
          if: is('rented', true),
          then: adds('landlord'),
        },
      },
    },
    steps: [
      { values: {}, shows: 'home' },
      { values: { home: { street: 'x' } }, shows: 'home' },
      { values: { home: { street: 'x', rented: true } }, shows: 'home', missing: ['home.landlord'] },
      { values: { home: { street: 'x', rented: true, landlord: 'y' } }, shows: 'home' },
    ],
  },
  {
    title: 'each item of a list has its own question and box',
    schema: {
      properties: {
        guests: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name'],
            properties: { name: TEXT, child: BOX, diet: YES_NO },
            allOf: [
              { if: is('child', true), then: adds('age') },
              { if: is('diet', 'yes'), then: { properties: { more: TEXT } } },
            ],
          },
        },
      },
    },
    steps: [
      { values: {}, shows: 'guests' },
      { values: { guests: [{ name: 'Ann' }] }, shows: 'guests' },
      { values: { guests: [{ name: 'Ann', child: true }] }, shows: 'guests', missing: ['guests.0.age'] },
      { values: { guests: [{ name: 'Ann', child: true, age: '3' }, { name: 'Bo' }] }, shows: 'guests' },
    ],
  },
  {
    title: 'ticked boxes of a list decide once one is ticked',
    schema: {
      properties: {
        days: { type: 'array', uniqueItems: true, items: { enum: ['mon', 'other'] } },
      },
      if: { properties: { days: { contains: { const: 'other' } } } },
      then: { properties: { a: TEXT } },
    },
    steps: [
      { values: {}, shows: 'days' },
      { values: { days: ['mon'] }, shows: 'days' },
      { values: { days: ['other'], a: 'x' }, shows: 'days a' },
    ],
  },
  {
    title: 'a box on which other properties depend counts when it is ticked',
    schema: { properties: { card: BOX }, dependentSchemas: { card: adds('number') } },
    steps: [
      { values: {}, shows: 'card' },
      { values: { card: true }, shows: 'card number!', missing: ['number'] },
    ],
  },
  {
    title: 'a property that tells alternatives apart shows none of them without an answer',
    schema: {
      oneOf: [
        { properties: { kind: { const: 'one' }, a: TEXT }, required: ['kind', 'a'] },
        { properties: { kind: { const: 'two' }, b: TEXT }, required: ['kind', 'b'] },
      ],
    },
    steps: [
      { values: {}, shows: 'kind!', missing: ['kind'] },
      { values: { kind: 'one', a: 'x' }, shows: 'kind! a!' },
    ],
  },
  {
    title: 'a consent that must be given decides once it is given',
    schema: {
      required: ['agree'],
      properties: { agree: { type: 'boolean', const: true } },
      if: is('agree', true),
      then: { properties: { a: TEXT } },
    },
    steps: [
      { values: {}, shows: 'agree!', missing: ['agree'] },
      { values: { agree: true, a: 'x' }, shows: 'agree! a' },
    ],
  },
];
