import { expect, test } from 'vitest';
import { readDataSchema } from '../data-schema.ts';
import { allFields } from '../form-fields.ts';

const TEXT = { type: 'string' };

/** The fields that are required while others have no answer, each with those of which one needs an answer. */
function oneOfIn(schema: object): Record<string, readonly string[]> {
  const text = JSON.stringify({ type: 'object', ...schema });
  const { fields, diagnostics } = readDataSchema({ path: 'schemas/forms/made.schema.json', text });
  expect(diagnostics).toEqual([]);
  return Object.fromEntries(
    allFields(fields).flatMap(({ path, oneOf }) => (oneOf ? [[path.join('.'), oneOf]] : [])),
  );
}

test('finds the fields of which one needs an answer', () => {
  const properties = { email: TEXT, name: TEXT, telephone: TEXT, post: TEXT };
  expect(oneOfIn({ properties, anyOf: [{ required: ['telephone'] }, { required: ['email'] }] })).toEqual({
    email: ['email', 'telephone'],
  });
  const all = ['telephone', 'email', 'post'].map((one) => ({ required: [one] }));
  expect(oneOfIn({ properties, required: ['name'], anyOf: all })).toEqual({
    post: ['email', 'telephone', 'post'],
  });
});

test('says of an empty form that one of all fields needs an answer, at any depth', () => {
  expect(oneOfIn({ properties: { a: TEXT, b: TEXT } })).toEqual({ a: [] });
  const group = { type: 'object', properties: { a: TEXT, b: TEXT } };
  expect(oneOfIn({ properties: { group } })).toEqual({ group: [], 'group.a': [] });
});

test('leaves out fields that are required for another reason', () => {
  const properties = { email: TEXT, telephone: TEXT, wants: TEXT };
  const anyOf = [{ required: ['telephone', 'wants'] }, { required: ['email'] }];
  expect(oneOfIn({ properties, anyOf })).toEqual({});
  const asked = {
    if: { properties: { wants: { const: 'mail' } }, required: ['wants'] },
    then: { required: ['email'] },
  };
  const some = [{ required: ['telephone'] }, { required: ['email'] }];
  expect(oneOfIn({ properties, required: ['wants'], anyOf: some, ...asked })).toEqual({});
});
