import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runNodeIn } from '../../../tests/support/project-copy.ts';
import { ROOT } from '../../content/project.ts';
import type { PlaywrightReport } from '../../test/playwright-report.ts';
import { specsOf } from '../../test/playwright-report.ts';
import { MUTANTS } from './mutants.ts';

// npm run bench mutants takes too long for every day: here is what a day's work may take from its table.

const LIST = '.cache/mutant-tests.json';
const ALL = Object.values(MUTANTS).flat();

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('what each mistake takes the place of stands in its file, once', () => {
  const counts = ALL.map(({ mistake, file, from }) => [mistake, read(file).split(from).length - 1]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('every mistake has a name of its own', () => {
  expect(new Set(ALL.map(({ mistake }) => mistake)).size).toBe(ALL.length);
});

test('what a test says of one mistake it does not say of another that is made with it', () => {
  const shown = ALL.filter(({ noticedBy }) => noticedBy.listsAll).map(
    ({ noticedBy, says }) => `${noticedBy.title}: ${says}`,
  );
  expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
});

test('every test that must notice one is there', { timeout: 120_000 }, async () => {
  const tests = ALL.map(({ noticedBy }) => noticedBy);
  const inBrowser = tests.filter(({ by }) => by === 'accessibility' || by === 'site');
  const files = [...new Set(inBrowser.map(({ file }) => file))];
  const options = ['--list', '--reporter=json', '--project=accessibility', '--project=site', ...files];
  await runNodeIn(ROOT, ['node_modules/@playwright/test/cli.js', 'test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: LIST,
  });
  const report = JSON.parse(read(LIST)) as PlaywrightReport;
  const there = specsOf(report).map(({ place, title }) => `${place.replace(/:\d+$/, '')}: ${title}`);
  expect(inBrowser.filter(({ file, title }) => !there.includes(`${file}: ${title}`))).toEqual([]);
  const units = tests.filter(({ by }) => by === 'unit');
  expect(units.filter(({ file, title }) => !read(file).includes(`test('${title}'`))).toEqual([]);
});
