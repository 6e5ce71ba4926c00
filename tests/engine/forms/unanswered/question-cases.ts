import { TEXT } from '../../../support/reduced-schema.ts';
import { adds, COUNTRIES, is, type UnansweredCase, YES_NO } from './case.ts';

export const QUESTION_CASES: UnansweredCase[] = [
  {
    title: 'a field that branches forbid is shown only where each of them is decided to allow it',
    schema: {
      additionalProperties: false,
      required: ['q'],
      properties: { x: TEXT, q: YES_NO, country: COUNTRIES },
      allOf: [
        { if: is('q', 'yes'), else: { properties: { x: false } } },
        { if: { ...is('country', 'FR'), required: ['country'] }, then: { not: { required: ['x'] } } },
      ],
    },
    steps: [
      { values: {}, shows: 'q! country', missing: ['q'] },
      { values: { q: 'yes', x: 'a' }, shows: 'q! country x' },
      { values: { q: 'yes', country: 'FR', x: 'a' }, shows: 'q! country' },
      { values: { q: 'no', country: 'GB', x: 'a' }, shows: 'q! country' },
    ],
  },
  {
    title: 'a field that one branch has and the other forbids, with a rule in another condition',
    schema: {
      required: ['q'],
      properties: { q: YES_NO, country: COUNTRIES },
      allOf: [
        {
          if: is('q', 'yes'),
          then: { properties: { x: TEXT, y: TEXT }, required: ['x'] },
          else: { not: { anyOf: [{ required: ['x'] }, { required: ['y'] }] } },
        },
        { if: { ...is('country', 'FR'), required: ['country'] }, then: { properties: { y: { not: {} } } } },
      ],
    },
    steps: [
      { values: { q: 'yes', country: 'GB' }, shows: 'q! country x! y', missing: ['x'] },
      { values: { q: 'yes', country: 'FR', x: 'a', y: 'b' }, shows: 'q! country x!' },
      { values: { q: 'no', country: 'GB', x: 'a', y: 'b' }, shows: 'q! country' },
    ],
  },
  {
    title: 'a rule about a field holds where no branch forbids the field',
    schema: {
      required: ['q'],
      properties: { q: YES_NO, country: COUNTRIES, x: TEXT },
      allOf: [
        { if: is('q', 'no'), then: { properties: { x: false } } },
        {
          if: { ...is('country', 'FR'), required: ['country'] },
          then: { properties: { x: { maxLength: 2 } } },
        },
      ],
    },
    steps: [
      { values: { q: 'yes', country: 'FR', x: 'ab' }, shows: 'q! country x' },
      { values: { q: 'no', country: 'FR', x: 'ab' }, shows: 'q! country' },
    ],
  },
  {
    title: 'a field that the answer to another one forbids',
    schema: {
      properties: { card: TEXT, cash: TEXT },
      dependencies: { card: { not: { required: ['cash'] } } },
    },
    steps: [
      { values: { cash: 'a' }, shows: 'card cash' },
      { values: { card: 'a', cash: 'a' }, shows: 'card' },
    ],
  },
  {
    title: 'of two fields that exclude each other, the first one hides the other',
    schema: { properties: { card: TEXT, cash: TEXT }, not: { required: ['card', 'cash'] } },
    steps: [
      { values: { cash: 'a' }, shows: 'card cash' },
      { values: { card: 'a', cash: 'a' }, shows: 'card' },
    ],
  },
  {
    title: '"not A, or B" is "if A, then B"',
    schema: {
      required: ['q'],
      properties: { q: YES_NO, x: TEXT },
      anyOf: [{ not: is('q', 'yes') }, { required: ['x'] }],
    },
    steps: [
      { values: { q: 'no' }, shows: 'q! x' },
      { values: { q: 'yes' }, shows: 'q! x!', missing: ['x'] },
    ],
  },
  {
    title: 'a field that an alternative forbids is shown by the others',
    schema: {
      required: ['q'],
      properties: { x: TEXT },
      oneOf: [
        { properties: { q: { const: 'yes' }, x: false } },
        { properties: { q: { const: 'no' }, a: TEXT } },
      ],
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'yes', x: 'a' }, shows: 'q!' },
      { values: { q: 'no', x: 'a' }, shows: 'q! a x' },
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
    title: 'an answer that may be empty becomes required where the schema refuses null, too',
    schema: {
      properties: { age: { type: ['integer', 'null'] } },
      if: { properties: { age: { maximum: 17 } } },
      then: adds('a'),
    },
    steps: [
      { values: {}, shows: 'age!', missing: ['age'] },
      { values: { age: 17, a: 'x' }, shows: 'age! a!' },
      { values: { age: 18 }, shows: 'age!' },
    ],
  },
  {
    title: 'a test for null is true as long as there is no answer',
    schema: {
      properties: { q: { type: ['string', 'null'] } },
      if: { properties: { q: { type: 'null' } } },
      then: adds('why'),
      else: adds('a'),
    },
    steps: [
      { values: {}, shows: 'q why!', missing: ['why'] },
      { values: { why: 'x' }, shows: 'q why!' },
      { values: { q: 'x', a: 'y' }, shows: 'q a!' },
    ],
  },
  {
    title:
      'an optional question is required only while nothing is answered where its branches require nothing',
    schema: {
      properties: { q: COUNTRIES },
      if: is('q', 'GB'),
      then: { properties: { a: TEXT } },
      else: { properties: { b: TEXT } },
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
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
    title: 'ticked boxes of a list decide once one is ticked',
    schema: {
      properties: {
        days: { type: 'array', uniqueItems: true, items: { enum: ['mon', 'other'] } },
      },
      if: { properties: { days: { contains: { const: 'other' } } } },
      then: { properties: { a: TEXT } },
    },
    steps: [
      { values: {}, shows: 'days!', missing: ['days'] },
      { values: { days: ['mon'] }, shows: 'days' },
      { values: { days: ['other'], a: 'x' }, shows: 'days a' },
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
    title: 'a yes or no that has names for both is a question, not a box',
    schema: {
      properties: {
        q: {
          type: 'boolean',
          oneOf: [
            { const: true, title: 'In' },
            { const: false, title: 'Out' },
          ],
        },
      },
      if: is('q', true),
      then: adds('a'),
      else: { properties: { b: TEXT } },
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: false, b: 'x' }, shows: 'q! b' },
      { values: { q: true, a: 'x' }, shows: 'q! a!' },
    ],
  },
  {
    title: 'a condition inside a branch waits for its own question',
    schema: {
      required: ['p', 'r'],
      properties: { p: YES_NO, r: YES_NO },
      if: is('p', 'yes'),
      then: { if: is('r', 'yes'), then: adds('a'), else: adds('b') },
      else: { properties: { c: TEXT } },
    },
    steps: [
      { values: { p: 'yes' }, shows: 'p! r!', missing: ['r'] },
      { values: { p: 'yes', r: 'no', b: 'x' }, shows: 'p! r! b!' },
      { values: { p: 'no', r: 'yes', c: 'x' }, shows: 'p! r! c' },
    ],
  },
  {
    title: 'a text on which other properties depend decides once it is entered',
    schema: { properties: { card: TEXT }, dependentSchemas: { card: adds('code') } },
    steps: [
      { values: {}, shows: 'card!', missing: ['card'] },
      { values: { card: '1', code: 'x' }, shows: 'card code!' },
    ],
  },
];
