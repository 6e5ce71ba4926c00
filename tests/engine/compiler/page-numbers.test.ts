import { expect, test } from 'vitest';
import type { Schema, SchemaSet } from '../../../src/compiler/schema/schema-set.ts';
import type { PageData } from '../../../src/compiler/types.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { DATED } from '../../support/small-site/schemas.ts';
import type { Files } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const PER_PAGE: Schema = { type: 'integer', minimum: 1, means: 'page-numbers', description: 'How many.' };

const text: Schema = { type: 'string', description: 'A text.' };

const withProperty = (schema: Schema | undefined, name: string, property: Schema): Schema => ({
  ...schema,
  properties: { ...schema?.properties, [name]: property },
});

const SCHEMAS: SchemaSet = {
  ...DATED,
  site: withProperty(DATED.site, 'pageNumbers', { type: 'object', additionalProperties: text }),
  blocks: { ...DATED.blocks, posts: withProperty(DATED.blocks['posts'], 'perPage', PER_PAGE) },
};

const TEXTS = {
  label: 'Pages',
  title: '{title}, page {number} of {count}',
  page: 'Page {number}',
  previous: 'Before',
  next: 'After',
};

const site = (more: object) => ({
  'site.json': JSON.stringify({ url: 'https://www.example.org', logo: 'van.svg', sharedBlocks: [], ...more }),
});

const posts = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `pages/news/post-${index}.json`,
      JSON.stringify({
        title: `Post ${index}`,
        description: 'News.',
        date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        blocks: [{ type: 'hero', heading: 'Post' }],
      }),
    ]),
  );

const news = (perPage: unknown, ...others: object[]) => {
  const page = JSON.parse(
    pageWith({ type: 'posts', pages: { section: '/news/*' }, perPage }, ...others),
  ) as object;
  return { 'pages/news.json': JSON.stringify({ ...page, title: 'News', date: '2026-01-01' }) };
};

const compiled = (count: number, perPage: unknown, files: Files = {}) =>
  compileFiles(
    { ...site({ pageNumbers: TEXTS }), ...posts(count), ...news(perPage), ...files },
    { schemas: SCHEMAS },
  );

const numbered = (pages: PageData[]) => pages.filter(({ path }) => /^\/news(?:\/\d+)?$/.test(path));

const blockOf = (page: PageData | undefined) => page?.blocks.at(-1) as unknown as Record<string, unknown>;

const titlesIn = (page: PageData | undefined) =>
  (blockOf(page)['pages'] as { title: string }[]).map(({ title }) => title);

test('a list is divided into pages, of which the first is the page itself', () => {
  const pages = numbered(compiled(5, 2).pages);
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/news', 'News'],
    ['/news/2', 'News, page 2 of 3'],
    ['/news/3', 'News, page 3 of 3'],
  ]);
  expect(pages.map(titlesIn)).toEqual([['Post 4', 'Post 3'], ['Post 2', 'Post 1'], ['Post 0']]);
  expect(pages.map((page) => page.numbered)).toEqual([
    { number: 1, next: '/news/2' },
    { number: 2, previous: '/news', next: '/news/3' },
    { number: 3, previous: '/news/2' },
  ]);
  expect(pages.map(({ date }) => date !== undefined)).toEqual([true, false, false]);
});

test('each page links to the others by name', () => {
  const [, second] = numbered(compiled(5, 2).pages);
  expect(blockOf(second)['perPage']).toEqual({
    label: 'Pages',
    previous: { label: 'Before', href: '/news' },
    next: { label: 'After', href: '/news/3' },
    pages: [
      { text: '1', label: 'Page 1', href: '/news' },
      { text: '2', label: 'Page 2', href: '/news/2', isCurrent: true },
      { text: '3', label: 'Page 3', href: '/news/3' },
    ],
  });
});

test.each([
  [1, '1 2 3 … 20'],
  [5, '1 2 3 4 5 6 7 … 20'],
  [10, '1 … 8 9 10 11 12 … 20'],
  [20, '1 … 18 19 20'],
])('page %i of 20 shows the numbers %s', (number, expected) => {
  const page = numbered(compiled(20, 1).pages).find((one) => one.numbered?.number === number);
  const { pages } = blockOf(page)['perPage'] as { pages: ({ text: string } | null)[] };
  expect(pages.map((one) => one?.text ?? '…').join(' ')).toBe(expected);
});

test('a list that fits on one page has no numbers, and needs no more than its texts', () => {
  const [page, ...others] = numbered(compiled(2, 2).pages);
  expect(others).toEqual([]);
  expect(blockOf(page)).not.toHaveProperty('perPage');
  expect(page?.numbered).toBeUndefined();
});

const errorsIn = ({ diagnostics }: ReturnType<typeof compiled>) =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((one) => onOneLine(one).split(' | ').slice(0, 2).join(' '));

test('missing texts are reported once, and leave the list whole', () => {
  const result = compiled(5, 2, site({}));
  expect(numbered(result.pages)).toHaveLength(1);
  expect(errorsIn(result)).toEqual([
    expect.stringMatching(/missing-property .*has no "pageNumbers", which blocks\[1\]\.perPage .* needs\.$/),
  ]);
  const { next: _, ...others } = TEXTS;
  expect(errorsIn(compiled(5, 2, site({ pageNumbers: others })))).toEqual([
    expect.stringMatching(/missing-property pageNumbers has no "next"/),
  ]);
});

test('a page or a redirect at the address of a further page is reported', () => {
  const file = errorsIn(compiled(5, 2, { 'pages/news/2.json': pageWith() }));
  expect(file).toEqual([
    expect.stringMatching(
      /duplicate-route blocks\[1\]\.perPage makes the page \/news\/2, and so is content\/pages\/news\/2\.json\.$/,
    ),
  ]);
  const redirected = errorsIn(compiled(5, 2, { 'redirects.json': JSON.stringify({ '/news/3': '/' }) }));
  expect(redirected).toEqual([
    expect.stringMatching(/duplicate-route .*"\/news\/3" in content\/redirects\.json redirects\.$/),
  ]);
});

test('one list of a page is divided, and none of a shared block', () => {
  const second = { type: 'posts', pages: { section: '/news/*' }, perPage: 3 };
  expect(errorsIn(compiled(5, 2, news(2, second)))).toEqual([
    expect.stringMatching(/not-allowed blocks\[2\]\.perPage is not allowed here: an earlier block/),
  ]);
});
