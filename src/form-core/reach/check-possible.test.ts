import { expect, test } from 'vitest';
import { diagnosticsOf, expectOnly, TEXT, when, YES_NO } from '../../../tests/support/conditional-schema.ts';

test.each<[string, object]>([
  [
    'rules that exclude each other for some answers',
    {
      properties: { a: YES_NO },
      allOf: [
        when('a', { const: 'yes' }, { required: ['b'], properties: { b: { enum: ['x', 'y'] } } }),
        when('a', { const: 'yes' }, { properties: { b: { enum: ['y', 'z'] } } }),
        when('a', { enum: ['yes', 'no'] }, { properties: { c: { enum: ['p'] } } }),
        when('a', { const: 'yes' }, { properties: { c: { enum: ['q'] } } }),
      ],
    },
  ],
  [
    'a required field of an optional group that other rules make impossible',
    {
      properties: { g: { type: 'object', required: ['b'], properties: { a: YES_NO, b: TEXT } } },
      allOf: [
        {
          if: { properties: { g: { required: ['a'] } }, required: ['g'] },
          then: { properties: { g: { properties: { b: { maxLength: 2 } } } } },
        },
      ],
    },
  ],
])('accepts %s', (_, schema) => {
  expect(diagnosticsOf(schema).map(({ message }) => message)).toEqual([]);
});

test.each<[diagnostic: string, schema: object]>([
  [
    '57:11 No answers are valid: "b" needs a value, but no value fulfils all its rules: "enum": ["x"], "enum": ["y"]',
    {
      required: ['a'],
      properties: { a: YES_NO },
      allOf: [
        when('a', { enum: ['yes', 'no'] }, { required: ['b'], properties: { b: { enum: ['x'] } } }),
        when('a', { not: { pattern: '^m' } }, { properties: { b: { enum: ['y'] } } }),
      ],
    },
  ],
  [
    '28:11 No answers are valid: "a" needs a value',
    {
      required: ['a'],
      properties: { a: YES_NO },
      allOf: [
        when('a', { const: 'yes' }, { properties: { a: { const: 'no' } } }),
        when('a', { const: 'no' }, { properties: { a: { const: 'yes' } } }),
      ],
    },
  ],
  [
    '34:7 No value of "a" fulfils all its rules: "enum": [true], "enum": [false]',
    {
      required: ['a', 'b'],
      properties: { a: { type: 'boolean', const: true }, b: YES_NO },
      ...when('b', { enum: ['yes', 'no'] }, { properties: { a: { const: false } } }),
    },
  ],
])('reports %s', (diagnostic, schema) => expectOnly(schema, diagnostic));
