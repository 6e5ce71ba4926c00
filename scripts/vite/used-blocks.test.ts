import { expect, test } from 'vitest';
import type { Compiled } from '../../src/compiler/types.ts';
import { usedTypes } from './used-blocks.ts';

test('a build has the components of the blocks on its pages and on every page', () => {
  const compiled = { pages: [{ blocks: [{ type: 'hero' }] }], site: { closing: { type: 'faq' } } };
  const types = ['card-grid', 'faq', 'hero'];
  expect(usedTypes(types, compiled as unknown as Compiled)).toEqual(['faq', 'hero']);
});
