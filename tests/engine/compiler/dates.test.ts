import { describe, expect, test } from 'vitest';
import { instantOf } from '../../../src/compiler/source/dates.ts';
import type { Diagnostic, PageData } from '../../../src/compiler/types.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { DATED } from '../../support/small-site/schemas.ts';
import type { Files } from '../../support/small-site/site.ts';
import { compileFiles } from '../support/virtual-project.ts';

const post = (title: string, properties: object) =>
  JSON.stringify({ title, description: 'News.', blocks: [{ type: 'hero', heading: title }], ...properties });

const NEWS: Files = {
  'pages/news/a.json': post('Alpha', { date: '2026-01-05' }),
  'pages/news/b.json': post('Beta', { date: '2026-01-05T00:30+02:00' }),
  'pages/news/c.json': post('Gamma', { date: '2025-12-31', summary: 'Old.' }),
  'pages/news/d.json': post('Delta', { date: '2026-02-01', draft: true }),
  'pages/news/e.json': post('Epsilon', {}),
};

const compileDated = (files: Files) => compileFiles({ ...NEWS, ...files }, { schemas: DATED });

/** The last block of the home page. */
function lastBlock(pages: PageData[]): Record<string, unknown> {
  const block: unknown = pages.find(({ path }) => path === '/')?.blocks.at(-1);
  return block as Record<string, unknown>;
}

function titlesOf(query: object): unknown {
  const { pages } = compileDated({
    'pages/index.json': pageWith({ type: 'posts', pages: { section: '/news/*', ...query } }),
  });
  return (lastBlock(pages)['pages'] as { title: string }[]).map(({ title }) => title);
}

const codes = (diagnostics: Diagnostic[]) => diagnostics.map(({ code }) => code);

test.each([
  ['2026-03-05', Date.UTC(2026, 2, 5)],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2026-03-05T09:30Z', Date.UTC(2026, 2, 5, 9, 30)],
  ['2026-03-05T09:30:15+01:00', Date.UTC(2026, 2, 5, 8, 30, 15)],
])('reads %s', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '26-01-01'],
  ...['2026-03-05T09:30+0100', '2026-03-05T24:00Z', '2026-03-05T09:60Z', '2026-03-05T09:30+15:00'],
  ...['2026-03-05 09:30Z', '5 March 2026', '', '2026-3-5', 20260305, undefined],
])('refuses %s', (text) => {
  expect(instantOf(text)).toBeUndefined();
});

describe('a list of dated pages', () => {
  test('shows the newest page first, and pages with an instant among days', () => {
    expect(titlesOf({})).toEqual(['Delta', 'Alpha', 'Beta', 'Gamma']);
  });

  test('shows picture, author and category of the pages that have them, if it is asked', () => {
    const schemas = {
      ...DATED,
      page: {
        ...DATED.page,
        properties: { ...DATED.page.properties, author: { type: 'string' }, category: { type: 'string' } },
      },
    } as const;
    const image = { src: 'van.svg', alt: 'A van' };
    const files = {
      ...NEWS,
      'pages/news/a.json': post('Alpha', { date: '2026-01-05', image, author: 'Ada', category: 'Ropes' }),
    };
    const listed = (posts: object) => {
      const index = pageWith({ type: 'posts', pages: { section: '/news/*', order: 'date', ...posts } });
      const { pages } = compileFiles({ ...files, 'pages/index.json': index }, { schemas });
      return lastBlock(pages)['pages'] as object[];
    };
    const [, , alpha] = listed({ show: ['picture', 'author', 'category'] });
    expect(alpha).toMatchObject({
      title: 'Alpha',
      picture: { src: '/media/van.svg' },
      author: 'Ada',
      category: 'Ropes',
    });
    expect(listed({ show: ['picture', 'author'] })[0]).not.toHaveProperty('author');
    expect(listed({})[2]).not.toHaveProperty('picture');
  });

  test('shows the oldest page first on request, and at most the given number', () => {
    expect(titlesOf({ order: 'date', limit: 2 })).toEqual(['Gamma', 'Beta']);
  });

  test('shows the pages of a range on request', () => {
    expect(titlesOf({ where: { date: { before: '2026-01-01' } } })).toEqual(['Gamma']);
    expect(titlesOf({ where: { date: { from: '2026-01-01' } } })).toEqual(['Delta', 'Alpha', 'Beta']);
  });

  test('carries address, title, summary and date of each page, and nothing else', () => {
    const files = {
      'site.json': '{ "url": "https://www.example.org", "language": "de-AT", "sharedBlocks": [] }',
    };
    const index = pageWith({ type: 'posts', pages: { section: '/news/*', order: 'date', limit: 1 } });
    expect(lastBlock(compileDated({ ...files, 'pages/index.json': index }).pages)['pages']).toEqual([
      {
        path: '/news/c',
        title: 'Gamma',
        summary: 'Old.',
        date: { iso: '2025-12-31', text: '31. Dezember 2025' },
      },
    ]);
  });
});

