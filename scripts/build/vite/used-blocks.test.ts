import { expect, test } from 'vitest';
import type { SchemaSet } from '../../../src/compiler/schema/schema-set.ts';
import type { Compiled } from '../../../src/compiler/types.ts';
import { usedAllowances, usedTypes } from './used-blocks.ts';

const compiled = {
  pages: [{ blocks: [{ type: 'hero' }] }],
  site: { closing: { type: 'faq' } },
} as unknown as Compiled;

test('a build has the components of the blocks on its pages and on every page', () => {
  expect(usedTypes(['card-grid', 'faq', 'hero'], compiled)).toEqual(['faq', 'hero']);
});

test('the headers allow what these blocks ask for, and nothing for others', () => {
  const blocks = {
    'card-grid': { allows: ['camera'] },
    faq: { allows: ['fullscreen', 'media-src'] },
    hero: {},
  };
  expect(usedAllowances({ blocks } as unknown as SchemaSet, compiled)).toEqual(['media-src', 'fullscreen']);
});
