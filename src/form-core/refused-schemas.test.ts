import { expect, test } from 'vitest';
import { expectOnly, TEXT } from '../../tests/support/conditional-schema.ts';
import { readDataSchema } from './data-schema.ts';

const read = (schema: unknown) =>
  readDataSchema({ path: 'visit.schema.json', text: JSON.stringify(schema, null, 2) });

/** The location and a part of the text of the only diagnostic of each schema. */
const REFUSED: [diagnostic: string, schema: object][] = [
  [
    '11:19 contains itself',
    {
      definitions: { n: { type: 'object', properties: { a: TEXT, n: { $ref: '#/definitions/n' } } } },
      properties: { n: { $ref: '#/definitions/n' } },
    },
  ],
  ['5:15 no such definition', { properties: { n: { $ref: '#/definitions/m' } } }],
  ['5:15 other files', { properties: { n: { $ref: 'address.json' } } }],
  ['6:7 items are lists', { properties: { x: { type: 'array', items: { type: 'array', items: TEXT } } } }],
  ['8:3 fixed set of fields', { properties: { x: TEXT }, patternProperties: { x: TEXT } }],
  ['9:7 fixed set', { required: ['x'], properties: { x: { type: 'object', additionalProperties: TEXT } } }],
  ['6:7 outside of "if"', { properties: { x: { ...TEXT, not: { const: 5 } } } }],
  [
    '7:7 "after" has no effect on a list',
    {
      properties: {
        b: { ...TEXT, format: 'date', after: 'a', enum: ['2027-01-01'] },
        a: { ...TEXT, format: 'date' },
      },
    },
  ],
  ['8:18 regular expression', { properties: { x: { enum: ['a'], pattern: '[' } } }],
  ['6:18 regular expression', { properties: { x: { ...TEXT, pattern: '[' } } }],
  [
    '19:14 must be array',
    {
      properties: { x: TEXT },
      if: { required: ['x'] },
      then: { properties: { y: TEXT }, anyOf: {} },
      else: { properties: { y: false } },
    },
  ],
  ['6:20 must be >= 0', { properties: { x: { ...TEXT, minLength: -1 } } }],
  // What is made of several rules, such as one pattern, is not reported too.
  ['8:22 regular expression', { properties: { x: { ...TEXT, oneOf: [{ pattern: '[' }, { const: 'a' }] } } }],
  ['8:24 must be >= 0', { properties: { x: { ...TEXT, oneOf: [{ minLength: -1 }, { const: 'a' }] } } }],
  ['7:20 regular expression', { properties: { x: { ...TEXT, not: { pattern: '[' } } } }],
  ['5:7 only texts', { properties: { x: { enum: [{ a: 1 }] } } }],
  ['5:7 without space', { properties: { x: { enum: ['a '] } } }],
  ['4:5 does not have', { required: ['y'], properties: { x: TEXT } }],
  ['10:7 does not have', { properties: { x: TEXT }, if: { required: ['y'] }, then: { required: ['x'] } }],
  [
    '13:9 cannot have',
    {
      properties: { x: { enum: ['a'] } },
      if: { properties: { x: { const: 'b' } } },
      then: { required: ['x'] },
    },
  ],
  [
    '16:9 a list as a whole',
    {
      properties: { x: { type: 'array', items: { enum: ['a'] } } },
      if: { properties: { x: { const: ['a'] } } },
      then: { required: ['x'] },
    },
  ],
  [
    '16:17 a text at line 5',
    { properties: { x: TEXT }, if: { required: ['x'] }, then: { properties: { x: { type: 'integer' } } } },
  ],
  [
    '3:3 forbids fields',
    {
      additionalProperties: false,
      properties: { x: TEXT },
      if: { required: ['x'] },
      then: { properties: { y: TEXT } },
    },
  ],
  ['3:3 can both be true', { oneOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] }],
  [
    '5:7 one set of rules',
    {
      properties: {
        x: {
          oneOf: [
            { type: 'number', minimum: 3 },
            { type: 'number', maximum: 1 },
          ],
        },
      },
    },
  ],
  [
    '17:7 one set of rules',
    {
      properties: {
        x: {
          type: 'array',
          items: { type: 'object', properties: { a: TEXT }, required: ['a'] },
          oneOf: [{ maxItems: 1 }, { minItems: 3 }],
        },
      },
    },
  ],
  ['10:11 No value is in both', { properties: { x: { enum: ['a'], allOf: [{ enum: ['b'] }] } } }],
  [
    '8:9 only an object',
    {
      properties: {
        x: { type: 'array', items: { ...TEXT, if: { minLength: 2 }, then: { maxLength: 3 } } },
      },
    },
  ],
  ['7:16 two dates', { properties: { x: { ...TEXT, format: 'date', after: 'y' }, y: TEXT } }],
  ['7:7 name of a property', { properties: { x: { ...TEXT, format: 'date', after: 1 } } }],
  [
    '9:9 item of a list',
    {
      properties: {
        x: { type: 'array', items: { ...TEXT, format: 'date', after: 'y' } },
        y: { ...TEXT, format: 'date' },
      },
    },
  ],
  [
    '39:11 hides this field',
    {
      properties: {
        q: TEXT,
        g: {
          properties: { x: TEXT, y: TEXT },
          if: { properties: { y: { const: 'a' } } },
          then: { properties: { x: false } },
        },
      },
      if: { required: ['q'] },
      then: { properties: { g: { properties: { x: { minLength: 2 } } } } },
    },
  ],
  // Unticked, the box is absent, and the schema as written forbids what the form would show.
  [
    '22:7 never true',
    {
      properties: { x: TEXT, y: { const: true } },
      if: { not: { properties: { y: { const: true } } } },
      then: { properties: { z: TEXT } },
      else: { properties: { z: false } },
    },
  ],
  [
    '34:11 the form would ask for both',
    {
      properties: { a: TEXT, b: TEXT },
      allOf: [
        { if: { required: ['a'] }, then: { properties: { x: TEXT } } },
        { if: { required: ['b'] }, then: { properties: { x: { type: 'object', properties: { y: TEXT } } } } },
      ],
    },
  ],
  [
    '14:5 required for some answers',
    {
      properties: { q: { enum: ['a', 'b', 'c'] } },
      required: ['q', 'x'],
      oneOf: [
        { properties: { q: { const: 'a' }, x: TEXT } },
        { properties: { q: { const: 'b' }, x: { type: 'object', properties: { y: TEXT } } } },
        { properties: { q: { const: 'c' } } },
      ],
    },
  ],
  [
    '40:53 deeper than 12 levels',
    {
      properties: [...'mlkjihgfedcba'].reduce<object>(
        (properties, name) => ({ [name]: { type: 'object', properties } }),
        { x: TEXT },
      ),
    },
  ],
  ['8:3 lists of names', { properties: { x: TEXT }, dependentRequired: { x: 'y' } }],
];

