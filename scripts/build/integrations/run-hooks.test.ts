import { expect, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import type { AddedFiles, Integration } from './integration.ts';
import { startHooks } from './run-hooks.ts';

const site = { language: 'en-GB' } as Site;
const [start, about] = ['/', '/about'].map((path) => ({ path, title: `Title of ${path}` })) as [
  PageData,
  PageData,
];
const isTaken = (file: string) => file === 'about.html';

/** Renders the two pages, the second one first, and returns the added files. */
async function run(...integrations: Integration[]): Promise<AddedFiles> {
  const hooks = startHooks(integrations, site);
  for (const page of [about, start]) await hooks.pageRendered(page, () => `<h1>${page.title}</h1>`);
  return hooks.beforeCompression([start, about], isTaken);
}

const adding = (files: unknown): Integration => ({
  name: 'search',
  beforeCompression: () => files as AddedFiles,
});

test('an integration makes files of what it has read in each page, in the order of the pages', async () => {
  const search: Integration<string> = {
    name: 'search',
    pageRendered: ({ path, html, language }) => (path === '/' ? undefined : `${language} ${path} ${html}`),
    beforeCompression: ({ entries, site: { language } }) => ({ 'search.json': `${language}: ${entries}` }),
  };
  const list: Integration<string> = {
    name: 'list',
    pageRendered: async ({ path }) => path,
    beforeCompression: async ({ entries }) => ({ 'list.txt': entries.join(' ') }),
  };
  expect(await run(search, list, { name: 'neither' })).toEqual({
    'search.json': 'en-GB: en-GB /about <h1>Title of /about</h1>',
    'list.txt': '/ /about',
  });
});

test('an integration with a version is asked about a page once, and again when the version is another one', async () => {
  const asked: string[] = [];
  const words = (version: string): Integration<string> => ({
    name: 'words',
    version,
    pageRendered({ path, html }) {
      asked.push(path);
      return path === '/' ? undefined : html;
    },
    beforeCompression: ({ entries }) => ({ 'words.txt': entries.join() }),
  });
  const unread = () => {
    throw new Error('The document is read.');
  };
  const first = startHooks([words('1')], site);
  const known = await first.pageRendered(about, () => '<h1>About</h1>');
  const knownOfStart = await first.pageRendered(start, () => '<h1>Start</h1>');
  const second = startHooks([words('1')], site);
  const stored = JSON.parse(JSON.stringify(known)) as typeof known;
  expect(await second.pageRendered(about, unread, stored)).toEqual(known);
  await second.pageRendered(start, unread, knownOfStart);
  expect(await second.beforeCompression([start, about], isTaken)).toEqual({ 'words.txt': '<h1>About</h1>' });
  expect(asked).toEqual(['/about', '/']);
  await startHooks([words('2')], site).pageRendered(about, () => '<h1>About</h1>', known);
  expect(asked).toEqual(['/about', '/', '/about']);
});

test('an error names the integration, the hook and the page', async () => {
  const failing = (): never => {
    throw new TypeError('No words.');
  };
  await expect(run({ name: 'search', pageRendered: failing })).rejects.toThrow(
    'The integration "search" failed in pageRendered of /about: No words.',
  );
  await expect(run({ name: 'search', beforeCompression: failing })).rejects.toThrow(
    'The integration "search" failed in beforeCompression: No words.',
  );
});

test.each([
  [{ 'about.html': '' }, 'the file "about.html" (beforeCompression): it exists already.'],
  [{ '../secret.txt': '' }, 'the file "../secret.txt" (beforeCompression): it is no path of a file'],
  [{ '/a.txt': '' }, 'it is no path of a file'],
  [{ _redirects: '' }, 'it is no path of a file'],
  [{ '_a/b.txt': '' }, 'it is no path of a file'],
  [{ 'a.txt.br': '' }, 'it is no path of a file'],
  [{ words: '' }, 'it is no path of a file'],
  [{ 'a.txt': 1 }, 'it has no content: a text or bytes.'],
])('refuses %j', async (files, message) => {
  await expect(run(adding(files))).rejects.toThrow(message);
});

test('two integrations cannot add one file', async () => {
  await expect(run(adding({ 'a.txt': '' }), adding({ 'a.txt': '' }))).rejects.toThrow('it exists already');
});
