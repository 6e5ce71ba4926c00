import path from 'node:path';
import { expect, test } from 'vitest';
import { startHooks } from '../../scripts/build/integrations/run-hooks.ts';
import { CONTENT_MODULES } from '../../scripts/build/vite/content-modules.ts';
import type { SharedContent } from '../../scripts/content/content-store.ts';
import { compileProject } from '../../scripts/content/load-content.ts';
import { ROOT } from '../../scripts/root.ts';
import type { Site } from '../model/content-types.ts';
import { search } from './integration.ts';

const { site, theme, pages } = compileProject(path.join(ROOT, 'starter'));
if (!site || !theme) throw new Error('The starter cannot be used.');

const {
  header: { search: _, ...otherHeader },
  ...others
} = site;
const WITHOUT: Site = { ...others, header: otherHeader };

/** The files that the search adds, and the code that every page loads. */
async function builtOf(shown: Site, parts: object = {}) {
  const hooks = startHooks([search], shown);
  for (const page of pages)
    await hooks.pageRendered(page, () => `<main id="main"><h1>${page.title}</h1></main>`);
  const files = await hooks.beforeCompression(pages, () => false);
  const content = { site: shown, sites: {}, theme, icons: [], parts } as unknown as SharedContent;
  const codeOf = (name: string) => CONTENT_MODULES[name]?.(content, [search]);
  return { files, code: await Promise.all(['virtual:header-bar', 'virtual:site'].map(codeOf)) };
}

test('a new site has a search, whose texts no page loads', async () => {
  const { files, code } = await builtOf(site);
  const index = JSON.parse(String(files['search/en-GB.json']));
  expect(index.labels).toMatchObject({ field: 'Search this site', close: 'Close' });
  // Without the page that lists the others. A build leaves out the page for unknown addresses, too.
  expect(index.pages).toBe(pages.length - 1);
  expect(code.join('\n')).toContain('HeaderEnd');
  expect(code.join('\n')).not.toContain('Search this site');
});

test("a site's own control in the header is beside that of the search", async () => {
  const { code } = await builtOf(site, { HeaderEnd: '/museum/src/site/parts/HeaderEnd.tsx' });
  expect(code[0]).toMatch(
    /museum\/src\/site\/parts\/HeaderEnd\.tsx[\s\S]*src\/search\/client\/HeaderEnd\.tsx/,
  );
  expect(code[0]).toContain('barWith(End0,End1)');
});

test('a page that search engines may not list is not found', async () => {
  const found = async (robots: string) => {
    const hooks = startHooks([search], site);
    for (const page of pages)
      await hooks.pageRendered(
        page,
        () => `<meta name="robots" content="${robots}" /><main><h1>Any</h1></main>`,
      );
    const files = await hooks.beforeCompression(pages, () => false);
    return JSON.parse(String(files['search/en-GB.json'])).pages;
  };
  expect(await found('noindex')).toBe(0);
  expect(await found('max-snippet:20')).toBe(pages.length - 1);
});

test('without one line of its content, it has no file and no code of it', async () => {
  const { files, code } = await builtOf(WITHOUT);
  expect(files).toEqual({});
  expect(code[0]).toBe("export const Bar = 'div';");
  expect(code.join('\n')).not.toMatch(/search/i);
});
