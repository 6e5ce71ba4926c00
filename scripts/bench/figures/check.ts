import type { Page } from '@playwright/test';
import { startServer } from '../../test/own-server.ts';
import { inBrowser } from '../../test/programs/browser.ts';
import type { WorkingCopy } from '../../test/site-copy.ts';
import { below, type Figure, median } from '../figure.ts';
import { ADDED, projectWithPages } from '../many-pages.ts';
import type { BenchOptions } from '../options.ts';
import { measureNode, type Usage } from '../run.ts';

const PAGES = 1000;
const RUNS = 3;
const SAVES = 5;
const MAX_SECONDS = 5;
const MAX_MEGABYTES = 1000;
const MAX_MILLISECONDS = 1000;

async function runCheck({ root }: WorkingCopy, ...options: string[]): Promise<Usage> {
  const usage = await measureNode(['scripts/run.mjs', 'check', ...options], { cwd: root });
  console.log(`  check ${options.join(' ')}: ${usage.seconds} s, ${usage.megabytes} MB`);
  return usage;
}

async function repeat(runs: number, measure: () => Promise<Usage>): Promise<Usage> {
  const all: Usage[] = [];
  for (let round = 0; round < runs; round += 1) all.push(await measure());
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

/** Saves the page and returns the milliseconds until the browser shows a text. */
async function millisecondsUntilShown(
  page: Page,
  copy: WorkingCopy,
  content: string,
  shown: string,
): Promise<number> {
  const began = performance.now();
  copy.write(ADDED.file, content);
  await page.getByText(shown).first().waitFor({ state: 'visible' });
  return Math.round(performance.now() - began);
}

/** Saves a change and an error in turn, and returns the median time until each is on screen. */
async function saveInTurn(
  page: Page,
  url: string,
  copy: WorkingCopy,
): Promise<{ change: number; error: number }> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const text = copy.read(ADDED.file);
  const change: number[] = [];
  const error: number[] = [];
  for (let round = 0; round < SAVES; round += 1) {
    const heading = `Heading of round ${round}`;
    const changed = text.replace(/"heading": "Key Challenges"/, `"heading": "${heading}"`);
    change.push(await millisecondsUntilShown(page, copy, changed, heading));
    const unknownBlock = `call-to-acton-${round}`;
    const wrong = changed.replace('"call-to-action"', `"${unknownBlock}"`);
    error.push(await millisecondsUntilShown(page, copy, wrong, unknownBlock));
  }
  console.log(`  change: ${change.join(', ')} ms; error: ${error.join(', ')} ms`);
  return { change: median(change), error: median(error) };
}

async function measureSaves(copy: WorkingCopy): Promise<{ change: number; error: number }> {
  const server = await startServer(copy, 'start');
  try {
    return await inBrowser(async (browser) =>
      saveInTurn(await browser.newPage(), server.url + ADDED.route, copy),
    );
  } finally {
    await server.stop();
  }
}

/** Measures `npm run check` on a large site, and how long an author waits after saving a file. */
export async function measureCheck({ runs = RUNS }: BenchOptions): Promise<Figure[]> {
  const { copy } = await projectWithPages(PAGES);
  const count = `${PAGES.toLocaleString('en-GB')} pages`;
  // The first check compiles the types and adds the new pages to content/published.json.
  await runCheck(copy);
  const whole = await repeat(runs, () => runCheck(copy));
  const content = await repeat(runs, () => runCheck(copy, '--content'));
  const saves = await measureSaves(copy);
  copy.dispose();
  return [
    below(`npm run check, ${count}`, whole.seconds, MAX_SECONDS, ' s'),
    below('… its memory', whole.megabytes, MAX_MEGABYTES, ' MB'),
    below('npm run check -- --content', content.seconds, MAX_SECONDS, ' s'),
    below('… its memory', content.megabytes, MAX_MEGABYTES, ' MB'),
    below(`From saving one of ${count} to the change on screen`, saves.change, MAX_MILLISECONDS, ' ms'),
    below(`From saving one of ${count} to its error on screen`, saves.error, MAX_MILLISECONDS, ' ms'),
  ];
}
