import { expect, test } from 'vitest';
import { COLLECTIONS, SCHEMAS } from '../../../../tests/support/small-site/schemas.ts';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { uiSchemaFor } from './field-labels.ts';
import { chosenPart, cleanValue, newPart, studioFormSchema } from './form-schema.ts';

const block = (type: string): Schema => SCHEMAS.blocks[type] ?? {};
const rules = studioFormSchema(block('card-grid'), SCHEMAS) as Schema;

test('formSchema resolves references and omits the type of the block', () => {
  expect(JSON.stringify(rules)).not.toContain('$ref');
  expect(rules.properties).not.toHaveProperty('type');
  expect(rules.required).toEqual(['items']);
  expect(rules.properties?.['items']?.items?.properties?.['icon']).toMatchObject({
    type: 'string',
    means: 'icon',
    description: 'Name of an icon.',
  });
});

test('formSchema removes uniqueItems, so that a list keeps its order', () => {
  expect(rules.properties?.['tags']).not.toHaveProperty('uniqueItems');
});

test('formSchema gives an enum the type of its values', () => {
  const page = studioFormSchema(
    { properties: { columns: { enum: [2, 3] }, tone: { enum: ['a'] } } },
    SCHEMAS,
  );
  expect(page.properties).toMatchObject({ columns: { type: 'number' }, tone: { type: 'string' } });
});

test('cleanValue removes empty properties, but not empty items and required lists', () => {
  const value = { heading: undefined, items: [{ title: undefined }, null], tags: [], wide: false };
  expect(cleanValue(value, rules)).toEqual({ items: [{}, {}], wide: false });
  expect(cleanValue({ items: [] }, rules)).toEqual({ items: [] });
  expect(cleanValue({ tags: [null, 'x'], items: [] }, rules)).toEqual({ tags: ['', 'x'], items: [] });
});

test('cleanValue sorts properties in the order of the schema', () => {
  const written = cleanValue(
    { wide: true, items: [{ icon: 'map', title: 'x' }], heading: 'y', tone: 'ink' },
    rules,
  );
  expect(JSON.stringify(written)).toBe(
    '{"heading":"y","items":[{"title":"x","icon":"map"}],"wide":true,"tone":"ink"}',
  );
});

test('a list of records has fields for its query, and an empty query stays', () => {
  const schema = COLLECTIONS.blocks['people-names'] ?? {};
  const list = (studioFormSchema(schema, COLLECTIONS) as Schema).properties?.['people'] ?? {};
  expect(list).toMatchObject({
    type: 'object',
    properties: { where: { properties: { team: { means: 'record:teams' } } }, order: { type: 'string' } },
  });
  expect(uiSchemaFor('people', list)).not.toHaveProperty('ui:widget');
  const order = uiSchemaFor('order', list.properties?.['order'] ?? {});
  expect(order['ui:enumNames']).toMatchObject({ name: 'Name', '-name': 'Name, reversed' });
  expect(cleanValue({ people: {} }, { properties: { people: list } })).toEqual({ people: {} });
  expect(cleanValue({ people: { where: {} } }, { properties: { people: list } })).toEqual({ people: {} });
  expect(newPart(list)).toEqual({ order: 'name' });
});

test('the help of a choice names the labels of its values', () => {
  const tone = { enum: ['plain', 'ink'], description: '"plain" for paper, "ink" for the dark one.' } as const;
  expect(uiSchemaFor('tone', { ...tone, enum: [...tone.enum] })['ui:help']).toBe(
    '“Plain” for paper, “Dark” for the dark one.',
  );
});

test('newPart contains the required properties', () => {
  expect(newPart({ required: ['label', 'href'], properties: {} })).toEqual({ label: '', href: '' });
  expect(newPart({ properties: { only: { type: 'string' } } })).toEqual({ only: '' });
});

test('the items of a list are named by its title, as in diagnostics', () => {
  const labelOf = (name: string, title?: string) => uiSchemaFor(name, { type: 'string' }, title)['ui:title'];
  expect([labelOf('points-0', 'List-1'), labelOf('points-1', 'points-2'), labelOf('points')]).toEqual([
    'List 1',
    'Points 2',
    'Points',
  ]);
});

test('the help of a list is its own, not that of the definition of its items', () => {
  const set = { ...SCHEMAS, $defs: { label: { type: 'string', description: 'Label of a link.' } } } as const;
  const items: Schema = { $ref: '#/$defs/label' };
  const helpOf = (list: Schema) =>
    (studioFormSchema({ properties: { lines: { type: 'array', ...list } } }, set) as Schema).properties?.[
      'lines'
    ]?.items?.description;
  expect([helpOf({ items, description: 'Lines of the address.' }), helpOf({ items })]).toEqual([
    '',
    'Label of a link.',
  ]);
});

test('an emptied paragraph of a text stays a paragraph', () => {
  const text: Schema = { type: 'string' };
  const list: Schema = { type: 'object', properties: { list: { type: 'array', items: text } } };
  expect(chosenPart({ alternatives: { text, list } }, null)).toBe(text);
});
