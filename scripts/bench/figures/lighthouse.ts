import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, requireBrowser } from '@json-site/content/programs';
import { ROOT } from '@json-site/content/root';
import { BUDGET } from '../budget.ts';
import { atMost, condition, type Figure, median, NotMeasured } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { buildAstro, preparePeers } from '../peers.ts';
import { installPackages, runProgram } from '../run.ts';
import { DIST, whileServed } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

/** The last version for Node.js 20, and the one that the peers use. */
const VERSION = '12.8.2';
/** Not a dependency: it is larger than all dependencies together, and nothing else needs it. */
const FOLDER = path.join(ROOT, '.cache/lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The properties of Lighthouse's result that are read here. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { url?: string }[] } } | undefined>;
}

/** Lighthouse's figures for one load of a page. */
interface LighthouseLoad {
  /** In the order of the categories, from 0 to 100. */
  scores: number[];
  cls: number;
  tbt: number;
  requests: number;
}

/** Installs Lighthouse, once. */
async function ensureLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  console.log(`Installing Lighthouse ${VERSION} (once) …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  await installPackages(FOLDER, `lighthouse@${VERSION}`).catch((error: Error) => {
    throw new NotMeasured(`Lighthouse could not be installed: ${error.message.split('\n')[0] ?? ''}`);
  });
}

/** Loads a URL with Lighthouse's mobile preset in a new browser. */
async function loadInLighthouse(url: string): Promise<LighthouseLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const flags = ['--headless', '--disable-gpu', '--no-first-run', ...browserArguments()].join(' ');
  const options = [
    ...[url, '--quiet', '--output=json', `--output-path=${file}`],
    ...[`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`],
  ];
  const { output } = await runProgram(process.execPath, [PROGRAM, ...options], {
    env: { CHROME_PATH: requireBrowser() },
  });
  if (!existsSync(file)) throw new Error(`Lighthouse wrote no result for ${url}:\n${output.slice(-1000)}`);
  const result = JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult;
  rmSync(folder, { recursive: true, force: true });
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  // A data: URL is no request.
  const requests = (result.audits['network-requests']?.details?.items ?? []).filter((item) =>
    item.url?.startsWith('http'),
  );
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((result.categories[name].score ?? Number.NaN) * 100)),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    requests: requests.length,
  };
}

const RUNS = 5;
/** A tenth of what counts as good. The heading font may move a line of text when it loads. */
const MAX_CLS = 0.01;
/** Milliseconds of tasks beyond 50 each, after the first paint. */
const MAX_TBT = 50;
const BAR = `100 ×4, CLS ≤ ${MAX_CLS}, TBT ≤ ${MAX_TBT} ms, requests ≤ ${BUDGET.requests}`;
/** A page of Astro has no script. Where it blocks for longer, other programs use the processor. */
const MAX_ASTRO_TBT = 5;
const ASTRO = 'Astro';

function figureOf(route: string, loads: LighthouseLoad[]): Figure {
  const scores = [0, 1, 2, 3].map((category) =>
    median(loads.map((load) => load.scores[category] ?? Number.NaN)),
  );
  // Rounded as Lighthouse prints it.
  const cls = Math.round(median(loads.map((load) => load.cls)) * 1000) / 1000;
  const tbt = Math.round(median(loads.map((load) => load.tbt)));
  const requests = median(loads.map((load) => load.requests));
  const isMet =
    scores.every((score) => score === 100) && cls <= MAX_CLS && tbt <= MAX_TBT && requests <= BUDGET.requests;
  const value = `${scores.join(' / ')}, CLS ${cls}, TBT ${tbt} ms, ${requests} requests`;
  return condition(`Lighthouse mobile: ${route}`, value, BAR, isMet);
}

const astroFigure = (loads: LighthouseLoad[]) =>
  atMost(
    "blocking time of Astro's home page, or the run is void",
    Math.round(median(loads.map(({ tbt }) => tbt))),
    MAX_ASTRO_TBT,
    ' ms',
  );

/** Measures every page in Lighthouse's four categories, and Astro's home page in each round. */
export async function measureLighthouse({ peers, runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  await ensureLighthouse();
  const pages = measuredPages(routes);
  const astroDist = await buildAstro(await preparePeers(peers));
  const loads = new Map<string, LighthouseLoad[]>(
    [...pages.map(({ path }) => path), ASTRO].map((name) => [name, []]),
  );
  await whileServed(DIST, (site) =>
    whileServed(astroDist, async (astro) => {
      for (let round = 1; round <= runs; round += 1)
        for (const [name, ofPage] of loads) {
          ofPage.push(await loadInLighthouse(name === ASTRO ? `${astro}/` : site + name));
          console.log(`Lighthouse ${round} of ${runs}: ${name}`);
        }
    }),
  );
  return [...loads].map(([name, ofPage]) => (name === ASTRO ? astroFigure(ofPage) : figureOf(name, ofPage)));
}
