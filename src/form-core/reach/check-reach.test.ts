import { expect, test } from 'vitest';
import { diagnosticsOf, expectOnly, TEXT, when, YES_NO } from '../../../tests/support/conditional-schema.ts';

const MORE = { properties: { c: TEXT } };
/** A group in which a choice between alternatives can be the only answer, if nothing is required. */
const CHOICE = (required: string[]) => ({
  type: 'object',
  anyOf: [
    { title: 'One', properties: { x: TEXT }, required },
    { title: 'Two', properties: { y: TEXT }, required: ['y'] },
  ],
});
/** A list whose entries show a field as long as a question has no answer. */
const LIST = {
  type: 'array',
  items: {
    type: 'object',
    properties: { size: TEXT },
    if: { required: ['size'] },
    else: { properties: { note: TEXT } },
  },
};

test.each<[string, object]>([
  [
    'a condition on an option',
    { properties: { a: YES_NO }, ...when('a', { const: 'yes' }, { properties: { b: TEXT } }) },
  ],
  [
    'a condition on a number',
    {
      properties: { a: { type: 'integer', minimum: 0, maximum: 120 } },
      ...when('a', { minimum: 18 }, { properties: { b: TEXT } }),
    },
  ],
  [
    'a condition on a pattern',
    { properties: { a: TEXT }, ...when('a', { pattern: '^SW[0-9]' }, { properties: { b: TEXT } }) },
  ],
  [
    'a condition on two patterns',
    {
      properties: { a: TEXT },
      ...when('a', { allOf: [{ pattern: '^[A-Z]' }, { pattern: '[0-9]$' }] }, { properties: { b: TEXT } }),
    },
  ],
  [
    'a condition on a pattern, a length and what no other pattern matches',
    {
      properties: { a: TEXT },
      ...when(
        'a',
        { allOf: [{ pattern: '^[A-Z]+$' }, { minLength: 6 }, { not: { pattern: '^X' } }] },
        { properties: { b: TEXT } },
      ),
    },
  ],
  [
    'a condition on one of the options',
    {
      properties: { a: { type: 'array', items: YES_NO } },
      ...when('a', { contains: { const: 'no' } }, { properties: { b: TEXT } }),
    },
  ],
  [
    'a condition on a box that is not ticked',
    { properties: { a: { type: 'boolean' } }, ...when('a', { const: false }, { properties: { b: TEXT } }) },
  ],
  [
    'a condition on the number of entries',
    {
      properties: { a: { type: 'array', items: TEXT } },
      ...when('a', { minItems: 3 }, { properties: { b: TEXT } }),
    },
  ],
  [
    'a condition on a group',
    {
      properties: { a: { type: 'object', properties: { c: TEXT } } },
      if: { required: ['a'] },
      then: { properties: { b: TEXT } },
    },
  ],
  [
    'a condition on what another condition shows',
    {
      properties: { a: YES_NO },
      allOf: [
        when('a', { const: 'yes' }, { properties: { b: YES_NO } }),
        when('b', { const: 'no' }, { properties: { c: TEXT }, required: ['c'] }),
      ],
    },
  ],
  [
    'different options for different answers',
    {
      properties: { a: YES_NO },
      allOf: [
        when('a', { const: 'yes' }, { properties: { b: { enum: ['x'] } }, required: ['b'] }),
        when('a', { const: 'no' }, { properties: { b: { enum: ['y'] } }, required: ['b'] }),
      ],
    },
  ],
  [
    'a question about entries that only some answers require',
    {
      properties: { a: YES_NO, l: LIST },
      ...when('a', { const: 'yes' }, { properties: { l: { items: { required: ['size'] } } } }),
    },
  ],
  [
    'a field of entries that two conditions add together',
    {
      properties: { a: YES_NO, l: LIST },
      allOf: [
        when('a', { const: 'yes' }, { properties: { l: { items: { properties: { b: YES_NO } } } } }),
        when('a', { const: 'yes' }, { properties: { l: { items: when('b', { const: 'no' }, MORE) } } }),
      ],
    },
  ],
  [
    'a field required under the condition that shows it elsewhere',
    {
      properties: { a: YES_NO },
      allOf: [
        when('a', { const: 'yes' }, { properties: { b: TEXT } }),
        when('a', { const: 'yes' }, { required: ['b'] }),
      ],
    },
  ],
  [
    'a condition on a group with alternatives that each require a field',
    { properties: { g: CHOICE(['x']) }, if: { required: ['g'] }, then: MORE },
  ],
  [
    'a field that entries need, under a condition that implies the one that adds it',
    {
      properties: { a: YES_NO, l: { type: 'array', items: { type: 'object', properties: { b: TEXT } } } },
      allOf: [
        when('a', { enum: ['yes', 'no'] }, { properties: { l: { items: MORE } } }),
        when('a', { const: 'yes' }, { properties: { l: { items: { required: ['c'] } } } }),
      ],
    },
  ],
])('accepts %s', (_, schema) => {
  expect(diagnosticsOf(schema).map(({ message }) => message)).toEqual([]);
});

