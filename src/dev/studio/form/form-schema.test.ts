import { expect, test } from 'vitest';
import { SCHEMAS } from '../../../../tests/engine/support/schemas.ts';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { formSchema, newPart, tidy } from './form-schema.ts';

const block = (type: string): Schema => SCHEMAS.blocks[type] ?? {};
const rules = formSchema(block('card-grid'), SCHEMAS) as Schema;

test('a form needs no other schema, and leaves out what says which block it is', () => {
  expect(JSON.stringify(rules)).not.toContain('$ref');
  expect(rules.properties).not.toHaveProperty('type');
  expect(rules.required).toEqual(['items']);
  expect(rules.properties?.['items']?.items?.properties?.['icon']).toMatchObject({
    type: 'string',
    means: 'icon',
    description: 'Name of an icon.',
  });
});

test('a list of what may stand once stays a list in order', () => {
  expect(rules.properties?.['tags']).not.toHaveProperty('uniqueItems');
});

test('choices have the type of what they offer', () => {
  const page = formSchema({ properties: { columns: { enum: [2, 3] }, tone: { enum: ['a'] } } }, SCHEMAS);
  expect(page.properties).toMatchObject({ columns: { type: 'number' }, tone: { type: 'string' } });
});

test('what was emptied is not written, but an emptied item is, and a required list', () => {
  const given = { heading: undefined, items: [{ title: undefined }, null], tags: [], wide: false };
  expect(tidy(given, rules)).toEqual({ items: [{}, {}], wide: false });
  expect(tidy({ items: [] }, rules)).toEqual({ items: [] });
  expect(tidy({ tags: [null, 'x'], items: [] }, rules)).toEqual({ tags: ['', 'x'], items: [] });
});

test('a new property stands where the schema has it', () => {
  const written = tidy(
    { wide: true, items: [{ icon: 'map', title: 'x' }], heading: 'y', tone: 'ink' },
    rules,
  );
  expect(JSON.stringify(written)).toBe(
    '{"tone":"ink","heading":"y","items":[{"title":"x","icon":"map"}],"wide":true}',
  );
});

test('a part that is added has what it must have, to be filled in', () => {
  expect(newPart({ required: ['label', 'href'], properties: {} })).toEqual({ label: '', href: '' });
  expect(newPart({ properties: { only: { type: 'string' } } })).toEqual({ only: '' });
});