test.each(REFUSED)('reports %s', (diagnostic, schema) => expectOnly(schema, diagnostic));

test('reports every reason at once', () => {
  const { diagnostics } = read({
    type: 'object',
    minProperties: 3,
    properties: { x: { type: 'strng' }, y: { ...TEXT, format: 'password' } },
  });
  expect(diagnostics.map(({ path }) => path).sort()).toEqual([
    'minProperties',
    'properties.x.type',
    'properties.y.format',
  ]);
});

test('reports a file that is not JSON, and a schema that is no object', () => {
  expect(readDataSchema({ path: 'a.json', text: '{' }).diagnostics[0]?.code).toBe('invalid-json');
  expect(read({ type: 'array', items: TEXT }).diagnostics[0]?.message).toMatch(
    /describes an object, not a list/,
  );
});

test('a text with values of another type inside an alternative is reported', () => {
  const text = { type: 'string', oneOf: [{ const: false }] };
  const { diagnostics } = read({ properties: { a: { oneOf: [{ properties: { a: text } }] } } });
  expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining('false'));
});

const MANY = (count: number, ofField: (index: number) => object = () => TEXT) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, ofField(index)]));

/** Each field of `count` shows the next one. */
const CHAIN = (count: number) => ({
  properties: { f0: TEXT },
  dependencies: MANY(count, (index) => ({ properties: { [`f${index + 1}`]: TEXT } })),
});

/** No two of `count` fields may be answered. */
const EXCLUSIVE = (count: number) => ({
  properties: MANY(count),
  allOf: Array.from({ length: count }, (_, one) =>
    Array.from({ length: one }, (_, other) => ({ not: { required: [`f${other}`, `f${one}`] } })),
  ).flat(),
});

test.each<[string, object]>([
  ['a text that no request can hold', { properties: { x: { ...TEXT, minLength: 1e17 } } }],
  ['a text that is a little too long', { properties: { x: { ...TEXT, minLength: 262_144 } } }],
  ['a list of too many entries', { properties: { x: { type: 'array', minItems: 1_000_000, items: TEXT } } }],
  [
    'a list of too large entries',
    {
      properties: {
        x: {
          type: 'array',
          minItems: 1000,
          items: { type: 'object', required: ['t'], properties: { t: { ...TEXT, minLength: 1000 } } },
        },
      },
    },
  ],
  [
    'required texts that do not fit together',
    { required: ['f0', 'f1'], properties: MANY(2, () => ({ ...TEXT, minLength: 200_000 })) },
  ],
  [
    'a text of a branch',
    {
      if: { required: ['a'] },
      then: { properties: { x: { ...TEXT, minLength: 1e9 } } },
      properties: { a: TEXT },
    },
  ],
  ['too many fields', { properties: MANY(1700) }],
  ['a long chain of dependencies', CHAIN(200)],
  ['many fields that exclude each other', EXCLUSIVE(60)],
])('refuses %s as too large', (_, schema) => {
  const { diagnostics } = read({ type: 'object', ...schema });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The schema is too large for a form/),
  ]);
});

test('accepts the largest text that fits into a request', () => {
  const { diagnostics } = read({ type: 'object', properties: { x: { ...TEXT, minLength: 200_000 } } });
  expect(diagnostics).toEqual([]);
});
