import { home, page } from './parts.ts';
import { DATED } from './schemas.ts';

/** The input of examples with dates and drafts. */
export const DATED_INPUT = { schemas: DATED };

/** 3 March 2026. */
export const NOW = Date.UTC(2026, 2, 3);

export const posts = (query: object) => home({ type: 'posts', pages: query });

/** A section with one page, and a list of it on the home page. */
export const news = (properties: Record<string, unknown>) => ({
  'pages/news/first.json': page(properties),
  ...posts({ section: '/news/*' }),
});

export const homePage = (properties: Record<string, unknown>) => ({ 'pages/index.json': page(properties) });

export const withDates = (properties: Record<string, unknown>) => ({
  'pages/index.json': page({ title: 'Start', description: 'About it.', ...properties }, [
    { type: 'hero', heading: 'Start' },
    { type: 'dates', dates: 'all' },
  ]),
});
