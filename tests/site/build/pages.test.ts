import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { type Bundles, openBundler } from '../../../scripts/prerender/bundles.ts';
import { contentModules } from '../../../scripts/prerender/content-modules.ts';
import { type DistRecord, stampsOf } from '../../../scripts/prerender/pages/dist-record.ts';
import { openPageCache } from '../../../scripts/prerender/pages/page-cache.ts';
import { type WritePagesOptions, writePages } from '../../../scripts/prerender/pages/write-pages.ts';
import { writePictures } from '../../../scripts/prerender/pictures/site-pictures.ts';
import { publish } from '../../../scripts/prerender/publish.ts';
import { type UnwrittenPages, writeSite } from '../../../scripts/prerender/write-site.ts';
import type { PageData } from '../../../src/compiler/types.ts';

/** Few, so that it is quick, and all that make files of a kind. */
const ROUTES = ['/', '/404', '/about', '/contact', '/cookie-policy', '/faq'];

let work: string;
let bundles: Bundles;
let unwritten: UnwrittenPages;
let pages: PageData[];

const at = (...parts: string[]) => path.join(work, ...parts);

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const { site, pages: all, redirects, icons } = compileProject();
  if (!site) throw new Error('The content cannot be used.');
  bundles = await openBundler(ROOT, at('bundles')).finish(contentModules({ site, icons }));
  mkdirSync(at('site'));
  cpSync(path.join(bundles.client, 'index.html'), at('site/index.html'));
  cpSync(path.join(bundles.client, 'assets'), at('site/assets'), { recursive: true });
  const pictures = await writePictures(at('site'), site, all);
  unwritten = writeSite({ dist: at('site'), site, pages: all, redirects, backend: '', pictures });
  pages = all.filter((page) => ROUTES.includes(page.path));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(() => {
  for (const folder of ['fresh', 'dist', 'cache']) rmSync(at(folder), { recursive: true, force: true });
});

/** Every file of a folder and what is in it. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(at(folder, file)).isFile())
      .map((file) => [file, readFileSync(at(folder, file), 'base64')]),
  );
}

let record: DistRecord = {};

/** One whole build of the pages, published. Returns how many were rendered. */
async function build(changes: Partial<WritePagesOptions> = {}): Promise<number> {
  const cache = openPageCache(at('cache'));
  mkdirSync(at('fresh'), { recursive: true });
  const options = { ...unwritten, pages, bundles, dist: at('dist'), record, fresh: at('fresh'), cache };
  const { files, untouched, rendered, failures } = await writePages({ ...options, ...changes });
  cache.close(failures.length > 0 ? undefined : new Set(files.keys()));
  expect(failures).toEqual([]);
  publish(at('fresh'), at('dist'), untouched);
  record = Object.fromEntries([...files].map(([key, names]) => [key, stampsOf(at('dist'), names)]));
  return rendered;
}

function changed(page: PageData): PageData[] {
  return pages.map((one) => (one === page ? { ...one, description: `${one.description} Changed.` } : one));
}

test('two threads make the same bytes as one, for every page', async () => {
  expect(await build({ threads: 1 })).toBe(pages.length);
  const one = contentOf('dist');
  rmSync(at('cache'), { recursive: true });
  expect(await build({ threads: 2, record: {} })).toBe(pages.length);
  expect(contentOf('dist')).toEqual(one);
  expect(Object.keys(one)).toContain('index.html.br');
});

test('pages are rendered for production', async () => {
  await build();
  const html = readFileSync(at('dist/index.html'), 'utf8');
  expect(html).toContain('<main');
  expect(readFileSync(bundles.server, 'utf8')).not.toContain('react-dom-server.node.development');
});

test('a page that is as it was is neither rendered nor written again', async () => {
  await build();
  const before = statSync(at('dist/index.html')).ino;
  expect(await build()).toBe(0);
  expect(statSync(at('dist/index.html')).ino).toBe(before);
});

