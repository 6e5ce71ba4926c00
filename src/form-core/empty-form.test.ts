import { expect, test } from 'vitest';
import { outline, read, TEXT } from '../../tests/support/reduced-schema.ts';
import { prune } from './form-rules/visible.ts';
import { createSampler } from './sample/sample.ts';

const BOX = { type: 'boolean', default: false };
const group = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Whether the form of an object accepts values. */
function accepts(schema: object, values: Record<string, unknown>): boolean {
  const { core } = read({ type: 'object', ...schema });
  const { accepts: isAccepted, isValid } = createSampler(core);
  return isAccepted(prune(core, values, isValid));
}

test.each<[name: string, schema: object, answer: Record<string, unknown>]>([
  ['fields', { properties: { name: TEXT, comment: TEXT } }, { comment: 'a' }],
  [
    'a required group of fields',
    { required: ['home'], ...group({ home: group({ a: TEXT, b: TEXT }) }) },
    { home: { b: 'x' } },
  ],
  ['a list', { properties: { boxes: BOX, tags: { type: 'array', items: TEXT } } }, { tags: ['a'] }],
  [
    'a field that another answer hides',
    { properties: { a: TEXT }, if: { required: ['a'] }, else: { properties: { b: TEXT } } },
    { b: 'x' },
  ],
  [
    'alternatives',
    {
      anyOf: [
        { title: 'One', properties: { a: TEXT, b: TEXT } },
        { title: 'Two', properties: { c: TEXT } },
      ],
    },
    { anyOf: 'one', b: 'x' },
  ],
  [
    'a box that is sent unticked',
    {
      properties: { box: BOX, a: TEXT },
      if: { properties: { box: { const: false } } },
      then: { properties: { b: TEXT } },
    },
    { box: true },
  ],
])('a form of %s accepts one answer, and not none', (_, schema, answer) => {
  expect(accepts(schema, {})).toBe(false);
  expect(accepts(schema, { ...('anyOf' in answer && { anyOf: answer['anyOf'] }) })).toBe(false);
  expect(accepts(schema, answer)).toBe(true);
});

test('a form with a field that is always required has no other rule', () => {
  const { core, fields } = read({ ...group({ name: TEXT, comment: TEXT }), required: ['name'] });
  expect(core.allOf).toBeUndefined();
  expect(outline(fields)).toEqual(['name text', 'comment? text']);
});

test('the first field that can be answered needs a message', () => {
  const { fields } = read(group({ box: BOX, home: group({ city: TEXT }), name: TEXT }));
  expect(outline(fields)).toEqual(['box? boolean', 'home? group', 'home.city? text', 'name~ text']);
});

test('no field that an empty form requires shows another one, which would vanish with its answer', () => {
  const schema = {
    ...group({ home: group({ street: TEXT }), work: group({ town: TEXT }) }),
    if: { required: ['home'] },
    then: { properties: { note: TEXT } },
  };
  const { core } = read(schema);
  expect(core.allOf?.at(-1)?.then?.required).toEqual(['work']);
  expect(accepts(schema, {})).toBe(false);
  expect(accepts(schema, { home: { street: 'x' }, note: 'y' })).toBe(true);
});
