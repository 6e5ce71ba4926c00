import { expect, test } from 'vitest';
import type { CoreObject } from '../core-schema.ts';
import { readDataSchema } from '../data-schema.ts';
import { createIsValid } from '../sample/sample.ts';
import { prune, visibleProperties } from './visible.ts';

const TEXT = { type: 'string' };
const YES_NO = { enum: ['yes', 'no'] };

function coreOf(schema: object): CoreObject {
  const text = JSON.stringify({ type: 'object', ...schema });
  const { core, diagnostics } = readDataSchema({ path: 'visit.schema.json', text });
  expect(diagnostics).toEqual([]);
  return core;
}

const isValid = createIsValid();
const pruned = (schema: object, value: Record<string, unknown>) => prune(coreOf(schema), value, isValid);

/** `name`, or `name!` if it is required. */
function visible(core: CoreObject, value: Record<string, unknown>): string[] {
  return [...visibleProperties(core, value, isValid)].map(
    ([name, { isRequired }]) => name + (isRequired ? '!' : ''),
  );
}

const shows = (name: string, test: object, then: object) => ({
  if: { properties: { [name]: test }, required: [name] },
  then,
});

const PET = {
  required: ['pet'],
  properties: { pet: YES_NO },
  ...shows('pet', { const: 'yes' }, { properties: { age: { type: 'integer' } }, required: ['age'] }),
};

test('a condition shows a field, and requires it', () => {
  const core = coreOf(PET);
  expect(visible(core, {})).toEqual(['pet!']);
  expect(visible(core, { pet: 'yes' })).toEqual(['pet!', 'age!']);
});

test('hidden and unknown values are removed', () => {
  expect(pruned(PET, { pet: 'yes', age: 3, other: 1 })).toEqual({ pet: 'yes', age: 3 });
  expect(pruned(PET, { pet: 'no', age: 3 })).toEqual({ pet: 'no' });
});

const CHAIN = {
  properties: { a: YES_NO },
  allOf: [
    shows('a', { const: 'yes' }, { properties: { b: YES_NO } }),
    shows('b', { const: 'yes' }, { properties: { c: TEXT } }),
    { if: { required: ['c'] }, else: { properties: { d: TEXT } } },
  ],
};

test('a hidden value does not count in a condition', () => {
  const value = { a: 'no', b: 'yes', c: 'kept', d: 'shown' };
  expect(pruned(CHAIN, value)).toEqual({ a: 'no', d: 'shown' });
  expect(pruned(CHAIN, { ...value, a: 'yes' })).toEqual({ a: 'yes', b: 'yes', c: 'kept' });
  expect(visible(coreOf(CHAIN), value)).toEqual(['a', 'd']);
});

const ADDRESS = { type: 'object', properties: { street: TEXT, code: TEXT }, required: ['street'] };

test('a required group without values stays, an optional one goes', () => {
  expect(pruned({ properties: { home: ADDRESS, note: TEXT }, required: ['note'] }, { home: {} })).toEqual({});
  expect(pruned({ properties: { home: ADDRESS }, required: ['home'] }, {})).toEqual({ home: {} });
  const nested = { type: 'object', properties: { home: ADDRESS }, required: ['home'] };
  expect(pruned({ properties: { person: nested }, required: ['person'] }, {})).toEqual({
    person: { home: {} },
  });
});

test('items of a list stay at their index, each with its own conditions', () => {
  const guests = { type: 'array', items: { type: 'object', ...PET } };
  const value = { guests: [{ pet: 'no', age: 1 }, {}, { pet: 'yes', age: 2 }] };
  expect(pruned({ properties: { guests } }, value)).toEqual({
    guests: [{ pet: 'no' }, {}, { pet: 'yes', age: 2 }],
  });
});

test('a condition outside a group or list adds fields and rules inside it', () => {
  const guests = { type: 'array', items: { type: 'object', properties: { name: TEXT } } };
  const more = {
    home: { properties: { county: TEXT }, required: ['code'] },
    guests: { items: { properties: { age: TEXT } } },
  };
  const core = coreOf({
    properties: { a: YES_NO, home: ADDRESS, guests },
    ...shows('a', { const: 'yes' }, { properties: more }),
  });
  const value = { home: { street: 'x', county: 'y' }, guests: [{ name: 'n', age: '3' }] };
  expect(prune(core, { a: 'yes', ...value }, isValid)).toEqual({ a: 'yes', ...value });
  expect(prune(core, { a: 'no', ...value }, isValid)).toEqual({
    a: 'no',
    home: { street: 'x' },
    guests: [{ name: 'n' }],
  });
  const home = visibleProperties(core, { a: 'yes' }, isValid).get('home')?.definitions as CoreObject[];
  expect(
    [...visibleProperties(home, {}, isValid)].map(([name, { isRequired }]) => [name, isRequired]),
  ).toEqual([
    ['street', true],
    ['code', true],
    ['county', false],
  ]);
});

test('choices between alternatives decide what is visible', () => {
  const pay = {
    type: 'object',
    oneOf: [
      { title: 'Card', properties: { card: TEXT }, required: ['card'] },
      { title: 'Bank', properties: { iban: TEXT }, required: ['iban'] },
    ],
  };
  const core = coreOf({ properties: { pay, parts: { type: 'array', items: pay } } });
  const chosen = { oneOf: 'bank', card: '4', iban: 'GB' };
  const kept = prune(core, { pay: chosen, parts: [chosen] }, isValid);
  expect(kept).toEqual({ pay: { oneOf: 'bank', iban: 'GB' }, parts: [{ oneOf: 'bank', iban: 'GB' }] });
});

test('false and zero are values', () => {
  const schema = {
    properties: { a: { type: 'boolean' }, b: { type: 'integer' } },
    required: ['a'],
    ...shows('a', { const: false }, { properties: { c: TEXT } }),
  };
  expect(pruned(schema, { a: false, b: 0, c: 'x' })).toEqual({ a: false, b: 0, c: 'x' });
});

test('drops an optional group in which only required groups without values are left', () => {
  const text = { type: 'string' } as const;
  const place: CoreObject = { type: 'object', required: ['place'], properties: { place: text } };
  const trip: CoreObject = {
    type: 'object',
    required: ['place'],
    properties: { place },
    allOf: [{ if: { required: ['place'] }, then: {}, else: { properties: { hidden: text } } }],
  };
  const core: CoreObject = { type: 'object', properties: { trip } };
  expect(prune(core, { trip: { hidden: 'x' } }, isValid)).toEqual({});
  const filled = { trip: { place: { place: 'High St' } } };
  expect(prune(core, filled, isValid)).toEqual(filled);
});
