import { expect, test } from 'vitest';
import type { CoreObject } from './core-schema.ts';
import { readDataSchema } from './data-schema.ts';
import { createSampler } from './sample/sample.ts';

const coreOf = (properties: object, more: object = {}): CoreObject =>
  readDataSchema({
    path: 'schemas/forms/visit.schema.json',
    text: JSON.stringify({ type: 'object', properties, ...more }),
  }).core;

test('limits every text, number and list whose schema does not', () => {
  const { properties } = coreOf({
    name: { type: 'string' },
    age: { type: 'integer', exclusiveMinimum: 0 },
    codes: { type: 'array', items: { type: 'string' } },
  });
  expect(properties['name']).toEqual({ type: 'string', maxLength: 5000 });
  expect(properties['age']).toMatchObject({ maximum: 9007199254740991 });
  expect(properties['codes']).toMatchObject({ maxItems: 100, items: { maxLength: 5000 } });
});

test('leaves the limits of the schema, and texts that are never long, as they are', () => {
  const properties = {
    name: { type: 'string', maxLength: 9000 },
    day: { type: 'string', format: 'date' },
    size: { type: 'string', enum: ['S', 'L'] },
    age: { type: 'integer', minimum: 1, maximum: 9 },
  };
  expect(coreOf(properties).properties).toEqual(properties);
});

test.each([
  [{ type: 'string', minLength: 6000 }],
  [{ type: 'array', items: { type: 'string' }, minItems: 150 }],
  [{ type: 'number', minimum: 1e17 }],
  [{ type: 'integer', exclusiveMaximum: -1e17 }],
])('leaves room for values where the schema asks for more than the usual limit: %j', (x) => {
  expect(createSampler(coreOf({ x }, { required: ['x'] })).valid()).toBeDefined();
});

test('does not restrict a long text in the condition that adds a rule to it', () => {
  const { allOf = [] } = coreOf(
    { long: { type: 'string', maxLength: 9000 }, kind: { type: 'string', enum: ['a', 'b'] } },
    {
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      then: { properties: { long: { type: 'string', minLength: 5 } } },
    },
  );
  expect(allOf[0]?.then?.properties?.['long']).toMatchObject({ minLength: 5, maxLength: 9000 });
});
