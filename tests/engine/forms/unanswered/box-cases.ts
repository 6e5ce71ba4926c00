import { TEXT } from '../../../support/reduced-schema.ts';
import { adds, BOX, is, type UnansweredCase, YES_NO } from './case.ts';

export const BOX_CASES: UnansweredCase[] = [
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
      { values: {}, shows: 'home!', missing: ['home.street'] },
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
      { values: {}, shows: 'guests!', missing: ['guests'] },
      { values: { guests: [{ name: 'Ann' }] }, shows: 'guests' },
      { values: { guests: [{ name: 'Ann', child: true }] }, shows: 'guests', missing: ['guests.0.age'] },
      { values: { guests: [{ name: 'Ann', child: true, age: '3' }, { name: 'Bo' }] }, shows: 'guests' },
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
  {
    title: 'a box that can only be ticked must be where the schema refuses its absence',
    schema: {
      required: ['name'],
      properties: { name: TEXT, co: { const: true } },
      if: is('co', true),
      then: adds('a'),
    },
    steps: [
      { values: { name: 'Ann' }, shows: 'name! co!', missing: ['co'] },
      { values: { name: 'Ann', co: true, a: 'x' }, shows: 'name! co! a!' },
    ],
  },
  {
    title: 'a box that a branch requires to be ticked counts as false beside it',
    schema: {
      required: ['p'],
      properties: { p: YES_NO, co: BOX },
      allOf: [
        { if: is('co', true), then: adds('a') },
        { if: is('p', 'yes'), then: { properties: { co: { const: true } } } },
      ],
    },
    steps: [
      { values: { p: 'no' }, shows: 'p! co' },
      { values: { p: 'yes' }, shows: 'p! co', missing: ['co'] },
      { values: { p: 'yes', co: true, a: 'x' }, shows: 'p! co a!' },
    ],
  },
  {
    title: 'a box that another answer shows counts as false while it is shown',
    schema: {
      required: ['q'],
      properties: { q: YES_NO },
      if: is('q', 'yes'),
      then: {
        properties: { co: BOX },
        if: is('co', true),
        then: adds('a'),
        else: adds('b'),
      },
    },
    steps: [
      { values: {}, shows: 'q!', missing: ['q'] },
      { values: { q: 'no', co: true, a: 'x' }, shows: 'q!' },
      { values: { q: 'yes' }, shows: 'q! co b!', missing: ['b'] },
      { values: { q: 'yes', b: 'x' }, shows: 'q! co b!' },
      { values: { q: 'yes', co: true, a: 'x' }, shows: 'q! co a!' },
    ],
  },
  {
    title: 'a box in a required group is sent without another value of the group',
    schema: {
      required: ['home'],
      properties: { home: { type: 'object', properties: { rented: BOX, street: TEXT } } },
      if: { properties: { home: { properties: { rented: { const: true } } } } },
      then: adds('landlord'),
      else: adds('bank'),
    },
    steps: [
      { values: {}, shows: 'home! bank!', missing: ['bank'] },
      { values: { bank: 'x' }, shows: 'home! bank!' },
      { values: { home: { rented: true }, landlord: 'x' }, shows: 'home! landlord!' },
    ],
  },
  {
    title: 'a box of which one condition requires the name, and another does not',
    schema: {
      properties: { co: BOX },
      allOf: [
        { if: is('co', true), then: adds('a') },
        { if: { ...is('co', true), required: ['co'] }, then: adds('b') },
        { if: { required: ['co'] }, then: { properties: { c: TEXT } } },
      ],
    },
    steps: [
      { values: {}, shows: 'co' },
      { values: { co: true, a: 'x', b: 'y' }, shows: 'co a! b! c' },
    ],
  },
];
