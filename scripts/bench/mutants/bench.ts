import path from 'node:path';
import type { ProgramResult } from '../../content/output-of.ts';
import { copyRepository } from '../../test/copy-repository.ts';
import { findJava } from '../../test/find-programs.ts';
import { startServer } from '../../test/own-server.ts';
import { runTests } from '../../test/run-tests.ts';
import { htmlProblems } from '../../test/valid-html.ts';
import type { Mutant, NamedTest } from './mutant.ts';

/** The result of a test that must notice a mutant. */
export interface Result {
  title: string;
  isGreen: boolean;
  /** The messages of its errors. */
  message: string;
}

/** A copy of the repository that mutants are applied to. Its last build is served all the time. */
export interface Bench {
  build(): Promise<ProgramResult>;
  /** Applies the mutant. Returns the function that removes it again. */
  apply(mutant: Mutant): () => void;
  /** Runs only these tests. */
  run(tests: NamedTest[]): Promise<Result[]>;
  close(): Promise<void>;
}

/** Returns a pattern that matches exactly these titles, in any group. Playwright matches the tags after a title as well. */
function titlePattern(tests: NamedTest[]): string {
  const titles = tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${[...new Set(titles)].join('|')})(?: @\\w+)*$`;
}

const filesOf = (tests: NamedTest[]) => [...new Set(tests.map(({ file }) => file))];

/** Copies and builds the project and serves it. Throws when the build fails. */
export async function openBench(): Promise<Bench> {
  const copy = copyRepository();
  process.once('exit', copy.dispose);
  const build = () => copy.run('build');
  const { status, output } = await build();
  if (status !== 0) throw new Error(output);
  const server = await startServer(copy, 'preview');

  async function inRunner(runner: 'playwright' | 'vitest', args: string[]): Promise<Result[]> {
    const env = { CI: 'true', TESTS: 'full', E2E_SERVED: 'yes', E2E_PORT: new URL(server.url).port };
    const { results } = await runTests(runner, args, { root: copy.root, env, isSilent: true });
    return results
      .filter((result) => result.status !== 'skipped')
      .map(({ title, status, errors }) => ({
        title,
        isGreen: status === 'passed',
        message: errors.join('\n'),
      }));
  }

  function inBrowser(tests: NamedTest[]): Promise<Result[]> {
    const projects = [...new Set(tests.map(({ by }) => `--project=${by}`))];
    return inRunner('playwright', [...projects, ...filesOf(tests), '-g', titlePattern(tests)]);
  }

  function inNode(tests: NamedTest[]): Promise<Result[]> {
    return inRunner('vitest', [...filesOf(tests), '-t', titlePattern(tests)]);
  }

  function inHtml([test]: NamedTest[]): Promise<Result[]> {
    const java = findJava();
    if (!java) throw new Error('The Nu HTML Checker needs Java 11; npm test prints how to install it.');
    const problems = htmlProblems(java, path.join(copy.root, 'dist'));
    const result = { title: test?.title ?? '', isGreen: problems.length === 0, message: problems.join('\n') };
    return Promise.resolve([result]);
  }

  return {
    build,
    apply({ file, from, to }) {
      const text = copy.read(file);
      copy.replace(file, from, to);
      return () => copy.write(file, text);
    },
    async run(tests) {
      const results: Result[] = [];
      const runners = [
        {
          run: inBrowser,
          own: tests.filter(({ by }) => by === 'accessibility' || by === 'engine' || by === 'site'),
        },
        { run: inNode, own: tests.filter(({ by }) => by === 'unit') },
        { run: inHtml, own: tests.filter(({ by }) => by === 'html') },
      ];
      for (const { run, own } of runners) if (own.length > 0) results.push(...(await run(own)));
      return results;
    },
    async close() {
      await server.stop();
      copy.dispose();
    },
  };
}