test.each<[diagnostic: string, schema: object]>([
  [
    '18:7 No answers show "b"',
    { required: ['a'], properties: { a: TEXT }, if: { required: ['a'] }, else: { properties: { b: TEXT } } },
  ],
  [
    '12:9 cannot have',
    {
      properties: { a: { type: 'boolean', const: true } },
      ...when('a', { const: false }, { properties: { b: TEXT } }),
    },
  ],
  [
    '21:7 No answers show "b"',
    {
      properties: { a: { type: 'integer', maximum: 9 } },
      ...when('a', { minimum: 10 }, { properties: { b: TEXT } }),
    },
  ],
  [
    '34:9 No answers show "b"',
    {
      properties: { a: YES_NO },
      ...when('a', { const: 'yes' }, when('a', { const: 'no' }, { properties: { b: TEXT } })),
    },
  ],
  [
    '26:7 required for some answers',
    {
      required: ['b'],
      properties: { a: YES_NO },
      ...when('a', { const: 'yes' }, { properties: { b: TEXT } }),
    },
  ],
  [
    '17:11 c → b → c',
    {
      properties: { a: TEXT },
      allOf: [
        { if: { required: ['b'] }, then: { properties: { c: TEXT } } },
        { if: { required: ['c'] }, then: { properties: { b: TEXT } } },
      ],
    },
  ],
  [
    '4:5 No value of "a" fulfils all its rules: "minLength": 5, "maxLength": 4',
    { properties: { a: { ...TEXT, minLength: 5, maxLength: 4 } } },
  ],
  [
    '4:5 fulfils all its rules: "format": "date", "maxLength": 8',
    { properties: { a: { ...TEXT, format: 'date', maxLength: 8 } } },
  ],
  [
    '4:5 fulfils all its rules: "minimum": 2, "maximum": 1',
    { properties: { a: { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 } } },
  ],
  [
    '4:5 fulfils all its rules: "minimum": 1, "maximum": 4, "multipleOf": 5',
    { properties: { a: { type: 'number', minimum: 1, maximum: 4, multipleOf: 5 } } },
  ],
  [
    '4:5 "minItems": 3',
    {
      properties: {
        a: {
          type: 'array',
          uniqueItems: true,
          minItems: 3,
          items: { type: 'integer', minimum: 1, maximum: 2 },
        },
      },
    },
  ],
  ['4:5 "minItems": 3', { properties: { a: { type: 'array', items: YES_NO, minItems: 3 } } }],
  [
    '27:7 fulfils all its rules: "maxLength": 4, "minLength": 5',
    {
      properties: { a: { ...TEXT, maxLength: 4 }, b: YES_NO },
      ...when('b', { const: 'no' }, { properties: { a: { minLength: 5 } } }),
    },
  ],
  [
    '4:5 fulfils all its rules: "pattern": "^(?:[0-9]{5}|[A-Z]{6,})$", "maxLength": 4',
    { properties: { a: { ...TEXT, pattern: '^(?:[0-9]{5}|[A-Z]{6,})$', maxLength: 4 } } },
  ],
  [
    '4:5 fulfils all its rules: "pattern": "^[0-9]{5}$", "minLength": 6',
    { properties: { a: { ...TEXT, pattern: '^[0-9]{5}$', minLength: 6 } } },
  ],
  [
    '62:17 No answers show "c"',
    {
      properties: { a: YES_NO, l: { type: 'array', items: { type: 'object', properties: { b: YES_NO } } } },
      ...when(
        'a',
        { const: 'yes' },
        { properties: { l: { items: when('b', { const: 'yes' }, when('b', { const: 'no' }, MORE)) } } },
      ),
    },
  ],
  [
    '37:13 "c" is required for some answers',
    {
      properties: { a: YES_NO, l: { type: 'array', items: { type: 'object', properties: { b: TEXT } } } },
      allOf: [
        when('a', { const: 'yes' }, { properties: { l: { items: { required: ['c'] } } } }),
        when('a', { const: 'no' }, { properties: { l: { items: MORE } } }),
      ],
    },
  ],
  [
    '9:11 fulfils all its rules: "minimum": 3, "maximum": 2',
    {
      properties: {
        l: {
          type: 'array',
          items: { type: 'object', properties: { a: { type: 'integer', minimum: 3, maximum: 2 } } },
        },
      },
    },
  ],
])('reports %s', (diagnostic, schema) => expectOnly(schema, diagnostic));
