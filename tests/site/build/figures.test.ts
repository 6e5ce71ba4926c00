import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { contentTexts } from '../support/content-texts.ts';

const TEXTS = contentTexts();
const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/;

/** The files of pages below a path, and of the page itself. */
function pagesUnder(route: string): string[] {
  const files = new Set(TEXTS.map(({ file }) => file));
  return [...files].filter((file) => new RegExp(`^content/pages/${route}(?:/.*)?\\.json$`).test(file));
}

const hasFigure = (page: string) =>
  TEXTS.some(
    ({ file, at, text }) => file === page && /^blocks\.\d+\.type$/.test(at) && /^(?:chart|flow)$/.test(text),
  );

interface Chart {
  type: string;
  heading: string;
  source?: string;
  data: { series: { values: (number | null)[] }[] };
}

const CHARTS = pagesUnder('.*').flatMap((file) => {
  const { blocks } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { blocks: Chart[] };
  return blocks.filter(({ type }) => type === 'chart');
});

test('every chart has its source and a date under it, and argues with no zero and no invented number', () => {
  expect(CHARTS.length).toBeGreaterThan(4);
  for (const { heading, source = '', data } of CHARTS) {
    expect(source, heading).toMatch(/\b20\d\d\b/);
    expect(source, heading).not.toMatch(/invented/i);
    expect(
      data.series.flatMap(({ values }) => values),
      heading,
    ).not.toContain(0);
  }
});

test('every service page has a figure', () => {
  const pages = pagesUnder('services');
  expect(pages).toHaveLength(7);
  expect(pages.filter((page) => !hasFigure(page))).toEqual([]);
});

test('every industry page has a dated fact, and at least four have a figure', () => {
  const pages = pagesUnder('industries').filter((file) => file !== 'content/pages/industries.json');
  expect(pages).toHaveLength(8);
  const isDated = (page: string) => TEXTS.some(({ file, text }) => file === page && MONTH.test(text));
  expect(pages.filter((page) => !isDated(page))).toEqual([]);
  expect(pages.filter(hasFigure).length).toBeGreaterThanOrEqual(4);
});
