import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, requireBrowser } from '../../test/browser.ts';
import { startDevServer } from '../dev-server.ts';
import { below, type Figure, median, NotMeasured } from '../figure.ts';
import { ADDED, projectWithPages } from '../many-pages.ts';
import type { BenchOptions } from '../options.ts';
import { run } from '../run.ts';

const PAGES = 1000;
const RUNS = 3;
const SAVES = 5;
const PORT = 4299;
const MOST_SECONDS = 5;
const MOST_MEGABYTES = 1000;
const MOST_MILLISECONDS = 1000;

interface Check {
  seconds: number;
  megabytes: number;
}

/** A check as GNU time sees it: the peak is that of its largest process. */
async function check(project: string, ...options: string[]): Promise<Check> {
  const command = ['-f', '@@ %e %M', process.execPath, '--import', 'tsx', 'scripts/check.ts', ...options];
  const { status, output } = await run('time', command, { cwd: project }).catch(() => {
    throw new NotMeasured('GNU time is not installed (Debian: apt-get install time)');
  });
  if (status !== 0) throw new Error(`The check of ${project} failed:\n${output.slice(-3000)}`);
  const [, seconds, kilobytes] = /@@ ([\d.]+) (\d+)/.exec(output) ?? [];
  const found = { seconds: Number(seconds), megabytes: Math.round(Number(kilobytes) / 1000) };
  console.log(`  check ${options.join(' ')}: ${found.seconds} s, ${found.megabytes} MB`);
  return found;
}

async function several(runs: number, measure: () => Promise<Check>): Promise<Check> {
  const all: Check[] = [];
  for (let round = 0; round < runs; round += 1) all.push(await measure());
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

/** From writing a file to seeing on the open page what it says now, in milliseconds. */
async function untilShown(page: Page, file: string, text: string, shown: string): Promise<number> {
  const began = performance.now();
  writeFileSync(file, text);
  await page.getByText(shown).first().waitFor({ state: 'visible' });
  return Math.round(performance.now() - began);
}

async function saves(project: string): Promise<{ change: number; mistake: number }> {
  const server = await startDevServer(project, PORT);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}${ADDED.route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const file = path.join(project, ADDED.file);
    const text = readFileSync(file, 'utf8');
    const change: number[] = [];
    const mistake: number[] = [];
    for (let round = 0; round < SAVES; round += 1) {
      const heading = `Heard in round ${round}`;
      const better = text.replace(/"heading": "Key Challenges"/, `"heading": "${heading}"`);
      change.push(await untilShown(page, file, better, heading));
      const wrong = better.replace('"call-to-action"', `"call-to-acton-${round}"`);
      mistake.push(await untilShown(page, file, wrong, `call-to-acton-${round}`));
    }
    console.log(`  change: ${change.join(', ')} ms; mistake: ${mistake.join(', ')} ms`);
    return { change: median(change), mistake: median(mistake) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The check of a large site, and what its maintainer waits for after saving one file of it. */
export async function measure({ runs = RUNS }: BenchOptions): Promise<Figure[]> {
  const project = projectWithPages(PAGES);
  const count = `${PAGES.toLocaleString('en-GB')} pages`;
  // Types are compiled once for all; the first check also lists the pages in content/published.json.
  await check(project);
  const whole = await several(runs, () => check(project));
  const content = await several(runs, () => check(project, '--content'));
  const feedback = await saves(project);
  rmSync(project, { recursive: true, force: true });
  return [
    below(`Whole check of ${count}`, whole.seconds, MOST_SECONDS, ' s'),
    below('… its memory', whole.megabytes, MOST_MEGABYTES, ' MB'),
    below(`Check of their content alone`, content.seconds, MOST_SECONDS, ' s'),
    below('… its memory', content.megabytes, MOST_MEGABYTES, ' MB'),
    below(`A change of one of ${count}, saved, is on screen`, feedback.change, MOST_MILLISECONDS, ' ms'),
    below(`A mistake in one of ${count}, saved, is on screen`, feedback.mistake, MOST_MILLISECONDS, ' ms'),
  ];
}
