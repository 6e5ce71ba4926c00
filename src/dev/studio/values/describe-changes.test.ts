import { expect, test } from 'vitest';
import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { describeChanges, type ValueChange } from './describe-changes.ts';

const TEXT: Schema = { type: 'string' };
const HERO: Schema = {
  type: 'object',
  properties: {
    type: TEXT,
    heading: { ...TEXT, title: 'Main heading' },
    isBig: { type: 'boolean', title: 'Large' },
    items: {
      type: 'array',
      title: 'Links',
      items: { type: 'object', properties: { label: { ...TEXT, title: 'Label' } } },
    },
  },
};
const PAGE: Schema = {
  type: 'object',
  properties: {
    title: { ...TEXT, title: 'Title' },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
};
const SET = { $defs: {}, page: PAGE, blocks: { hero: HERO, 'card-grid': HERO } } as unknown as SchemaSet;

const hero = (heading: string, more: object = {}) => ({ type: 'hero', heading, ...more });
const describe = (before: unknown, after: unknown) => describeChanges(before, after, PAGE, SET);
const inWords = ({ kind, where, before, after }: ValueChange) =>
  `${where.join(' › ')}: ${kind} [${before}] [${after}]`;

test('names block and field by the titles of the schemas', () => {
  const [change, ...others] = describe(
    { $schema: 'a', title: 'Start', blocks: [hero('One')] },
    { $schema: 'b', title: 'Start', blocks: [hero('Two')] },
  );
  expect(others).toEqual([]);
  expect(change && inWords(change)).toBe('Hero › Main heading: changed [One] [Two]');
  expect(change?.path).toEqual(['blocks', 0, 'heading']);
});

test('tells added, removed and moved items apart', () => {
  const [a, b, c] = [hero('A'), { type: 'card-grid', heading: 'B' }, hero('C')];
  const found = describe({ blocks: [a, b, c] }, { blocks: [b, a, { type: 'card-grid', heading: 'New' }] });
  expect(found.map(inWords)).toEqual([
    'Hero: moved [position 1] [position 2]',
    'Card grid 2: added [] [New]',
    'Hero 2: removed [C] []',
  ]);
});

test('describes a property that appears or disappears, and items by what they say', () => {
  const before = { blocks: [hero('A', { isBig: true, items: [{ label: 'Go' }] })] };
  const after = { title: 'Now', blocks: [hero('A', { items: [{ label: 'Go' }, { label: 'Stay' }] })] };
  expect(describe(before, after).map(inWords)).toEqual([
    'Title: added [] [Now]',
    'Hero › Links › “Stay”: added [] [Stay]',
    'Hero › Large: removed [yes] []',
  ]);
});

test('finds nothing in equal values, and describes a whole document that is new', () => {
  expect(describe({ title: 'A' }, { title: 'A' })).toEqual([]);
  expect(describe(undefined, { title: 'A' }).map(inWords)).toEqual([': added [] [A]']);
});
