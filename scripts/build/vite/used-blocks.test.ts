import { expect, test } from 'vitest';
import type { SchemaSet } from '../../../src/compiler/schema/schema-set.ts';
import type { Compiled } from '../../../src/compiler/types.ts';
import {
  usedAllowances,
  usedLooks,
  usedParts,
  usedTypes,
  usesPageNumbers,
  usesPhotographs,
} from './used-blocks.ts';

const compiled = {
  pages: [{ blocks: [{ type: 'hero' }] }],
  site: { closing: { type: 'faq' } },
} as unknown as Compiled;

test('a build has the components of the blocks on its pages and on every page', () => {
  expect(usedTypes(['card-grid', 'faq', 'hero'], compiled)).toEqual(['faq', 'hero']);
});

test('a build has the components of the parts in its texts', () => {
  const $defs = { part: { alternatives: { text: {}, list: {}, quote: {}, code: {} } } };
  const content = ['One', [{ strong: 'Two' }], { quote: 'Three' }];
  const site = { closing: { type: 'prose', content: [{ list: ['Four'] }] } };
  const shown = { pages: [{ blocks: [{ type: 'prose', content }] }], site } as unknown as Compiled;
  expect(usedParts({ $defs } as unknown as SchemaSet, shown)).toEqual(['list', 'quote']);
});

test('a build has the components of the looks of its records', () => {
  const blocks = [
    { type: 'records' },
    { type: 'records', look: 'timetable' },
    { type: 'other', look: 'list' },
  ];
  const shown = { pages: [{ blocks }], site: { closing: { type: 'records', look: 'table' } } };
  expect(usedLooks(shown as unknown as Compiled)).toEqual(['cards', 'table', 'timetable']);
});

test('a build has the links between pages if a list is divided', () => {
  const [page] = compiled.pages;
  if (!page) throw new Error('There is no page.');
  expect(usesPageNumbers({ pages: [page] })).toBe(false);
  expect(usesPageNumbers({ pages: [{ ...page, numbered: { number: 1 } }] })).toBe(true);
});

test('a build has the code of photographs with headings if a page opens with one', () => {
  const pages = (...blocks: object[]) => ({ pages: [{ blocks }] }) as unknown as Compiled;
  expect(usesPhotographs(pages({ type: 'hero' }, { type: 'page-header', photograph: {} }))).toBe(true);
  expect(usesPhotographs(pages({ type: 'hero' }, { type: 'picture', src: {} }))).toBe(false);
});

test('the headers allow what these blocks ask for, and nothing for others', () => {
  const blocks = {
    'card-grid': { allows: ['camera'] },
    faq: { allows: ['fullscreen', 'media-src'] },
    hero: {},
  };
  expect(usedAllowances({ blocks } as unknown as SchemaSet, compiled)).toEqual(['media-src', 'fullscreen']);
});
