import { expect, it } from 'vitest';
import { diagnosticsOf, TEXT, when, YES_NO } from '../../../tests/support/conditional-schema.ts';
import { coreOf, fieldsOf, read } from '../../../tests/support/reduced-schema.ts';

const KINDS = { properties: { kind: { enum: ['General', 'Interim'] } } };
const FINAL = {
  properties: { kind: { enum: ['Final'], enumNames: ['The final one'] }, total: { type: 'number' } },
};

it('offers the values that the alternatives of a dependency list', () => {
  const schema = {
    properties: { kind: TEXT },
    required: ['kind'],
    dependencies: { kind: { oneOf: [KINDS, FINAL] } },
  };
  expect(coreOf(schema).properties['kind']).toEqual({
    type: 'string',
    enum: ['General', 'Interim', 'Final'],
  });
  const [field] = read({ type: 'object', ...schema }).fields;
  expect(field).toMatchObject({ kind: 'choice', optionTitles: new Map([['Final', 'The final one']]) });
});

it('offers the values of all branches, of which one always applies', () => {
  const adult = { properties: { age: { minimum: 18 } }, required: ['age'] };
  const branch = (...values: unknown[]) => ({ properties: { task: { enum: values } } });
  const properties = { age: { type: 'integer' }, task: TEXT };
  expect(fieldsOf({ properties, if: adult, then: branch('Cook'), else: branch('Fetch') })).toEqual([
    'age? integer',
    'task? choice',
  ]);
  const conditions = [when('a', { const: 'yes' }, branch(1, 2)), when('a', { const: 'no' }, branch(3))];
  expect(
    fieldsOf({ properties: { a: YES_NO, task: { type: 'integer' } }, required: ['a'], allOf: conditions }),
  ).toEqual(['a choice', 'task? choice']);
});

it('offers the entries of a list that the branches list', () => {
  const tools = (...values: string[]) => ({ properties: { tools: { items: { enum: values } } } });
  const schema = {
    properties: { a: YES_NO, tools: { type: 'array', items: TEXT } },
    required: ['a'],
    allOf: [when('a', { const: 'yes' }, tools('saw')), when('a', { const: 'no' }, tools('axe'))],
  };
  expect(fieldsOf(schema)).toEqual(['a choice', 'tools? choices']);
});

it('says that a field is a choice before the questions are answered on which its values depend', () => {
  const task = { properties: { task: { enum: ['Cook'] } } };
  const allOf = [when('a', { const: 'yes' }, task), when('a', { const: 'no' }, task)];
  const { notices } = read({ type: 'object', properties: { a: YES_NO, task: TEXT }, allOf });
  expect(notices.map(({ message }) => message)).toEqual([
    '"task" is a choice of all values that its conditions list, also while their questions are not answered.',
  ]);
});

it('reports a text with listed values that its own rules do not allow', () => {
  const cook = { properties: { task: { enum: ['Cook'] } } };
  const task = { ...TEXT, maxLength: 3 };
  const allOf = [when('a', { enum: ['yes', 'no'] }, cook)];
  const [first] = diagnosticsOf({ properties: { a: YES_NO, task }, required: ['a'], allOf });
  expect(first?.message).toContain('task');
});

it('leaves a text free that has listed values for some answers alone', () => {
  const allOf = [when('a', { const: 'yes' }, { properties: { task: { enum: ['Cook'] } } })];
  expect(fieldsOf({ properties: { a: YES_NO, task: TEXT }, required: ['a'], allOf })).toEqual([
    'a choice',
    'task? text',
  ]);
});

it('accepts values of a branch that adds the field, or narrows a list', () => {
  const then = { properties: { task: { enum: ['Cook'] }, other: { enum: ['x'] } } };
  const properties = { a: YES_NO, other: { enum: ['x', 'y'] } };
  expect(diagnosticsOf({ properties, allOf: [when('a', { const: 'yes' }, then)] })).toEqual([]);
});
