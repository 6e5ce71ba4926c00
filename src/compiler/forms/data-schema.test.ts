import { expect, test } from 'vitest';
import type { CoreObject } from './core-schema.ts';
import { readDataSchema } from './data-schema.ts';
import type { DataField } from './form-fields.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const TEXT = { type: 'string' };

function read(schema: unknown, defaultsFor: string[] = []) {
  const text = JSON.stringify(schema, null, 2);
  return readDataSchema({ path: 'visit.schema.json', text }, { defaultsFor: new Set(defaultsFor) });
}

const DEFAULTS: Record<string, number> = {
  maxLength: DEFAULT_LIMITS.maxLength,
  maxItems: DEFAULT_LIMITS.maxItems,
  minimum: -DEFAULT_LIMITS.number,
  maximum: DEFAULT_LIMITS.number,
};

/** Removes the limits of fields without one, which limits.test.ts tests. */
function withoutDefaults<Core>(core: Core): Core {
  const isOwn = (key: string, value: unknown) => DEFAULTS[key] === undefined || DEFAULTS[key] !== value;
  const text = JSON.stringify(core, (key, value: unknown) => (isOwn(key, value) ? value : undefined));
  return JSON.parse(text) as Core;
}

/** Reduces a schema that has no diagnostics. */
function coreOf(schema: object): CoreObject {
  const { core, diagnostics } = read({ type: 'object', ...schema });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return withoutDefaults(core);
}

/** Path, kind, requiredness of each field: `?` for an optional one, `~` for one that is sometimes required. */
function outline(fields: readonly DataField[]): string[] {
  const mark = { always: '', sometimes: '~', never: '?' };
  return fields.flatMap((field) => [
    `${field.path.join('.')}${mark[field.required]} ${field.kind}${field.isConditional ? ' if' : ''}`,
    ...outline(field.fields),
  ]);
}

const fieldsOf = (schema: object) => outline(read({ type: 'object', ...schema }).fields);

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

const KIND = (value: string, more: object = {}) => ({ properties: { kind: { const: value }, ...more } });

test('a property with another const in each alternative is the choice', () => {
  const schema = { oneOf: [{ ...KIND('a', { x: TEXT }), title: 'First' }, KIND('b', { y: TEXT })] };
  expect(coreOf(schema)).toEqual({
    type: 'object',
    properties: { kind: { ...TEXT, enum: ['a', 'b'] } },
    required: ['kind'],
    allOf: [
      {
        if: { properties: { kind: { enum: ['a'] } }, required: ['kind'] },
        then: { properties: { x: TEXT } },
      },
      {
        if: { properties: { kind: { enum: ['b'] } }, required: ['kind'] },
        then: { properties: { y: TEXT } },
      },
    ],
  });
  expect(read({ type: 'object', ...schema }).fields[0]?.optionTitles).toEqual(new Map([['a', 'First']]));
});

test("a dependency that selects an alternative by the field's value becomes one condition for each value", () => {
  const schema = {
    properties: { pets: { enum: ['none', 'some'] } },
    dependencies: {
      pets: {
        oneOf: [
          { properties: { pets: { const: 'none' } } },
          { properties: { pets: { const: 'some' }, age: { type: 'number' } }, required: ['age'] },
        ],
      },
    },
  };
  expect(coreOf(schema).allOf).toEqual([
    {
      if: { properties: { pets: { enum: ['some'] } }, required: ['pets'] },
      then: { properties: { age: { type: 'number' } }, required: ['age'] },
    },
  ]);
  expect(fieldsOf(schema)).toEqual(['pets? choice', 'age number if']);
});

test('alternatives of objects without a common property get a field that chooses between them', () => {
  const schema = {
    oneOf: [
      { title: 'By phone', properties: { phone: TEXT }, required: ['phone'] },
      { title: 'By post', properties: { street: TEXT }, required: ['street'] },
    ],
  };
  const { fields } = read({ type: 'object', ...schema });
  expect(outline(fields)).toEqual(['oneOf choice', 'phone text if', 'street text if']);
  expect(fields[0]).toMatchObject({
    isStored: false,
    optionTitles: new Map([
      ['by-phone', 'By phone'],
      ['by-post', 'By post'],
    ]),
  });
  expect(coreOf(schema).properties['oneOf']).toEqual({
    ...TEXT,
    enum: ['by-phone', 'by-post'],
    choiceOf: 'oneOf',
  });
});

const PHONE_OR_EMAIL = [{ required: ['phone'] }, { required: ['email'] }];

test('an alternative without a title is offered as the fields that it asks for', () => {
  const schema = {
    anyOf: [
      { properties: { creditCard: TEXT } },
      { properties: { street: { ...TEXT, title: 'Your street' }, town: TEXT } },
    ],
  };
  const { fields } = read(schema);
  expect([...(fields[0]?.optionTitles.values() ?? [])]).toEqual(['Credit card', 'Your street, Town']);
});

test('anyOf of rules requires the last one if the others are broken', () => {
  const schema = { properties: { phone: TEXT, email: TEXT }, anyOf: PHONE_OR_EMAIL };
  expect(coreOf(schema).allOf).toEqual([
    { if: { not: { required: ['phone'] } }, then: { required: ['email'] } },
  ]);
  expect(fieldsOf(schema)).toEqual(['phone? text', 'email~ text']);
});

test('oneOf of required properties asks which of them to fill in', () => {
  const schema = { properties: { name: TEXT, phone: TEXT, email: TEXT }, oneOf: PHONE_OR_EMAIL };
  expect(fieldsOf(schema)).toEqual(['name? text', 'oneOf choice', 'phone text if', 'email text if']);
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

test('a group or an item may consist of alternatives alone', () => {
  const card = {
    type: 'object',
    properties: { card: TEXT },
    required: ['card'],
    additionalProperties: false,
  };
  const bank = {
    type: 'object',
    properties: { iban: TEXT },
    required: ['iban'],
    additionalProperties: false,
  };
  const pay = { oneOf: [card, bank] };
  const schema = { properties: { pay, parts: { type: 'array', items: pay } } };
  coreOf(schema);
  expect(fieldsOf(schema)).toEqual([
    'pay? group',
    'pay.oneOf choice',
    'pay.card text if',
    'pay.iban text if',
    'parts? list',
    'parts.*.oneOf choice',
    'parts.*.card text if',
    'parts.*.iban text if',
  ]);
});

test('a text is long if its schema says so, not by the limit that every text has', () => {
  const schema = { properties: { a: TEXT, b: { ...TEXT, maxLength: 201 }, c: { ...TEXT, maxLength: 200 } } };
  const { fields } = read({ type: 'object', ...schema });
  expect(fields.map(({ isLong }) => isLong)).toEqual([undefined, true, undefined]);
});
