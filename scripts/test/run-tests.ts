import { fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../content/root.ts';
import type { TestResult } from './test-result.ts';

/** How a test runner ended. */
export interface TestRun {
  /** The runner's own verdict: its exit code is 0. */
  isGreen: boolean;
  results: TestResult[];
}

interface RunOptions {
  /** The project to test; this one by default. */
  root?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows nothing of the runner's output. */
  isSilent?: boolean;
}

const RUNNERS = {
  playwright: {
    program: 'node_modules/@playwright/test/cli.js',
    options: (reporter: string) => ['test', `--reporter=line,${reporter}`],
  },
  vitest: {
    program: 'node_modules/vitest/vitest.mjs',
    options: (reporter: string) => ['run', '--reporter=dot', `--reporter=${reporter}`],
  },
};

/** Runs Playwright or Vitest and collects the result of every test from its reporter. */
export function runTests(
  runner: keyof typeof RUNNERS,
  args: string[],
  { root = ROOT, env = {}, isSilent = false }: RunOptions = {},
): Promise<TestRun> {
  const { program, options } = RUNNERS[runner];
  const reporter = path.join(ROOT, `scripts/test/${runner}-reporter.ts`);
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, program), [...options(reporter), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      // The runners load TypeScript themselves.
      execArgv: [],
      stdio: isSilent ? ['ignore', 'ignore', 'ignore', 'ipc'] : ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let results: TestResult[] = [];
    child.on('message', (message) => {
      results = message as TestResult[];
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ isGreen: status === 0, results }));
  });
}

/** Describes a test that failed first and passed when it was repeated, and how to see what it did. */
export function describeFlaky({ file, line, title, trace }: TestResult): string {
  const shown = trace ? `\n  npx playwright show-trace ${path.relative(ROOT, trace)}` : '';
  return `passed at the second try: ${file}:${line} ${title}${shown}`;
}

/** Names a test that was not run. */
export const describeSkipped = ({ file, line, title }: TestResult): string =>
  `skipped: ${file}:${line} ${title}`;

/** Describes a test that failed, with the beginning of each error. */
export function describeFailed({ file, line, title, errors }: TestResult): string {
  const shown = errors.map((error) => error.split('\n').slice(0, 12).join('\n    '));
  return [`failed: ${file}:${line} ${title}`, ...shown].join('\n    ');
}