test('only a page that has changed is rendered', async () => {
  await build();
  const about = pages.find(({ path }) => path === '/about') as PageData;
  expect(await build({ pages: changed(about) })).toBe(1);
  expect(readFileSync(at('dist/about.html'), 'utf8')).toContain('Changed.');
  const patched = contentOf('dist');
  rmSync(at('cache'), { recursive: true });
  rmSync(at('dist'), { recursive: true });
  await build({ pages: changed(about) });
  expect(patched).toEqual(contentOf('dist'));
});

test('a page that is gone leaves nothing in dist', async () => {
  await build();
  await build({ pages: pages.filter(({ path }) => path !== '/about') });
  expect(existsSync(at('dist/about.html'))).toBe(false);
  expect(existsSync(at('dist/about'))).toBe(false);
  expect(existsSync(at('dist/index.html'))).toBe(true);
});

test.each<[what: string, change: () => Partial<WritePagesOptions>]>([
  ['code', () => ({ bundles: { ...bundles, serverHash: 'other' } })],
  [
    'template',
    () => ({
      context: {
        ...unwritten.context,
        template: { ...unwritten.context.template, html: `${unwritten.context.template.html} ` },
      },
    }),
  ],
  ['day', () => ({ context: { ...unwritten.context, renderedOn: '2001-01-01' } })],
  [
    'facts of the site',
    () => {
      const { facts } = unwritten.context;
      const site = { ...facts.site, url: 'https://elsewhere.example' };
      return { context: { ...unwritten.context, facts: { ...facts, site } } };
    },
  ],
])('every page is rendered again for another %s', async (_what, change) => {
  await build();
  expect(await build(change())).toBe(pages.length);
  expect(await build(change())).toBe(0);
});

test('what dist has lost, or what was changed there, comes back from the cache', async () => {
  await build();
  const whole = contentOf('dist');
  rmSync(at('dist/about.html'));
  writeFileSync(at('dist/index.html'), 'something else');
  expect(await build()).toBe(0);
  expect(contentOf('dist')).toEqual(whole);
});

test('a damaged entry of the cache is not used but made anew', async () => {
  await build();
  const whole = contentOf('dist');
  const file = at('cache/pages.bin');
  const bytes = readFileSync(file);
  const first = 40;
  bytes[first] = (bytes[first] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
  rmSync(at('dist'), { recursive: true });
  expect(await build()).toBe(1);
  expect(contentOf('dist')).toEqual(whole);
  rmSync(at('dist'), { recursive: true });
  expect(await build()).toBe(0);
});

test('a cache that broke off, or is no cache, is as good as none', async () => {
  await build();
  const whole = contentOf('dist');
  for (const spoil of [
    () => writeFileSync(at('cache/index.json'), '{"a'),
    () => writeFileSync(at('cache/pages.bin'), ''),
  ]) {
    spoil();
    rmSync(at('dist'), { recursive: true });
    expect(await build()).toBe(pages.length);
    expect(contentOf('dist')).toEqual(whole);
  }
});

test('the cache stays as small as what it is for', async () => {
  await build();
  const size = statSync(at('cache/pages.bin')).size;
  for (let day = 1; day <= 5; day += 1) {
    await build({ context: { ...unwritten.context, renderedOn: `2001-01-0${day}` } });
  }
  expect(statSync(at('cache/pages.bin')).size).toBeLessThan(size * 2.5);
});

test('pages that cannot be rendered are all told, with their blocks', async () => {
  const broken = pages.map((page) =>
    page.path === '/' || page.path === '/about'
      ? { ...page, blocks: [...page.blocks, { type: 'steps' } as PageData['blocks'][number]] }
      : page,
  );
  const cache = openPageCache(at('cache'));
  mkdirSync(at('fresh'), { recursive: true });
  const options = { ...unwritten, pages: broken, bundles, dist: at('dist'), record: {}, fresh: at('fresh') };
  const { failures, rendered } = await writePages({ ...options, cache });
  cache.close();
  expect(rendered).toBe(pages.length - 2);
  expect(failures.map(({ file }) => file)).toEqual(['content/pages/about.json', 'content/pages/index.json']);
  for (const { file, blocks } of failures) {
    const page = pages.find((one) => one.file === file);
    expect(blocks).toEqual([{ index: page?.blocks.length, type: 'steps' }]);
  }
});
