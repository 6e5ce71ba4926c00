import { expect, test } from 'vitest';
import { registryModule } from '../generate/registry.ts';
import { withUsedBlocks } from './used-blocks.ts';

test('a build has the components of used blocks only', () => {
  const types = ['card', 'card-grid', 'faq', 'hero'];
  expect(withUsedBlocks(registryModule(types), new Set(['card-grid', 'hero']))).toBe(
    registryModule(['card-grid', 'hero']),
  );
});
