import { describe, expect, test } from 'vitest';
import type { PageData } from '@json-site/compiler/types';
import type { HeadData } from './head-data.ts';
import { headTags } from './tags.ts';

const BAR = { light: '#10203c', dark: '#10203c' };

const tagsOf = (more: Partial<HeadData>) =>
  headTags({
    site: { url: 'https://www.example.org', language: 'en-GB', brand: { name: 'Hall' } },
    page: { path: '/talks', title: 'Talks', description: 'All talks.', blocks: [] },
    ancestors: [],
    barColours: BAR,
    ...more,
  } as unknown as HeadData);

test('the bar of a browser has the colour of the header in each scheme, once where it is the same', () => {
  expect(tagsOf({}).match(/theme-color/g)).toHaveLength(1);
  expect(tagsOf({})).toContain('<meta name="theme-color" content="#10203c" />');
  const both = tagsOf({ barColours: { light: '#ffffff', dark: '#101010' } });
  for (const [scheme, colour] of Object.entries({ light: '#ffffff', dark: '#101010' }))
    expect(both).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`,
    );
});

test('names the calendar of a page', () => {
  expect(tagsOf({})).not.toContain('text/calendar');
  expect(tagsOf({ calendar: { title: 'Talks & more', href: '/talks.ics' } })).toContain(
    '<link rel="alternate" type="text/calendar" title="Talks &amp; more" href="/talks.ics" />',
  );
});

const pageTags = (page: Partial<PageData>) => {
  const whole = { path: '/talks', title: 'Talks', description: 'All talks.', blocks: [], ...page };
  return tagsOf({ page: whole as unknown as PageData });
};

test('a title for search engines replaces the title in the tab and on social networks', () => {
  const tags = pageTags({ searchTitle: 'Talks in Leeds' });
  expect(tags).toContain('<title>Talks in Leeds · Hall</title>');
  expect(tags).toContain('<meta property="og:title" content="Talks in Leeds" />');
  expect(pageTags({ path: '/', searchTitle: 'Talks in Leeds' })).toContain(
    '<title>Hall: Talks in Leeds</title>',
  );
});

test('a hidden page asks search engines not to list it, and can be shared', () => {
  const tags = pageTags({ noindex: true });
  expect(tags).toContain('<meta name="robots" content="noindex" />');
  expect(tags).toContain('<meta property="og:title" content="Talks" />');
  expect(pageTags({})).not.toContain('robots');
});

describe('the original of a page', () => {
  test.each([
    [undefined, 'https://www.example.org/talks'],
    ['/all', 'https://www.example.org/all'],
    ['https://other.example/talks?a=1&b=2', 'https://other.example/talks?a=1&amp;b=2'],
  ])('with canonical %s is %s', (canonical, url) => {
    const tags = pageTags(canonical === undefined ? {} : { canonical });
    expect(tags).toContain(`<link rel="canonical" href="${url}" />`);
    expect(tags).toContain(`<meta property="og:url" content="${url}" />`);
  });
});
