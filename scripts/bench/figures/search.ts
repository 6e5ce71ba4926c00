import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { AddedFiles, RenderedPage } from '@json-site/build/plugin';
import { compileProject } from '@json-site/content/site';
import { search } from '@json-site/search/integration';
import { inBrowser } from '../../test/programs/browser.ts';
import { neutralContent } from '../astro.ts';
import { atMost, condition, type Figure, forInformation, kilobytes, median } from '../figure.ts';
import { firstView } from '../first-view.ts';
import { neutralDocument } from '../neutral/document.ts';
import { readNeutralPages } from '../neutral/project.ts';
import type { BenchOptions } from '../options.ts';
import { DIST, whileServed } from '../serve-dist.ts';
import { timeToPaint } from '../watch-next.ts';

const RUNS = 5;
const SLOWDOWN = 4;
const MAX_MS = 50;
const [MANY, MOST] = [1000, 10_000];
/** In bytes, for the first result. */
const MAX_BYTES = { own: 35_000, [MANY]: 60_000, [MOST]: 120_000 };

const FIELD = 'dialog.search input';
const RESULT = '.found-pages li a';
const isOfSearch = (address: string) => /search|find/i.test(address);

/** What a visitor searches: the built site, or the same with another index. */
interface Searched {
  name: string;
  words: string[];
  files: AddedFiles;
  maxBytes: number;
}

/** The index of neutral pages, in place of that of the built site, and the processor seconds that making it takes. */
async function neutralIndex(pages: number): Promise<{ searched: Searched; seconds: number }> {
  const { site } = compileProject();
  if (!site) throw new Error('content/site.json has errors: npm run check shows them.');
  const { language } = site;
  const neutral = readNeutralPages(neutralContent(pages));
  const rendered = neutral.map((page): RenderedPage => {
    const main = neutralDocument(page);
    return { ...page, language, html: main, main, noindex: false };
  });
  const began = process.cpuUsage();
  const read = await Promise.all(rendered.map((page) => search.pageRendered?.(page)));
  const entries = read.filter((entry) => entry !== undefined);
  const files = (await search.beforeCompression?.({ entries, site, sites: {} })) ?? {};
  const { user, system } = process.cpuUsage(began);
  const seconds = Math.round((user + system) / 10_000) / 100;
  // Words of titles in the whole site, the last one with a letter that is missing.
  const titles = [0.1, 0.4, 0.7].map((share) => neutral[Math.floor(share * pages)]?.title ?? '');
  const words = titles.map(
    (title) => title.split(/\P{L}+/u).toSorted((a, b) => b.length - a.length)[0] ?? '',
  );
  const [word = ''] = words;
  const typed = [...words, word.slice(0, -3) + word.slice(-2)];
  const name = `${pages.toLocaleString('en-GB')} pages`;
  return { searched: { name, words: typed, files, maxBytes: MAX_BYTES[pages] ?? 0 }, seconds };
}

/** The bytes of a file as a host sends it. */
function sentBytes(address: string, files: AddedFiles): number {
  const added = files[address.slice(1)];
  if (added !== undefined) return brotliCompressSync(added).length;
  const file = path.join(DIST, address);
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : readFileSync(file).length;
}

/** Searches a word for the first time, then again with its files loaded, on a slow processor. */
async function searchWord(browser: Browser, origin: string, word: string, files: AddedFiles) {
  const page = await browser.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Until the script is there and nothing loads: what a busy machine loads late is not of the search.
  await firstView(page, origin);
  const early = requested.filter(isOfSearch);
  requested.length = 0;
  await page.locator('header [data-search]').click();
  await page.locator(FIELD).waitFor();
  await page.keyboard.insertText(word);
  await page.locator(RESULT).first().waitFor();
  const bytes = requested.reduce((sum, address) => sum + sentBytes(address, files), 0);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.locator(FIELD).fill(word.slice(0, 1));
  await page.locator(RESULT).first().waitFor({ state: 'detached' });
  const ms = await timeToPaint(page, { event: 'input', selector: RESULT }, () =>
    page.keyboard.insertText(word.slice(1)),
  );
  await page.close();
  return { early, bytes, ms };
}

/** Measures the search of one index. */
async function measureIndex({ name, words, files, maxBytes }: Searched, runs: number): Promise<Figure[]> {
  const found = await whileServed(
    DIST,
    (origin) =>
      inBrowser(async (browser) => {
        const all: Awaited<ReturnType<typeof searchWord>>[] = [];
        for (let run = 0; run < runs; run += 1)
          for (const word of words) {
            const one = await searchWord(browser, origin, word, files);
            console.log(`  ${name}, "${word}": ${kilobytes(one.bytes)} KB, ${Math.round(one.ms)} ms`);
            all.push(one);
          }
        return all;
      }),
    files,
  );
  const bytes = Math.max(...found.map((one) => one.bytes));
  const times = found.map(({ ms }) => ms);
  const shown = `${Math.round(median(times))} ms (slowest ${Math.round(Math.max(...times))}, ${times.length} searches)`;
  return [
    atMost(
      `Code and index for the first result, ${name}, largest`,
      kilobytes(bytes),
      kilobytes(maxBytes),
      ' KB',
    ),
    atMost(
      `Last key to the first result, ${name}, processor ${SLOWDOWN}× slower, median`,
      Math.round(median(times)),
      MAX_MS,
      ' ms',
      shown,
    ),
    condition(
      `Files of the search before it is opened, ${name}`,
      String(new Set(found.flatMap(({ early }) => early)).size),
      'none',
      found.every(({ early }) => early.length === 0),
    ),
  ];
}

/** Measures the search of the built site, and with the indexes of 1,000 and 10,000 pages of neutral content. */
export async function measureSearch({ runs = RUNS }: BenchOptions): Promise<Figure[]> {
  const own: Searched = {
    name: 'this site',
    words: ['migration', 'accessibility', 'quote', 'migraton'],
    files: {},
    maxBytes: MAX_BYTES.own,
  };
  const figures = await measureIndex(own, runs);
  for (const pages of [MANY, MOST]) {
    const { searched, seconds } = await neutralIndex(pages);
    figures.push(...(await measureIndex(searched, runs)));
    figures.push(forInformation(`Making the index of ${searched.name}`, `${seconds} s of the processor`));
  }
  return figures;
}
