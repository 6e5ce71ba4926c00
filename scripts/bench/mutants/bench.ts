import path from 'node:path';
import type { ProgramResult } from '@json-site/content/files';
import { copyRepository } from '../../test/copy-repository.ts';
import { startServer } from '../../test/own-server.ts';
import { runTests } from '../../test/run-tests.ts';
import { htmlProblems } from '../../test/valid-html.ts';
import { type Mutant, type NamedTest, VALID_HTML } from './mutant.ts';

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

/**
 * Returns a pattern that matches exactly these titles, in any group. Playwright matches the tags after a title as well.
 */
function titlePattern(tests: NamedTest[]): string {
  const titles = tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${[...new Set(titles)].join('|')})(?: @\\w+)*$`;
}

/** Copies and builds the project and serves it. Throws when the build fails. */
export async function openBench(): Promise<Bench> {
  const copy = copyRepository();
  process.once('exit', copy.dispose);
  const build = () => copy.run('build');
  const { status, output } = await build();
  if (status !== 0) throw new Error(output);
  const server = await startServer(copy, 'preview');

  async function inRunner(
    runner: 'playwright' | 'vitest',
    tests: NamedTest[],
    options: string[],
  ): Promise<Result[]> {
    if (tests.length === 0) return [];
    const args = [...options, titlePattern(tests), ...new Set(tests.map(({ file }) => file))];
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

  function inHtml(): Result {
    const problems = htmlProblems(path.join(copy.root, 'dist'));
    return { title: VALID_HTML.title, isGreen: problems.length === 0, message: problems.join('\n') };
  }

  return {
    build,
    apply({ file, from, to }) {
      const text = copy.read(file);
      copy.replace(file, from, to);
      return () => copy.write(file, text);
    },
    async run(tests) {
      const inBrowser = tests.filter(({ by }) => by !== 'unit' && by !== 'html');
      const projects = new Set(inBrowser.map(({ by }) => `--project=${by}`));
      const inNode = tests.filter(({ by }) => by === 'unit');
      return [
        ...(await inRunner('playwright', inBrowser, [...projects, '-g'])),
        ...(await inRunner('vitest', inNode, ['-t'])),
        ...(tests.some(({ by }) => by === 'html') ? [inHtml()] : []),
      ];
    },
    async close() {
      await server.stop();
      copy.dispose();
    },
  };
}
