import { DATED } from '../schemas.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, homeWithText, json, page, siteWith } from './parts.ts';

const input = { schemas: DATED };

/** 3 March 2026. */
const now = Date.UTC(2026, 2, 3);

const posts = (query: object) => home({ type: 'posts', pages: query });

/** A section with one page, and a list of it on the home page. */
const news = (properties: Record<string, unknown>) => ({
  'pages/news/first.json': page(properties),
  ...posts({ section: '/news/*' }),
});

const homePage = (properties: Record<string, unknown>) => ({ 'pages/index.json': page(properties) });

const withDates = (properties: Record<string, unknown>) => ({
  'pages/index.json': json({
    title: 'Start',
    description: 'About it.',
    ...properties,
    blocks: [
      { type: 'hero', heading: 'Start' },
      { type: 'dates', dates: 'all' },
    ],
  }),
});

/** Diagnostics about dates and drafts. */
export const DATE_CASES: readonly DiagnosticCase[] = [
  {
    code: 'wrong-pattern',
    title: 'A date that is not in the calendar',
    files: news({ date: '2026-02-30' }),
    input,
    output: `content/pages/news/first.json:4:11  wrong-pattern
  date is "2026-02-30"; there is no such date.
  A date, for example "2026-03-05".`,
    highlighted: '"2026-02-30"',
  },
  {
    code: 'out-of-range',
    title: 'A page that was updated before it was published',
    files: news({ date: '2026-03-05', updated: '2026-03-04T23:59+01:00' }),
    input,
    output: `content/pages/news/first.json:5:14  out-of-range
  updated is "2026-03-04T23:59+01:00", which is before date, "2026-03-05".
  Correct one of the dates, or delete "updated".`,
    highlighted: '"2026-03-04T23:59+01:00"',
  },
  {
    code: 'future-date',
    title: 'A date in the future',
    files: news({ date: '2026-03-03', updated: '2026-03-05' }),
    input: { ...input, now },
    output: `content/pages/news/first.json:5:14  future-date (warning)
  updated is "2026-03-05", which lies in the future. The page is published all the same.
  To publish it later, add "draft": true and delete it on that day.`,
    highlighted: '"2026-03-05"',
  },
  {
    code: 'missing-property',
    title: 'A page without a date in a list of news',
    files: news({}),
    input,
    output: `content/pages/news/first.json:1:1  missing-property (warning)
  This page has no "date", which blocks[1].pages in content/pages/index.json shows.
  Add "date": A date, for example "2026-03-05".`,
    highlighted: '{',
  },
  {
    code: 'missing-property',
    title: 'A header with dates, and no words for them',
    files: {
      ...siteWith({ labels: { published: 'Published {date}' } }),
      ...withDates({ date: '2026-03-01', updated: '2026-03-02' }),
    },
    input,
    output: `content/site.json:4:13  missing-property
  labels has no "publishedAndUpdated", which blocks[1].dates in content/pages/index.json needs.
  Add "publishedAndUpdated": For example "Published {date}, updated {updated}".`,
    highlighted: '{',
  },
  {
    code: 'not-allowed',
    title: 'A shared block that shows the dates of a page',
    files: {
      'site.json': json({
        url: 'https://www.example.org',
        logo: 'van.svg',
        sharedBlocks: [{ type: 'dates', dates: 'all' }],
      }),
    },
    input,
    output: `content/site.json:7:16  not-allowed
  sharedBlocks[0].dates is "all"; only a block of a page can show the page's dates.
  Delete this property.`,
    highlighted: '"all"',
  },
  {
    code: 'empty-list',
    title: 'A list of news while there are none',
    files: { 'pages/news.json': page(), ...siteWith({ menu: ['/news'] }), ...posts({ section: '/news/*' }) },
    input,
    output: `content/pages/index.json:11:16  empty-list (warning)
  blocks[1].pages is an empty list: there is no page in /news/*.
  Add a page, or publish a draft.`,
    highlighted: '{ …',
  },
  {
    code: 'empty-section',
    title: 'A list of news of a section that does not exist',
    files: {
      ...news({ date: '2026-03-01' }),
      ...siteWith({ menu: ['/news/first'] }),
      ...posts({ section: '/new/*' }),
    },
    input,
    output: `content/pages/index.json:12:20  empty-section
  blocks[1].pages.section is "/new/*"; there is no page in content/pages/new/.
  Did you mean "/news/*"?  Sections: /news/*`,
    highlighted: '"/new/*"',
  },
  {
    code: 'draft-link',
    title: 'A link to a draft',
    files: { 'pages/stops.json': page({ draft: true }), ...homeWithText('See [our stops](/stops).') },
    input,
    output: `content/pages/index.json:8:32  draft-link
  A link in blocks[0].text is "/stops"; that page is a draft.
  Remove the link, or publish the page: delete "draft" in content/pages/stops.json.`,
    highlighted: '/stops',
  },
  {
    code: 'missing-page',
    title: 'A home page that is a draft',
    files: homePage({ draft: true }),
    input,
    output: `content/pages/index.json:4:12  missing-page
  draft is true, but no site can be built without content/pages/index.json.
  Delete "draft".`,
    highlighted: 'true',
  },
];
