import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { sendResults, shownPath, type TestResult } from './test-result.ts';

function statusOf(test: TestCase): TestResult['status'] {
  if (test.outcome() === 'skipped') return 'skipped';
  return test.ok() ? 'passed' : 'failed';
}

function resultOf(test: TestCase): TestResult {
  const attachments = test.results.flatMap((result) => result.attachments);
  const errors = test.results.flatMap((result) => result.errors);
  return {
    title: test.title,
    file: shownPath(test.location.file),
    line: test.location.line,
    status: statusOf(test),
    isFlaky: test.outcome() === 'flaky',
    trace: attachments.find(({ name }) => name === 'trace')?.path,
    annotations: test.annotations.map(({ type, description }) => ({ type, description })),
    errors: errors.map(({ message = '' }) => stripVTControlCharacters(message)),
  };
}

/** Reports Playwright's results to scripts/test/run-tests.ts. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    sendResults(this.#suite?.allTests().map(resultOf) ?? []);
  }

  printsToStdio(): boolean {
    return false;
  }
}
