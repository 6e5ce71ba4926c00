import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilePublished } from '../../../scripts/content/compile-published.ts';
import { readMedia } from '../../../scripts/content/media/media.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { DATED } from '../../support/small-site/schemas.ts';
import { type Files, inputOf } from '../../support/small-site/site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A folder with three pictures of one size, which become a sprite. */
const root = temporaryFolder(afterAll);
mkdirSync(path.join(root, 'content/media/art'), { recursive: true });
for (const name of ['van', 'bus', 'secret'])
  writeFileSync(
    path.join(root, `content/media/art/${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${name}</title><path d="M1 1h2"/></svg>`,
  );

const cards = (...pictures: string[]) => ({
  type: 'card-grid',
  items: pictures.map((name) => ({ title: 'Card', icon: 'book', image: `art/${name}.svg` })),
});

const DRAFT = JSON.stringify({
  title: 'Unannounced',
  description: 'News.',
  date: '2026-01-05',
  draft: true,
  blocks: [{ type: 'hero', heading: 'Unannounced' }, cards('van', 'secret'), { ...cards(), items: [] }],
});

const LIST = { type: 'posts', pages: { section: '/news/*' } };

const FILES: Files = {
  'site.json': '{ "url": "https://www.example.org", "menu": ["/news"], "sharedBlocks": [] }',
  'pages/index.json': pageWith(cards('van', 'bus')),
  'pages/news.json': JSON.stringify({
    title: 'News',
    description: 'All news.',
    blocks: [{ type: 'hero', heading: 'News' }, LIST],
  }),
  'pages/news/done.json': JSON.stringify({
    title: 'Announced',
    description: 'Old news.',
    date: '2026-01-04',
    blocks: [{ type: 'hero', heading: 'Announced' }],
  }),
  'pages/news/soon.json': DRAFT.replace(',{"type":"card-grid","items":[]}', ''),
};

function compileDrafts(files: Files = {}) {
  const input = inputOf({ ...FILES, ...files }, { schemas: DATED, media: readMedia(root).files });
  const compiled = compilePublished(root, input, 'ci');
  return { ...compiled, codes: compiled.diagnostics.map(({ code, file }) => `${code} ${file}`) };
}

test('leaves out drafts and the pictures that only they show', () => {
  const { codes, drafts, leftOutMedia, withDrafts, ...published } = compileDrafts();
  expect(codes).toEqual([]);
  expect(drafts).toEqual(['/news/soon']);
  expect(withDrafts.pages.map((page) => page.path)).toContain('/news/soon');
  expect([...leftOutMedia]).toEqual(['art/secret.svg']);
  expect(JSON.stringify(published)).not.toMatch(/unannounced|soon|secret/i);
  expect(published.pages.map((page) => page.path)).toEqual(['/404', '/', '/news', '/news/done']);
  expect(
    readMedia(root, leftOutMedia)
      .sprites.map(({ text }) => text)
      .join(),
  ).not.toContain('secret');
});

test('the diagnostics of drafts are those of other pages', () => {
  const { codes, pages } = compileDrafts({ 'pages/news/soon.json': DRAFT });
  expect(codes).toEqual(['out-of-range content/pages/news/soon.json']);
  expect(pages.map((page) => page.path)).toContain('/news/done');
});

test.each<[what: string, files: Files, code: string]>([
  [
    'a published page that became a draft without a redirect',
    { 'published.json': '{ "routes": ["/", "/news", "/news/done", "/news/soon"] }' },
    'missing-redirect content/published.json',
  ],
  [
    'a list whose only page is a draft',
    { 'pages/news/done.json': null },
    'empty-list content/pages/news.json',
  ],
  [
    'a page to which only a draft links',
    {
      'pages/other.json': pageWith(),
      'pages/news/soon.json': DRAFT.replace('"News."', '"News.","backLabel":"x"')
        .replace(
          '{"type":"hero","heading":"Unannounced"}',
          '{"type":"hero","heading":"Unannounced","text":"See [it](/other)."}',
        )
        .replace(',{"type":"card-grid","items":[]}', ''),
    },
    'orphan-page content/pages/other.json',
  ],
])('reports %s', (_, files, code) => {
  expect(compileDrafts(files).codes).toContain(code);
});

const at = (publishAt: string) =>
  DRAFT.replace('"draft":true', `"publishAt":"${publishAt}"`).replace(',{"type":"card-grid","items":[]}', '');

const NOW = Date.UTC(2026, 2, 5, 9, 30);

function compileAt(files: Files, now = NOW) {
  const input = inputOf({ ...FILES, 'pages/news/soon.json': null, ...files }, { schemas: DATED, now });
  return compilePublished(root, { ...input, media: readMedia(root).files }, 'dev');
}

test('a page with a time is a draft until then, and the next such time is known', () => {
  const files = {
    'pages/news/later.json': at('2026-03-06T10:00Z'),
    'pages/news/soon.json': at('2026-03-05T10:00+01:00').replace('Unannounced', 'Soon'),
    'pages/news/next.json': at('2026-03-06').replace('Unannounced', 'Next'),
  };
  const before = compileAt(files);
  expect(before.drafts).toEqual(['/news/later', '/news/next']);
  expect(before.nextDue).toBe(Date.UTC(2026, 2, 6));
  expect(before.pages.map(({ path: route }) => route)).toContain('/news/soon');
  expect(before.pages.map(({ path: route }) => route)).not.toContain('/news/next');
  const after = compileAt(files, Date.UTC(2026, 2, 7));
  expect(after.drafts).toEqual([]);
  expect(after.nextDue).toBeUndefined();
});

test('a link to a page before its time is an error', () => {
  const link = {
    'site.json': '{ "url": "https://www.example.org", "menu": ["/news/later"], "sharedBlocks": [] }',
  };
  const files = { ...link, 'pages/news/later.json': at('2026-03-06') };
  const messages = (now: number) =>
    compileAt(files, now).diagnostics.flatMap(({ code, message }) =>
      code === 'draft-link' ? [message] : [],
    );
  expect(messages(NOW)).toEqual([expect.stringMatching(/that page is not published before its time\.$/)]);
  expect(messages(Date.UTC(2026, 2, 7))).toEqual([]);
});
