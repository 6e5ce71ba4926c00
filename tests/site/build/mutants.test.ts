import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { NamedTest } from '../../../scripts/bench/mutants/mutant.ts';
import { MUTANTS } from '../../../scripts/bench/mutants/mutants.ts';
import { ROOT } from '../../../scripts/content/root.ts';
import { runTests } from '../../../scripts/test/run-tests.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

// The mutants run in npm run test:full only. These tests check in every run that their table matches the code.

const ALL = Object.values(MUTANTS).flat();

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('each mutant replaces text that its file contains exactly once', () => {
  const counts = ALL.map(({ defect, file, from }) => [defect, read(file).split(from).length - 1]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('each mutant has a unique description', () => {
  expect(new Set(ALL.map(({ defect }) => defect)).size).toBe(ALL.length);
});

test('mutants that are applied together have different error messages', () => {
  const shown = ALL.filter(({ noticedBy }) => noticedBy.listsAll).map(
    ({ noticedBy, message }) => `${noticedBy.title}: ${message}`,
  );
  expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
});

// Playwright takes seconds to list its tests.
if (IS_FULL_RUN)
  test('every test that must detect a mutant exists', { timeout: 120_000 }, async () => {
    const tests = ALL.map(({ noticedBy }) => noticedBy);
    const inBrowser = tests.filter(({ by }) => by === 'accessibility' || by === 'engine' || by === 'site');
    const files = [...new Set(inBrowser.map(({ file }) => file))];
    const options = ['--list', '--project=accessibility', '--project=engine', '--project=site', ...files];
    const { results } = await runTests('playwright', options, { env: { TESTS: 'full' }, isSilent: true });
    // A file of tests can take some from a file that is not one, and Playwright names that.
    const exists = ({ file, title }: NamedTest) =>
      results.some((one) => one.title === title && (one.file === file || !one.file.endsWith('.e2e.ts')));
    expect(inBrowser.filter((one) => !exists(one))).toEqual([]);
    const units = tests.filter(({ by }) => by === 'unit');
    expect(units.filter(({ file, title }) => !read(file).includes(`test('${title}'`))).toEqual([]);
  });
