import { expect, test } from 'vitest';
import { createCoreAjv } from './core-ajv.ts';
import type { CoreObject } from './core-schema.ts';
import { prune } from './visible.ts';

const ajv = createCoreAjv();
const isValid = (schema: object, value: unknown) => ajv.validate(schema, value);

const text = { type: 'string' } as const;
const place: CoreObject = { type: 'object', required: ['street'], properties: { street: text } };

test('keeps a required group without values, so that its missing fields are reported', () => {
  const core: CoreObject = { type: 'object', required: ['place'], properties: { place } };
  expect(prune(core, {}, isValid)).toEqual({ place: {} });
});

test('drops an optional group in which only required groups without values are left', () => {
  const trip: CoreObject = {
    type: 'object',
    required: ['place'],
    properties: { place },
    allOf: [{ if: { required: ['place'] }, then: {}, else: { properties: { hidden: text } } }],
  };
  const core: CoreObject = { type: 'object', properties: { trip } };
  expect(prune(core, { trip: { hidden: 'x' } }, isValid)).toEqual({});
  expect(prune(core, { trip: { place: { street: 'High St' } } }, isValid)).toEqual({
    trip: { place: { street: 'High St' } },
  });
});
