import { expect, test } from 'vitest';
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
