import { expect, test } from 'vitest';
import { coreOf, fieldsOf, read, TEXT, withoutDefaults } from '../../tests/support/reduced-schema.ts';
import { widgetsOf } from './content/widgets.ts';
import { readDataSchema } from './data-schema.ts';

test('removes annotations, and rules that every value fulfils', () => {
  const name = {
    ...TEXT,
    title: 'Name',
    description: 'Yours',
    examples: ['Ada'],
    minLength: 0,
    default: 'A',
  };
  expect(coreOf({ properties: { name } })).toEqual({ type: 'object', properties: { name: TEXT } });
});

test('keeps the default of a field only if the content asks for it', () => {
  const schema = {
    type: 'object',
    properties: { a: { ...TEXT, default: 'x' }, b: { ...TEXT, default: 'y' } },
  };
  expect(withoutDefaults(read(schema, ['b']).core.properties)).toEqual({
    a: TEXT,
    b: { ...TEXT, default: 'y' },
  });
});

test('follows references, and prefers the title next to a reference', () => {
  const schema = {
    definitions: { place: { type: 'object', title: 'Place', properties: { city: TEXT } } },
    properties: {
      home: { $ref: '#/definitions/place', title: 'Home' },
      work: { $ref: '#/definitions/place' },
    },
  };
  expect(coreOf(schema).properties['work']).toEqual({ type: 'object', properties: { city: TEXT } });
  expect(read({ type: 'object', ...schema }).fields.map(({ title }) => title)).toEqual(['Home', 'Place']);
});

test.each([
  ['a nullable type', { type: ['string', 'null'] }, TEXT],
  [
    'a type or null',
    { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
    { ...TEXT, minLength: 2 },
  ],
  ['null among the options', { enum: ['a', null] }, { ...TEXT, enum: ['a'] }],
])('%s is a field that is not required', (_, property, core) => {
  expect(coreOf({ required: ['x'], properties: { x: property } })).toEqual({
    type: 'object',
    properties: { x: core },
  });
});

test.each([
  ['const is an enum of one', { const: 'a' }, { ...TEXT, enum: ['a'] }],
  [
    'oneOf of const is an enum',
    { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] },
    { type: 'integer', enum: [1, 2] },
  ],
  ['rules beside an enum filter it', { enum: ['a', 'bb'], minLength: 2 }, { ...TEXT, enum: ['bb'] }],
  [
    'allOf is merged',
    { type: 'string', allOf: [{ minLength: 2 }, { minLength: 3, maxLength: 9 }] },
    { ...TEXT, minLength: 3, maxLength: 9 },
  ],
  [
    'limits of whole numbers are whole',
    { type: 'integer', exclusiveMinimum: 0, maximum: 9.5 },
    { type: 'integer', minimum: 1, maximum: 9 },
  ],
  ['consent is an enum', { type: 'boolean', const: true }, { type: 'boolean', enum: [true] }],
  [
    'a list of options has no option twice',
    { type: 'array', items: { enum: ['a', 'b'] } },
    { type: 'array', items: { ...TEXT, enum: ['a', 'b'] }, uniqueItems: true },
  ],
  [
    'a text in a list is not empty',
    { type: 'array', items: TEXT, minItems: 1 },
    { type: 'array', items: { ...TEXT, minLength: 1 }, minItems: 1 },
  ],
])('%s', (_, property, core) => {
  expect(coreOf({ properties: { x: property } }).properties['x']).toEqual(core);
});

test('dependencies are conditions', () => {
  const dependencies = { card: ['name'], name: { properties: { nick: TEXT } } };
  expect(coreOf({ properties: { card: TEXT, name: TEXT }, dependencies }).allOf).toEqual([
    { if: { required: ['card'] }, then: { required: ['name'] } },
    { if: { required: ['name'] }, then: { properties: { nick: TEXT } } },
  ]);
});

test('conditions reach into groups, and into the items of lists', () => {
  const address = { type: 'object', properties: { country: { enum: ['UK', 'US'] } }, required: ['country'] };
  const guest = {
    type: 'object',
    properties: { child: { type: 'boolean' } },
    if: { properties: { child: { const: true } }, required: ['child'] },
    then: { properties: { age: { type: 'integer' } }, required: ['age'] },
  };
  const schema = {
    required: ['address'],
    properties: { address, guests: { type: 'array', items: guest } },
    if: { properties: { address: { properties: { country: { const: 'UK' } } } } },
    then: { properties: { address: { properties: { county: TEXT } } } },
  };
  coreOf(schema);
  expect(fieldsOf(schema)).toEqual([
    'address group',
    'address.country choice',
    'address.county? text if',
    'guests? list',
    'guests.*.child? boolean',
    'guests.*.age integer if',
  ]);
});

