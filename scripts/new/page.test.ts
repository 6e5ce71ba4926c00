import { describe, expect, test } from 'vitest';
import { starterSite } from '../../tests/support/starter-site.ts';

const site = starterSite();

describe('a new page', () => {
  test('passes the check and lists the next steps', async () => {
    const message = await site.make({ kind: 'page', name: '/courses/new-one' });
    expect(message).toContain('Written:\n  content/pages/courses/new-one.json');
    expect(message).toContain('show it automatically');
    expect(site.unformatted(message)).toEqual([]);
    expect(site.errors()).toBe('');
    const { pages } = site.compile();
    expect(pages.find((page) => page.path === '/courses/new-one')?.title).toBe('New one');
  });
  test('is a draft, whose texts visitors must not see', async () => {
    expect(await site.make({ kind: 'page', name: 'new-one' })).toContain('It is a draft');
    const { draft, ...page } = JSON.parse(site.read('content/pages/new-one.json')) as { draft: unknown };
    expect(draft).toBe(true);
    site.write('content/pages/new-one.json', page);
    expect(site.errors()).toContain('"Text to be added."');
    expect(site.errors().match(/sample-text/g)).toHaveLength(3);
  });
  test('does not overwrite an existing one', async () => {
    const before = site.read('content/pages/prices.json');
    await expect(site.make({ kind: 'page', name: '/prices' })).rejects.toThrow(
      'content/pages/prices.json is already the page /prices',
    );
    await expect(site.make({ kind: 'page', name: '/courses/' })).rejects.toThrow(
      'is already the page /courses',
    );
    expect(site.read('content/pages/prices.json')).toBe(before);
  });
  test('rejects an invalid address and suggests a valid one', async () => {
    await expect(site.make({ kind: 'page', name: '/My Page.html' })).rejects.toThrow(
      'Try: npm run new page /my-page',
    );
    await expect(site.make({ kind: 'page', name: '../../etc' })).rejects.toThrow('cannot be an address');
    await expect(site.make({ kind: 'page', name: '/media/press' })).rejects.toThrow(
      '/media/press cannot be the address of a page: the files of the build are there',
    );
    await expect(site.make({ kind: 'page', name: undefined })).rejects.toThrow('The page needs an address');
  });
});
