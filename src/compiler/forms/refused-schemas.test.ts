import { expect, test } from 'vitest';
import { readDataSchema } from './data-schema.ts';

const TEXT = { type: 'string' };

const read = (schema: unknown) =>
  readDataSchema({ path: 'visit.schema.json', text: JSON.stringify(schema, null, 2) });

/** A schema, the location and the text of its only diagnostic. */
const REFUSED: [title: string, schema: object, location: string, message: RegExp][] = [
  [
    'recursion',
    {
      definitions: { n: { type: 'object', properties: { a: TEXT, n: { $ref: '#/definitions/n' } } } },
      properties: { n: { $ref: '#/definitions/n' } },
    },
    '11:19',
    /contains itself/,
  ],
  [
    'a reference without a target',
    { properties: { n: { $ref: '#/definitions/m' } } },
    '5:15',
    /no such definition/,
  ],
  ['a reference to another file', { properties: { n: { $ref: 'address.json' } } }, '5:15', /other files/],
  ['a tuple', { properties: { x: { type: 'array', items: [TEXT] } } }, '6:7', /different items/],
  [
    'a list of lists',
    { properties: { x: { type: 'array', items: { type: 'array', items: TEXT } } } },
    '6:7',
    /items are lists/,
  ],
  ['an unknown keyword', { properties: { x: { ...TEXT, maxlength: 3 } } }, '6:7', /not a keyword/],
  [
    'patternProperties',
    { properties: { x: TEXT }, patternProperties: { a: TEXT } },
    '8:3',
    /fixed set of fields/,
  ],
  [
    'additionalProperties with a schema',
    { properties: { x: TEXT }, additionalProperties: TEXT },
    '8:3',
    /fixed set/,
  ],
  ['not outside of if', { properties: { x: { ...TEXT, not: { const: 'a' } } } }, '6:7', /outside of "if"/],
  ['an unknown format', { properties: { x: { ...TEXT, format: 'ipv4' } } }, '6:17', /"ipv4"/],
  [
    'a pattern without a counterpart in PostgreSQL',
    { properties: { x: { ...TEXT, pattern: '\\bx' } } },
    '6:18',
    /words/,
  ],
  [
    'a pattern that is none, beside options',
    { properties: { x: { enum: ['a'], pattern: '[' } } },
    '8:18',
    /regular expression/,
  ],
  ['a pattern that is none', { properties: { x: { ...TEXT, pattern: '[' } } }, '6:18', /regular expression/],
  ['a value of a wrong type', { properties: { x: { ...TEXT, minLength: -1 } } }, '6:20', /must be >= 0/],
  ['a rule without effect', { properties: { x: { type: 'integer', maxLength: 2 } } }, '6:7', /no effect/],
  ['two types', { properties: { x: { type: ['string', 'number'] } } }, '5:15', /one type/],
  ['no type', { properties: { x: { title: 'X' } } }, '4:5', /no "type"/],
  ['options of objects', { properties: { x: { enum: [{ a: 1 }] } } }, '5:7', /only texts/],
  ['an option with a space at its end', { properties: { x: { enum: ['a '] } } }, '5:7', /without space/],
  ['a name with a space', { properties: { 'First name': TEXT } }, '4:5', /characters that no name/],
  ['a name that every object has', { properties: { constructor: TEXT } }, '4:5', /every JavaScript object/],
  [
    'a required property that does not exist',
    { required: ['y'], properties: { x: TEXT } },
    '4:5',
    /does not have/,
  ],
  [
    'a condition on a property that does not exist',
    { properties: { x: TEXT }, if: { required: ['y'] }, then: { required: ['x'] } },
    '10:7',
    /does not have/,
  ],
  [
    'a condition on a value that does not exist',
    {
      properties: { x: { enum: ['a'] } },
      if: { properties: { x: { const: 'b' } } },
      then: { required: ['x'] },
    },
    '13:9',
    /cannot have/,
  ],
  [
    'different types under a condition',
    { properties: { x: TEXT }, if: { required: ['x'] }, then: { properties: { x: { type: 'integer' } } } },
    '16:17',
    /a text at line 5/,
  ],
  [
    'a closed object with a conditional field',
    {
      additionalProperties: false,
      properties: { x: TEXT },
      if: { required: ['x'] },
      then: { properties: { y: TEXT } },
    },
    '3:3',
    /forbids fields/,
  ],
  [
    'alternatives that can both be true',
    { oneOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] },
    '3:3',
    /can both be true/,
  ],
  [
    'alternatives of rules for one field',
    {
      properties: {
        x: {
          anyOf: [
            { ...TEXT, pattern: 'a' },
            { ...TEXT, pattern: 'b' },
          ],
        },
      },
    },
    '5:7',
    /one set of rules/,
  ],
  [
    'lists of values without a common one',
    { properties: { x: { enum: ['a'], allOf: [{ enum: ['b'] }] } } },
    '10:11',
    /No value is in both/,
  ],
  [
    'a condition on a single value',
    { properties: { x: { ...TEXT, if: { minLength: 2 }, then: { maxLength: 3 } } } },
    '6:7',
    /only an object/,
  ],
  [
    'after without a date',
    { properties: { x: { ...TEXT, format: 'date', after: 'y' }, y: TEXT } },
    '7:16',
    /two dates/,
  ],
  [
    'after that is no name',
    { properties: { x: { ...TEXT, format: 'date', after: 1 } } },
    '7:7',
    /name of a property/,
  ],
  [
    'after in a list',
    {
      properties: {
        x: { type: 'array', items: { ...TEXT, format: 'date', after: 'y' } },
        y: { ...TEXT, format: 'date' },
      },
    },
    '9:9',
    /item of a list/,
  ],
  [
    'a dependency that is no list',
    { properties: { x: TEXT }, dependentRequired: { x: 'y' } },
    '8:3',
    /lists of names/,
  ],
];

test.each(REFUSED)('reports %s', (_, schema, location, message) => {
  const { diagnostics } = read({ type: 'object', ...schema });
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([location]);
  expect(diagnostics[0]?.message).toMatch(message);
  expect(diagnostics[0]?.hint).toBeTruthy();
});

test('reports every reason at once', () => {
  const { diagnostics } = read({
    type: 'object',
    minProperties: 1,
    properties: { x: { type: 'strng' }, y: { ...TEXT, format: 'ip' } },
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
