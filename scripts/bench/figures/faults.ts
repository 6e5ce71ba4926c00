import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../root.ts';
import { requireBrowser } from '../../test/programs/browser.ts';
import { runTests } from '../../test/run-tests.ts';
import { builtMainSite } from '../../test/site-copy.ts';
import type { TestResult } from '../../test/test-result.ts';

const figuresOfType = (results: TestResult[], type: string) =>
  results
    .flatMap(({ annotations }) => annotations)
    .filter((annotation) => annotation.type === type)
    .map(({ description = '{}' }) => JSON.parse(description) as Record<string, number | string>);

const sum = (figures: Record<string, number | string>[], name: string) =>
  figures.reduce((total, figure) => total + Number(figure[name] ?? 0), 0);

const isGreen = ({ status }: TestResult) => status === 'passed';

/** A line for each fault: its runs and how many were green. */
function faultLines(results: TestResult[]): string[] {
  const groups = new Map<string, TestResult[]>();
  for (const result of results) {
    const fault = result.title.replace(/: (contact|quote) at \d+ px$/, '');
    groups.set(fault, [...(groups.get(fault) ?? []), result]);
  }
  return [...groups].map(([fault, runs]) => {
    const [outcome = ''] = figuresOfType(runs, 'fault').map((figure) => String(figure['outcome']));
    return `${fault.padEnd(62)} ${outcome.padEnd(13)} ${runs.filter(isGreen).length} of ${runs.length}`;
  });
}

/** The figures of a run of the fault tests, as lines to print. */
function faultFigures(all: TestResult[], seconds: number): string {
  const results = all.filter(({ status }) => status !== 'skipped');
  const faults = results.filter(({ title }) => title.startsWith('fault '));
  const green = faults.filter(isGreen);
  const slowest = Math.max(
    0,
    ...figuresOfType(green, 'fault').map((figure) => Number(figure['milliseconds'])),
  );
  const once = figuresOfType(results, 'once');
  const failed = results.filter((result) => !isGreen(result));
  return [
    '',
    ...faultLines(faults),
    '',
    `Faults: ${faults.length} runs; without a lost value, a false "sent", a duplicate or a wrong message: ${green.length}`,
    `Message after the end of the request: ${slowest} ms at most (the bar is 1000)`,
    `Sent once: ${sum(once, 'sequences')} sequences of ${sum(once, 'steps')} steps, seed ${once[0]?.['seed'] ?? '-'}: one row each`,
    `Field errors: ${sum(figuresOfType(results, 'mistakes'), 'count')} field × rule × width`,
    `Drafts: every value restored within 500 ms at ${sum(figuresOfType(results, 'drafts'), 'points')} points × ways to leave`,
    `All tests: ${results.length}, failed: ${failed.length}, ${seconds} s`,
    ...failed.map(({ title }) => `  failed: ${title}`),
  ].join('\n');
}

requireBrowser();
const root = await builtMainSite();
rmSync(path.join(root, '.cache/backend-e2e'), { recursive: true, force: true });

const began = Date.now();
const { isGreen: hasPassed, results } = await runTests(
  'playwright',
  ['--config', path.join(ROOT, 'playwright.config.ts'), '--project=faults'],
  { root, env: { TESTS: 'full' } },
);
console.log(faultFigures(results, Math.round((Date.now() - began) / 1000)));
process.exit(hasPassed ? 0 : 1);
