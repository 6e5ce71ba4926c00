import type { Page } from '@playwright/test';
import { startServer } from '../../test/own-server.ts';
import { inBrowser } from '../../test/programs/browser.ts';
import type { WorkingCopy } from '../../test/site-copy.ts';
import { atMost, type Figure, median, percentile } from '../figure.ts';
import { openStudio, openText, openTitle, timeKeys, timeSearches } from '../keystrokes.ts';
import { ADDED, projectWithPages } from '../many-pages.ts';
import type { BenchOptions } from '../options.ts';

const RUNS = 2;
const MAX_PROBLEMS_MS = 300;
const MAX_SEARCH_MS = 100;

/** Typed and deleted again: both are edits. */
const WORDS = [...'plain words '];
const TYPED = [...WORDS, ...WORDS.map(() => 'Backspace')];
/** The last character completes a tag, which no text allows. */
const TAG = [...'<b'];
/** The search of an editor who types: of one letter, of two, and so on. */
const SEARCHED = [...'data and services'];
const SEARCHES = SEARCHED.map((_, end) => SEARCHED.slice(0, end + 1).join(''));
const PROBLEMS = Array.from({ length: 10 }, () => ['>', 'Backspace']).flat();

interface Times {
  preview: number[];
  text: number[];
  problems: number[];
  title: number[];
  search: number[];
}

async function typeOnce(page: Page, url: string, times: Times): Promise<void> {
  await openStudio(page, url);
  await openText(page, 'paragraph');
  times.text.push(...(await timeKeys(page, TYPED, 'preview')));
  await openText(page, 'heading');
  times.preview.push(...(await timeKeys(page, TYPED, 'preview')));
  await page.keyboard.type(TAG.join(''));
  times.problems.push(...(await timeKeys(page, PROBLEMS, 'problems')));
  await openTitle(page);
  await page.keyboard.type(TAG.join(''));
  times.title.push(...(await timeKeys(page, PROBLEMS, 'problems')));
  times.search.push(...(await timeSearches(page, SEARCHES)));
}

/** Types in the studio of a project, in a new browser each time, so that no draft is left. */
async function measureProject(copy: WorkingCopy, route: string, runs: number): Promise<Times> {
  const times: Times = { preview: [], text: [], problems: [], title: [], search: [] };
  const server = await startServer(copy, 'start');
  try {
    for (let run = 0; run < runs; run += 1)
      await inBrowser(async (browser) => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await typeOnce(page, `${server.url}/_studio#${route}`, times);
      });
  } finally {
    await server.stop();
  }
  return times;
}

function figure(what: string, times: number[], bar: number): Figure {
  const [middle, high] = [Math.round(median(times)), Math.round(percentile(times, 95))];
  console.log(`  ${what}: ${times.map(Math.round).join(', ')} ms`);
  return atMost(
    `${what}, median`,
    middle,
    bar,
    ' ms',
    `${middle} ms (95th percentile ${high}, ${times.length} keys)`,
  );
}

async function measureSize(pages: number, maxPreview: number, runs: number): Promise<Figure[]> {
  const { copy, count } = await projectWithPages(pages);
  const route = pages > 0 ? ADDED.route : '/';
  const where = `${count.toLocaleString('en-GB')} pages`;
  const { preview, text, problems, title, search } = await measureProject(copy, route, runs);
  copy.dispose();
  return [
    figure(`Studio, ${where}: from a key to the preview`, preview, maxPreview),
    figure('… in a text that shows bold words', text, maxPreview),
    figure('… to the list of problems', problems, MAX_PROBLEMS_MS),
    figure('… the same in the title, which other pages show', title, MAX_PROBLEMS_MS),
    figure('Studio: a search of the whole site', search, MAX_SEARCH_MS),
  ];
}

/**
 * Measures how long an editor waits for the preview and the list of problems after each key, on a small and a large
 * site.
 */
export async function measureStudio({ runs = RUNS }: BenchOptions): Promise<Figure[]> {
  return [...(await measureSize(0, 100, runs)), ...(await measureSize(1000, 120, runs))];
}
