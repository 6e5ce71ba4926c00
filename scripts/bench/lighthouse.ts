import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../content/project.ts';
import { browserArguments, requireBrowser } from '../test/browser.ts';
import { NotMeasured } from './figure.ts';
import { run } from './run.ts';

/** The last one for Node.js 20, and the peers' own. */
const VERSION = '12.8.2';
/** Not a dependency: it is larger than all of them together, and only this measurement needs it. */
const FOLDER = path.join(ROOT, '.cache/lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one load, as far as it is read here. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { url?: string }[] } } | undefined>;
}

/** One load of a page. */
export interface Load {
  scores: number[];
  cls: number;
  tbt: number;
  requests: number;
}

/** Installs Lighthouse, once. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  console.log(`Installing Lighthouse ${VERSION} (once) …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run('npm', ['install', ...options, `lighthouse@${VERSION}`], {
    cwd: FOLDER,
  });
  if (status !== 0)
    throw new NotMeasured(`Lighthouse could not be installed: ${output.trim().split('\n')[0] ?? ''}`);
}

/** Loads an address as Lighthouse's mobile preset does, in a browser of its own. */
export async function load(address: string): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const flags = ['--headless', '--disable-gpu', '--no-first-run', ...browserArguments()].join(' ');
  const options = [
    ...[address, '--quiet', '--output=json', `--output-path=${file}`],
    ...[`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`],
  ];
  const { output } = await run(process.execPath, [PROGRAM, ...options], {
    env: { CHROME_PATH: requireBrowser() },
  });
  if (!existsSync(file))
    throw new Error(`Lighthouse ended without a result for ${address}:\n${output.slice(-1000)}`);
  const result = JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult;
  rmSync(folder, { recursive: true, force: true });
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  // What stands in a style sheet as data: is no request.
  const sent = (result.audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url?.startsWith('http'),
  );
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((result.categories[name].score ?? Number.NaN) * 100)),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    requests: sent.length,
  };
}
