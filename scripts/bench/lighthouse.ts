import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { browserArguments, requireBrowser } from '../test/programs/browser.ts';
import { NotMeasured } from './figure.ts';
import { installPackages, runProgram } from './run.ts';

/** The last version for Node.js 20. */
export const VERSION = '12.8.2';
/** Not a dependency: it is larger than all dependencies together, and nothing else needs it. */
const FOLDER = path.join(ROOT, '.cache/lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The properties of Lighthouse's result that are read here. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url?: string; transferSize?: number }[] } } | undefined
  >;
}

/** Lighthouse's figures for one load of a page. Times in ms. */
export interface LighthouseLoad {
  /** In the order of the categories, from 0 to 100. */
  scores: number[];
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  requests: number;
  bytes: number;
}

/** Installs Lighthouse, once. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  console.log(`Installing Lighthouse ${VERSION} (once) …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  await installPackages(FOLDER, `lighthouse@${VERSION}`).catch((error: Error) => {
    throw new NotMeasured(`Lighthouse could not be installed: ${error.message.split('\n')[0] ?? ''}`);
  });
}

/** Loads a URL with Lighthouse's mobile preset in a new browser. */
export async function loadInLighthouse(url: string): Promise<LighthouseLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const flags = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--ignore-certificate-errors',
    ...browserArguments(),
  ].join(' ');
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
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    requests: requests.length,
    bytes: requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0),
  };
}
