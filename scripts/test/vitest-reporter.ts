import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { sendResults, shownPath, type TestResult } from './test-result.ts';

function statusOf(test: TestCase): TestResult['status'] {
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

function resultOf(test: TestCase): TestResult {
  return {
    title: test.name,
    file: shownPath(test.module.moduleId),
    line: test.location?.line ?? 1,
    status: statusOf(test),
    isFlaky: test.diagnostic()?.flaky ?? false,
    trace: undefined,
    annotations: [],
    errors: (test.result().errors ?? []).map(({ message }) => stripVTControlCharacters(message)),
  };
}

/** A file that cannot be loaded has no tests; it counts as one that failed. */
function failedModule(module: TestModule): TestResult[] {
  const errors = module.errors().map(({ message }) => stripVTControlCharacters(message));
  if (errors.length === 0) return [];
  const file = shownPath(module.moduleId);
  return [
    {
      title: file,
      file,
      line: 1,
      status: 'failed',
      isFlaky: false,
      trace: undefined,
      annotations: [],
      errors,
    },
  ];
}

/** Reports Vitest's results to scripts/test/run-tests.ts. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    sendResults(
      modules.flatMap((module) => [
        ...[...module.children.allTests()].map(resultOf),
        ...failedModule(module),
      ]),
    );
  }
}
