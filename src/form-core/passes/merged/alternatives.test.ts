import { expect, test } from 'vitest';
import { coreOf, fieldsOf, outline, read, TEXT } from '../../../../tests/support/reduced-schema.ts';

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

test('the property that a discriminator names is the choice, with the values that lead to the alternatives', () => {
  const loss = { properties: { type: TEXT, date: TEXT }, required: ['type'] };
  const definitions = {
    Loss: loss,
    Storm: { allOf: [{ $ref: '#/definitions/Loss' }, { properties: { wind: TEXT } }] },
    Theft: { ...loss, properties: { type: { const: 'stolen' }, taken: TEXT } },
  };
  const oneOf = [{ $ref: '#/definitions/Storm' }, { $ref: '#/definitions/Theft' }];
  const valuesFor = (mapping?: object) =>
    coreOf({ oneOf, definitions, discriminator: { propertyName: 'type', mapping } }).properties;
  expect(valuesFor()).toEqual({ type: { ...TEXT, enum: ['Storm', 'stolen'] } });
  expect(valuesFor({ storm: '#/definitions/Storm', hail: 'Storm' })).toEqual({
    type: { ...TEXT, enum: ['storm', 'hail', 'stolen'] },
  });
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

test('an alternative that forbids other fields is not true while one of them is filled in', () => {
  const closed = { required: ['phone'], properties: { phone: {}, asked: {} }, additionalProperties: false };
  const anyOf = [closed, { required: ['email'] }];
  expect(coreOf({ properties: { phone: TEXT, email: TEXT }, anyOf }).allOf).toEqual([
    {
      if: { not: { required: ['phone'], not: { required: ['email'] } } },
      then: { required: ['email'] },
    },
  ]);
});

test('a group in an alternative can forbid other fields, and no choice between others is one of them', () => {
  const pay = { oneOf: ['card', 'cash'].map((name) => ({ properties: { [name]: TEXT }, required: [name] })) };
  const home = { required: ['street'], properties: { street: {} }, additionalProperties: false };
  const closed = {
    required: ['home'],
    properties: { home, asked: {}, email: {} },
    additionalProperties: false,
  };
  const any = { anyOf: [closed, { required: ['email'] }] };
  const group = { type: 'object', properties: { street: TEXT, town: TEXT } };
  expect(coreOf({ properties: { home: group, email: TEXT }, allOf: [pay, any] }).allOf?.at(-1)).toEqual({
    if: {
      not: {
        properties: { home: { required: ['street'], not: { required: ['town'] } } },
        required: ['home'],
        not: { required: ['card'] },
        allOf: [{ not: { required: ['cash'] } }],
      },
    },
    then: { required: ['email'] },
  });
});

test('oneOf of required properties asks which of them to fill in', () => {
  const schema = { properties: { name: TEXT, phone: TEXT, email: TEXT }, oneOf: PHONE_OR_EMAIL };
  expect(fieldsOf(schema)).toEqual(['name? text', 'oneOf choice', 'phone text if', 'email text if']);
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

test.each<[string, object[], object]>([
  [
    'texts with a pattern each are one pattern',
    [{ $ref: '#/definitions/uk' }, { $ref: '#/definitions/us' }],
    {
      pattern: '^[A-Z]{2}[0-9] |^[0-9]{5}$',
    },
  ],
  [
    'a text or another type is a text',
    [{ type: 'integer' }, { $ref: '#/definitions/us' }],
    {
      pattern: '^[0-9]{5}$',
    },
  ],
  [
    'a text or the empty text is a text',
    [{ $ref: '#/definitions/us' }, { const: '' }],
    {
      pattern: '^[0-9]{5}$',
    },
  ],
])('alternatives for one value, in definitions too: %s', (_, anyOf, rules) => {
  const definitions = {
    uk: { type: 'string', pattern: '^[A-Z]{2}[0-9] ' },
    us: { type: 'string', pattern: '^[0-9]{5}$' },
  };
  expect(coreOf({ definitions, properties: { code: { anyOf } } }).properties['code']).toEqual({
    ...TEXT,
    ...rules,
  });
});
