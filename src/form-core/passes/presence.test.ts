import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { createCoreAjv } from '../core-ajv.ts';
import { simplifyPresence } from './presence.ts';
import type { Json } from './schema-tree.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const OBJECTS = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  Object.fromEntries(NAMES.filter((__, index) => (bits >> index) & 1).map((name) => [name, 'x'])),
);
const context = { remark: () => undefined, report: () => undefined };

const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 2 });
const { rule } = fc.letrec<{ rule: Json }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    names.map((required): Json => ({ required })),
    names.map((list): Json => ({ properties: Object.fromEntries(list.map((name) => [name, false])) })),
    tie('rule').map((not): Json => ({ not })),
    fc
      .record({
        keyword: fc.constantFrom('allOf', 'anyOf', 'oneOf'),
        list: fc.array(tie('rule'), { minLength: 2, maxLength: 3 }),
      })
      .map(({ keyword, list }): Json => ({ [keyword]: list })),
  ),
}));

test('rules of which properties come together allow the same objects as before', () => {
  const ajv = createCoreAjv();
  fc.assert(
    fc.property(rule, (schema) => {
      const verdicts = (one: Json) => {
        const isValid = ajv.compile(one);
        return OBJECTS.map((object) => isValid(object));
      };
      expect(verdicts(simplifyPresence(schema, context))).toEqual(verdicts(schema));
    }),
  );
});

test('"exactly one, or not both" is "not both"', () => {
  const [email, phone] = [{ required: ['email'] }, { required: ['phone'] }];
  const schema = { anyOf: [{ oneOf: [email, phone] }, { not: { required: ['email', 'phone'] } }] };
  expect(simplifyPresence(schema, context)).toEqual({ allOf: [{ not: { required: ['email', 'phone'] } }] });
});

test('a condition stays as it is written', () => {
  const [email, phone] = [{ required: ['email'] }, { required: ['phone'] }];
  const schema = { if: { anyOf: [{ oneOf: [email, phone] }, { not: email }] }, then: { required: ['name'] } };
  expect(simplifyPresence(schema, context)).toEqual(schema);
});
