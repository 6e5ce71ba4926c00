import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { sendResults, shownPath, type TestResult } from './test-result.ts';

const withoutColour = ({ message }: { message: string }) => stripVTControlCharacters(message);

function statusOf(test: TestCase): TestResult['status'] {
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

/** A result without what only a test that ran has. */
const NOT_RUN = { line: 1, isFlaky: false, trace: undefined, annotations: [] };

function resultOf(test: TestCase): TestResult {
  return {
    ...NOT_RUN,
    title: test.name,
    file: shownPath(test.module.moduleId),
    line: test.location?.line ?? 1,
    status: statusOf(test),
    isFlaky: test.diagnostic()?.flaky ?? false,
    errors: (test.result().errors ?? []).map(withoutColour),
  };
}

function failure(title: string, file: string, errors: string[]): TestResult {
  return { ...NOT_RUN, title, file, status: 'failed', errors };
}

/** A file that cannot be loaded has no tests; it counts as one that failed. */
function failedModule(module: TestModule): TestResult[] {
  const errors = module.errors().map(withoutColour);
  const file = shownPath(module.moduleId);
  return errors.length > 0 ? [failure(file, file, errors)] : [];
}

/** An error that no test caught, such as a rejected promise or a worker that stopped, makes the whole run fail. */
const uncaught = (error: SerializedError) =>
  failure('an error outside the tests', '', [stripVTControlCharacters(error.stack ?? error.message)]);

/** Reports Vitest's results to scripts/test/run-tests.ts. */
export default class VitestReporter implements Reporter {
  /** At once: a run of hours that somebody stops says what has failed until then. */
  onTestCaseResult(test: TestCase): void {
    const { file, status, errors } = resultOf(test);
    if (status === 'failed') console.log(`\n✗ ${file} > ${test.fullName}\n  ${errors[0]?.split('\n')[0]}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    sendResults([
      ...modules.flatMap((module) => [
        ...[...module.children.allTests()].map(resultOf),
        ...failedModule(module),
      ]),
      ...errors.map(uncaught),
    ]);
  }
}
