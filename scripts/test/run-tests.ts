import { fork } from 'node:child_process';
import path from 'node:path';
import { engineModule, packageFolder, siteFolder } from '@json-site/content/folders';
import type { TestResult } from './test-result.ts';

/** How a test runner ended. */
export interface TestRun {
  /** The runner's own verdict: its exit code is 0. */
  isGreen: boolean;
  results: TestResult[];
}

interface RunOptions {
  /** The project to test; that in which the command runs by default. */
  root?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows nothing of the runner's output. */
  isSilent?: boolean;
}

const RUNNERS = {
  playwright: {
    program: ['@playwright/test', 'cli.js'],
    options: (reporter: string) => ['test', `--reporter=line,${reporter}`],
  },
  vitest: {
    program: ['vitest', 'vitest.mjs'],
    options: (reporter: string) => ['run', '--reporter=dot', `--reporter=${reporter}`],
  },
} as const;

/** Runs Playwright or Vitest and collects the result of every test from its reporter. */
export function runTests(
  runner: keyof typeof RUNNERS,
  args: string[],
  { root = siteFolder(), env = {}, isSilent = false }: RunOptions = {},
): Promise<TestRun> {
  const { program, options } = RUNNERS[runner];
  const [name, file] = program;
  const reporter = engineModule(`scripts/test/${runner}-reporter.ts`);
  return new Promise((resolve, reject) => {
    const child = fork(path.join(packageFolder(name, root), file), [...options(reporter), ...args], {
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
  const shown = trace ? `\n  npx playwright show-trace ${path.relative(siteFolder(), trace)}` : '';
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