describe('the dates of a page', () => {
  const labels = { published: 'Am {date}', publishedAndUpdated: '{updated}, zuerst {date}' };
  const site = {
    'site.json': JSON.stringify({
      url: 'https://www.example.org',
      language: 'de-AT',
      timeZone: 'Europe/Vienna',
      labels,
      sharedBlocks: [],
    }),
  };
  const line = (dates: string, properties: object) => {
    const blocks = [
      { type: 'hero', heading: 'Start' },
      { type: 'dates', dates },
    ];
    const index = JSON.stringify({ title: 'Start', description: 'About it.', blocks, ...properties });
    return lastBlock(compileDated({ ...site, 'pages/index.json': index }).pages)['dates'];
  };
  const first = { iso: '2026-03-03', text: '3. März 2026' };
  const second = { iso: '2026-03-05T23:30Z', text: '6. März 2026 um 00:30' };

  test('are in the words of the site, in its language and its time zone', () => {
    const properties = { date: first.iso, updated: second.iso };
    expect(line('all', properties)).toEqual([second, ', zuerst ', first]);
    expect(line('published', properties)).toEqual(['Am ', first]);
    expect(line('all', { date: first.iso })).toEqual(['Am ', first]);
  });

  test('may be the same day, with a time in one of them', () => {
    const files = { 'pages/news/d.json': post('Delta', { date: second.iso, updated: '2026-03-06' }) };
    expect(codes(compileDated({ ...files, ...site }).diagnostics)).not.toContain('out-of-range');
  });
});

describe('drafts', () => {
  const draft = post('Delta', { date: '2026-02-01', draft: true });
  const link = { type: 'hero', heading: 'Start', text: 'See [it](/news/d).' };
  const linking = (properties: object) =>
    JSON.stringify({ title: 'Start', description: 'About it.', blocks: [link], ...properties });

  test('are compiled like other pages', () => {
    const { pages, drafts } = compileDated({});
    expect(drafts).toEqual(['/news/d']);
    expect(pages.find(({ path }) => path === '/news/d')).toMatchObject({ title: 'Delta', draft: true });
  });

  test('need no link, no record of publication and no place in the navigation', () => {
    const hidden = post('Hidden', { draft: true, inNavigation: true });
    const files = { 'pages/hidden.json': hidden, 'published.json': '{ "routes": ["/"] }' };
    const { diagnostics } = compileFiles(files, { schemas: DATED }, 'ci');
    expect(codes(diagnostics)).toEqual([]);
  });

  test('may link to drafts', () => {
    const files = {
      'pages/news/d.json': draft,
      'pages/other.json': linking({ draft: true, title: 'Other' }),
    };
    const { diagnostics } = compileFiles(files, { schemas: DATED });
    expect(codes(diagnostics)).not.toContain('draft-link');
  });

  test.each([
    ['a page', { 'pages/other.json': linking({ title: 'Other' }) }],
    [
      'the site',
      { 'site.json': '{ "url": "https://www.example.org", "menu": ["/news/d"], "sharedBlocks": [] }' },
    ],
    ['a record', { 'shuttles/van.json': '{ "title": "Van", "text": "See [it](/news/d)." }' }],
    ['a redirect', { 'redirects.json': '{ "/old": "/news/d" }' }],
    ['a link back', { 'pages/index.json': pageWith({ type: 'back-link', to: '/news/d' }) }],
  ])('may not be the target of %s', (_, files) => {
    const { diagnostics } = compileFiles({ 'pages/news/d.json': draft, ...files }, { schemas: DATED });
    expect(codes(diagnostics)).toContain('draft-link');
  });

  test('may have a redirect from their address', () => {
    const files = { 'pages/news/d.json': draft, 'redirects.json': '{ "/news/d": "/" }' };
    expect(codes(compileFiles(files, { schemas: DATED }).diagnostics)).toEqual([]);
  });
});

describe('feeds', () => {
  const section = (properties: object) => ({
    'pages/news.json': post('News', { feed: { title: 'News' }, ...properties }),
  });
  const link = (href: string) => ({ 'site.json': siteWithMenu('/news', '/other', href) });
  const siteWithMenu = (...menu: string[]) =>
    JSON.stringify({ url: 'https://www.example.org', menu, sharedBlocks: [] });

  test('belong to pages with dated pages under them, and can be linked to', () => {
    const { pages, diagnostics } = compileDated({
      ...section({}),
      ...link('/news/feed.xml'),
      'pages/other.json': post('Other', { feed: { title: 'Other' } }),
    });
    const withFeed = pages.filter(({ feed }) => feed).map(({ path }) => path);
    expect(withFeed).toEqual(['/news']);
    const found = diagnostics.filter(({ code }) =>
      ['empty-list', 'missing-property', 'broken-link'].includes(code),
    );
    expect(found.map(({ file, code }) => `${code} ${file}`)).toEqual([
      'missing-property content/pages/news/e.json',
      'empty-list content/pages/other.json',
    ]);
  });

  test.each(['/news/feed.xlm', '/other/feed.xml', '/news/a/feed.xml'])('%s is none', (href) => {
    const { diagnostics } = compileDated({ ...section({}), ...link(href) });
    expect(codes(diagnostics)).toContain('broken-link');
  });
});