test('tests of conditions have only rules that fit the kind of their field', () => {
  const schema = {
    properties: { age: { type: 'integer' }, tags: { type: 'array', items: { enum: ['a', 'b'] } } },
    if: { properties: { age: { type: 'number', minLength: 3, const: 7 }, tags: { items: { const: 'a' } } } },
    then: { properties: { more: TEXT } },
  };
  expect(coreOf(schema).allOf?.[0]?.if).toEqual({
    properties: { age: { enum: [7] }, tags: { not: { contains: { not: { enum: ['a'] } } } } },
    required: ['age', 'tags'],
  });
});

test('oneOf inside a condition is true if exactly one of its tests is', () => {
  const withTests = (oneOf: object[]) => ({
    properties: { a: { enum: ['x', 'y', 'z'] }, b: TEXT },
    if: { properties: { a: { oneOf } }, required: ['a'] },
    then: { properties: { c: TEXT } },
  });
  expect(coreOf(withTests([{ const: 'x' }, { const: 'y' }])).allOf?.[0]?.if.properties).toEqual({
    a: { enum: ['x', 'y'] },
  });
  const [one, two] = [{ enum: ['x', 'y'] }, { enum: ['y', 'z'] }];
  expect(coreOf(withTests([one, two])).allOf?.[0]?.if.properties).toEqual({
    a: { anyOf: [{ allOf: [one, { not: two }] }, { allOf: [two, { not: one }] }] },
  });
});

test('a title that a generator made of the name is none', () => {
  const schema = {
    title: 'The Root Schema',
    properties: { First_name: { ...TEXT, title: 'The First_name Schema' } },
  };
  expect(read({ type: 'object', ...schema }).fields.map(({ title }) => title)).toEqual([undefined]);
});

test('a text is long if its schema says so, not by the limit that every text has', () => {
  const schema = { properties: { a: TEXT, b: { ...TEXT, maxLength: 501 }, c: { ...TEXT, maxLength: 500 } } };
  const { fields } = read({ type: 'object', ...schema });
  expect(fields.map(({ isLong }) => isLong)).toEqual([undefined, true, undefined]);
});

test('a box whose absence the schema decides otherwise is sent as false, and is no choice of yes and no', () => {
  const schema = {
    properties: { co: { type: 'boolean' } },
    if: { properties: { co: { const: true } } },
    then: { properties: { more: TEXT } },
  };
  expect(coreOf(schema).properties['co']).toEqual({ type: 'boolean', unticked: false });
  const { fields } = read({ type: 'object', ...schema });
  expect(fields.slice(0, 1).map(widgetsOf)).toEqual([['checkbox']]);
});

test('each keyword of other tools is one notice, and the schema is a form', () => {
  const text = { type: 'string', 'x-size': 1, 'x-ui': 'wide' };
  const { diagnostics, notices } = readDataSchema({
    path: 'visit.schema.json',
    text: JSON.stringify({ type: 'object', properties: { a: text, b: text } }, null, 2),
  });
  expect(diagnostics).toEqual([]);
  expect(notices.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
    '6 notice A keyword of other tools has no effect on the form: "x-size" (2 places).',
    '7 notice A keyword of other tools has no effect on the form: "x-ui" (2 places).',
  ]);
});

test.each([[{ type: 'string', format: 'date', pattern: '^A' }], [{ type: 'string', pattern: ' $' }]])(
  'warns of a field for which no value was found: %j',
  (x) => {
    const text = JSON.stringify({ type: 'object', properties: { x } }, null, 2);
    const { diagnostics, notices } = readDataSchema({ path: 'visit.schema.json', text });
    expect(diagnostics).toEqual([]);
    expect(notices.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
      expect.stringMatching(/^4 warning No value of "x" was found that fulfils all its rules: /),
    ]);
  },
);

test('a text without characters is no field', () => {
  const text = JSON.stringify({ type: 'object', properties: { x: { type: 'string', maxLength: 0 } } });
  const [only] = readDataSchema({ path: 'visit.schema.json', text }).diagnostics;
  expect(only?.message).toBe('No value of "x" fulfils all its rules: "maxLength": 0.');
});
