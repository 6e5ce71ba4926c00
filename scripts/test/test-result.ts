import path from 'node:path';

/** The result of one test, from either runner. */
export interface TestResult {
  title: string;
  /** Path from the project's root. */
  file: string;
  line: number;
  status: 'passed' | 'failed' | 'skipped';
  /** The test failed first and passed when it was repeated. */
  isFlaky: boolean;
  /** File of the recorded trace, if there is one. */
  trace: string | undefined;
  annotations: { type: string; description?: string | undefined }[];
  errors: string[];
}

// A run that was killed leaves no runner, whose servers and browsers would go on. The channel alone keeps no process
// running.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

/** Sends the results to the process that started the runner; see run-tests.ts. */
export function sendResults(results: TestResult[]): void {
  process.send?.(results);
}

/** Where the runner was started: a configuration may change the working directory. */
const STARTED_IN = process.env['TESTS_STARTED_IN'] ?? process.cwd();

/** Returns a path from the folder in which the tests were started. */
export function shownPath(file: string): string {
  return path.relative(STARTED_IN, file).replaceAll(path.sep, '/');
}
