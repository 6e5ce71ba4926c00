import { expect, it } from 'vitest';
import { coreOf, read, TEXT } from '../../../../tests/support/reduced-schema.ts';
import { prune } from '../../form-rules/visible.ts';
import { createIsValid, createSampler } from '../../sample/sample.ts';

const PET = { enum: ['yes', 'no'] };
const NO = { properties: { pet: { const: 'no' } }, required: ['pet'] };

const HIDDEN: Record<string, object> = {
  false: { properties: { breed: false } },
  'type null': { properties: { breed: { type: 'null' } } },
  'types null': { properties: { breed: { type: ['null'] } } },
  'const null': { properties: { breed: { const: null } } },
  'enum null': { properties: { breed: { enum: [null], title: 'Breed' } } },
  'allOf with null': { allOf: [{ properties: { breed: { type: 'null' } } }] },
};

const schemaWith = (hidden: object) => ({
  properties: { pet: PET, breed: TEXT },
  required: ['pet'],
  allOf: [{ if: NO, then: hidden }],
});

it.each(Object.entries(HIDDEN))('hides a field by %s in a branch', (_, hidden) => {
  expect(coreOf(schemaWith(hidden))).toEqual(coreOf(schemaWith(HIDDEN['false'] ?? {})));
});

it('hides a field by null in "else", in an alternative and in an entry of a list', () => {
  const none = { breed: { type: 'null' } };
  const yes = { properties: { pet: { const: 'yes' } }, required: ['pet'] };
  expect(
    coreOf({ properties: { pet: PET, breed: TEXT }, required: ['pet'], if: yes, else: { properties: none } }),
  ).toEqual(
    coreOf({
      properties: { pet: PET, breed: TEXT },
      required: ['pet'],
      if: yes,
      else: { properties: { breed: false } },
    }),
  );
  const either = (breed: unknown) => ({
    properties: { breed: TEXT },
    oneOf: [{ properties: { pet: { const: 'yes' } } }, { properties: { pet: { const: 'no' }, breed } }],
  });
  expect(coreOf(either({ type: 'null' }))).toEqual(coreOf(either(false)));
  const group = (breed: unknown) => ({
    properties: { pet: PET, of: { type: 'object', properties: { breed: TEXT, name: TEXT } } },
    required: ['pet'],
    allOf: [{ if: NO, then: { properties: { of: { properties: { breed } } } } }],
  });
  // A branch cannot hide a field of a group; that is reported, not lost.
  expect(read({ type: 'object', ...group({ type: 'null' }) }).diagnostics).toHaveLength(1);
  const list = (breed: unknown) => ({
    properties: {
      pets: { type: 'array', items: { type: 'object', ...schemaWith({ properties: { breed } }) } },
    },
  });
  expect(coreOf(list({ type: 'null' }))).toEqual(coreOf(list(false)));
});

it('hides a field that the branch requires to be null', () => {
  const { core } = read({
    type: 'object',
    ...schemaWith({ properties: { breed: { type: 'null' } }, required: ['breed'] }),
  });
  const { accepts } = createSampler(core);
  const sent = prune(core, { pet: 'no', breed: 'Collie' }, createIsValid());
  expect(sent).toEqual({ pet: 'no' });
  expect(accepts(sent)).toBe(true);
});

it('reports a value that must be null and something else', () => {
  const { diagnostics } = read({
    type: 'object',
    properties: { a: TEXT, b: TEXT },
    allOf: [{ properties: { b: { type: 'null' } } }],
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"type" is null in one definition of this value, and something else in another one; nothing can be entered.',
  ]);
});
