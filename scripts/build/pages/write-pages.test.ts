import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openKeptFiles } from '../cache/kept-files.ts';
import { startHooks } from '../integrations/run-hooks.ts';
import { type WritePagesOptions, writePages } from './write-pages.ts';

const page = (route: string, more: object = {}) =>
  ({
    path: route,
    file: 'a.json',
    title: route,
    description: '',
    summary: '',
    origins: [],
    blocks: [],
    ...more,
  }) as unknown as PageData;

const site = { language: 'en-GB', url: 'https://example.org' } as Site;
const PAGES = [page('/'), page('/about', { blocks: [{ type: 'prose', content: ['About us.'] }] })];

/** Everything that a build gives the renderer, and what is made with it. */
const START: Omit<WritePagesOptions, 'hooks' | 'folder' | 'kept'> = {
  pages: PAGES,
  context: {
    template: {
      html: '<html>',
      styles: { base: '.a0{}', parts: [{ files: ['b'], css: '.b0{}' }], late: '.c0{}', fonts: [] },
      sheet: 'assets/index.css',
      inline: { scripts: [], styles: [] },
    },
    build: 'abc',
    renderedOn: '2026-11-29',
    head: { site, barColours: { light: '#fff', dark: '#000' } },
    icons: new Set(['sun']),
  },
  headDataFor: (of) => ({ page: of, ancestors: [] }),
  // Shows everything that it receives.
  renderer: {
    render: async (payload) => `<main class="b0">${JSON.stringify(payload)}</main>`,
    documentHtml: (parts) => JSON.stringify(parts),
  },
  rendererKey: 'renderer 1',
};

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
});

/** Builds the pages with what the last build has left, or in an empty folder. Returns the files and what was made. */
async function build(options: typeof START, name = 'kept') {
  const [folder, dist] = ['built', 'dist'].map((one) => path.join(root, name, one)) as [string, string];
  for (const one of [folder, dist]) mkdirSync(one, { recursive: true });
  const { kept, save } = openKeptFiles(path.join(root, name), folder, 'dist');
  const failures = await writePages({ ...options, hooks: startHooks([], site), folder, kept });
  expect(failures).toEqual([]);
  const isKept = new Set(kept.files().map(({ file }) => file));
  const made = readdirSync(folder);
  for (const file of readdirSync(dist)) if (!isKept.has(file)) rmSync(path.join(dist, file));
  for (const file of made) renameSync(path.join(folder, file), path.join(dist, file));
  save();
  const files = readdirSync(dist).map((file) => [file, readFileSync(path.join(dist, file), 'latin1')]);
  return { files: Object.fromEntries(files) as Record<string, string>, made };
}

test('an unchanged page is not made again, also after a change of layout in its file', async () => {
  await build(START);
  expect((await build(START)).made).toEqual([]);
  const moved = PAGES.map((one) => ({ ...one, file: 'b.json' }));
  expect((await build({ ...START, pages: moved })).made).toEqual([]);
});

test('only a changed page is made again', async () => {
  await build(START);
  const changed = PAGES.with(1, page('/about', { title: 'About' }));
  expect((await build({ ...START, pages: changed })).made.sort()).toEqual(['about.data.json', 'about.html']);
});

const { context, renderer } = START;
const { template } = context;
const { styles } = template;

test.each<[string, typeof START]>([
  ['a block', { ...START, pages: PAGES.with(1, page('/about', { blocks: [{ type: 'faq' }] })) }],
  [
    'data that no visitor downloads',
    { ...START, pages: PAGES.with(1, page('/about', { thing: { name: 'A' } })) },
  ],
  ['the order of properties', { ...START, pages: PAGES.with(1, { ...page('/about'), title: '/about' }) }],
  ['a page more', { ...START, pages: [...PAGES, page('/more')] }],
  ['a page less', { ...START, pages: PAGES.slice(0, 1) }],
  [
    'so many pages that less effort is made',
    {
      ...START,
      pages: [
        ...PAGES,
        ...Array.from({ length: 100 }, (_, n) => page(`/${n}`, { summary: 'Long. '.repeat(300) })),
      ],
    },
  ],
  [
    'the pages above',
    { ...START, headDataFor: (of) => ({ page: of, ancestors: [{ path: '/', title: 'Start' }] }) },
  ],
  [
    'the languages of a page',
    { ...START, headDataFor: (of) => ({ page: of, ancestors: [], alternates: { cy: '/cy' } }) },
  ],
  [
    'the feed',
    {
      ...START,
      headDataFor: (of) => ({ page: of, ancestors: [], feed: { title: 'News', href: '/feed.xml' } }),
    },
  ],
  [
    'the site in the language of a page',
    { ...START, headDataFor: (of) => ({ page: of, ancestors: [], site: { ...site, language: 'cy' } }) },
  ],
  [
    'the site',
    {
      ...START,
      context: { ...context, head: { ...context.head, site: { ...site, url: 'https://example.com' } } },
    },
  ],
  [
    'the colours of the browser',
    {
      ...START,
      context: { ...context, head: { ...context.head, barColours: { light: '#eee', dark: '#000' } } },
    },
  ],
  ['the build', { ...START, context: { ...context, build: 'def' } }],
  ['the day', { ...START, context: { ...context, renderedOn: '2026-11-30' } }],
  ['the document', { ...START, context: { ...context, template: { ...template, html: '<html lang>' } } }],
  [
    'the first styles',
    {
      ...START,
      context: { ...context, template: { ...template, styles: { ...styles, base: '.a0{top:0}' } } },
    },
  ],
  [
    'the styles of a block',
    {
      ...START,
      context: {
        ...context,
        template: { ...template, styles: { ...styles, parts: [{ files: ['b'], css: '.b0{top:0}' }] } },
      },
    },
  ],
  [
    'the code of the renderer',
    {
      ...START,
      rendererKey: 'renderer 2',
      renderer: { ...renderer, documentHtml: (parts) => `2 ${JSON.stringify(parts)}` },
    },
  ],
])('after a change of %s, every byte is that of a build from nothing', async (_, changed) => {
  await build(START);
  const { files } = await build(changed);
  expect(files).toEqual((await build(changed, 'cold')).files);
});
