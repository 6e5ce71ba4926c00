import { describe, expect, test } from 'vitest';
import { starterSite } from '../../tests/support/starter-site.ts';

const site = starterSite();

describe('a new block', () => {
  test('is ready to use on a page', async () => {
    const message = await site.make({ kind: 'block', name: 'price-table' });
    expect(message).toContain('src/site/blocks/price-table/PriceTable.tsx');
    expect(site.unformatted(message)).toEqual([]);
    expect(site.read('src/site/generated/registry.ts')).toContain("'price-table': PriceTable");
    site.addBlock({ type: 'price-table', text: 'Free.' });
    expect(site.errors()).toBe('');
  });
  test('has no name of JavaScript, and a short name is like no other', async () => {
    const map = site.make({ kind: 'block', name: 'map' });
    await expect(map).rejects.toThrow('"map" cannot be the name of a block: its component would hide Map');
    await expect(map).rejects.toThrow('The block "embed" is also found by the word "map"');
    expect(await site.make({ kind: 'block', name: 'fan' })).not.toContain('similar name');
    expect(await site.make({ kind: 'block', name: 'post-lists' })).toContain(
      'The block "post-list" has a similar name.',
    );
  });
  test('does not overwrite an existing one, and rejects an invalid name', async () => {
    await expect(site.make({ kind: 'block', name: 'hero' })).rejects.toThrow(
      'There is a block "hero" already',
    );
    await expect(site.make({ kind: 'block', name: 'PriceTable' })).rejects.toThrow(
      'Try: npm run new block price-table',
    );
    await expect(site.make({ kind: 'block', name: '../x' })).rejects.toThrow('cannot be the name of a block');
  });
});
