import path from 'node:path';
import { expect, test } from 'vitest';
import { type PlaywrightReport, secondTries, specsOf } from './playwright-report.ts';

const run = (status: string, attachments: { name: string; path?: string }[] = []) => ({
  status,
  annotations: [],
  results: [{ attachments: [] }, { attachments }],
});

const report: PlaywrightReport = {
  config: { rootDir: path.resolve('tests/site') },
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [{ title: 'the page opens', file: 'a.e2e.ts', line: 3, ok: true, tests: [run('expected')] }],
      suites: [
        {
          specs: [
            {
              title: 'the dialog opens',
              file: 'a.e2e.ts',
              line: 9,
              ok: true,
              tests: [
                run('flaky', [
                  { name: 'trace', path: path.resolve('test-results/a-dialog-retry1/trace.zip') },
                ]),
              ],
            },
            { title: 'the menu opens', file: 'a.e2e.ts', line: 20, ok: false, tests: [run('unexpected')] },
          ],
        },
      ],
    },
  ],
};

test('a test that passed at the second try is named, with what was recorded of it, and no other', () => {
  expect(secondTries(report)).toEqual([
    'passed at the second try: tests/site/a.e2e.ts:9 the dialog opens\n  npx playwright show-trace test-results/a-dialog-retry1/trace.zip',
  ]);
});

test('tests are found however deep they stand', () => {
  expect(specsOf(report).map(({ title, isGreen }) => [title, isGreen])).toEqual([
    ['the page opens', true],
    ['the dialog opens', true],
    ['the menu opens', false],
  ]);
});
