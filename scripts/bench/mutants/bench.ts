import { rmSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../../tests/support/own-server.ts';
import { copyProject, type Outcome, runNodeIn } from '../../../tests/support/project-copy.ts';
import { findJava } from '../../test/java.ts';
import { htmlProblems } from '../../test/valid-html.ts';
import type { Mutant, NamedTest } from './mutant.ts';
import { browserResults, type Result, unitResults } from './results.ts';

const REPORT = '.cache/mutants.json';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** A copy of the project in which mistakes are made, served all the while as its last build is. */
export interface Bench {
  build(): Promise<Outcome>;
  /** Makes the mistake. Returns the function that takes it back. */
  make(mutant: Mutant): () => void;
  /** Runs these tests and no others. */
  run(tests: NamedTest[]): Promise<Result[]>;
  close(): Promise<void>;
}

/** A pattern for exactly these titles, whatever groups they stand in. */
function pattern(tests: NamedTest[]): string {
  const titles = tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${[...new Set(titles)].join('|')})$`;
}

const filesOf = (tests: NamedTest[]) => [...new Set(tests.map(({ file }) => file))];

/** Copies and builds the project and serves it. Throws when what is there cannot be built. */
export async function openBench(): Promise<Bench> {
  const copy = copyProject();
  process.once('exit', copy.dispose);
  const build = () => copy.run('scripts/build.ts');
  const { status, output } = await build();
  if (status !== 0) throw new Error(output);
  const server = await startServer(copy, 'scripts/preview.ts', { BACKEND_DATA: '.cache/backend' });
  const report = path.join(copy.root, REPORT);

  async function inBrowser(tests: NamedTest[]): Promise<Result[]> {
    const projects = [...new Set(tests.map(({ by }) => `--project=${by}`))];
    await runNodeIn(copy.root, [PLAYWRIGHT, 'test', ...projects, ...filesOf(tests), '-g', pattern(tests)], {
      CI: 'true',
      E2E_SERVED: 'yes',
      E2E_PORT: new URL(server.url).port,
      PLAYWRIGHT_JSON: REPORT,
    });
    return browserResults(report);
  }

  async function inNode(tests: NamedTest[]): Promise<Result[]> {
    const output = ['--reporter=json', `--outputFile=${REPORT}`];
    await runNodeIn(copy.root, [VITEST, 'run', ...filesOf(tests), '-t', pattern(tests), ...output]);
    return unitResults(report);
  }

  function inHtml([test]: NamedTest[]): Promise<Result[]> {
    const java = findJava();
    if (!java) throw new Error('The check of the HTML needs Java 11 or newer; npm test says how to get it.');
    const problems = htmlProblems(java, path.join(copy.root, 'dist'));
    const result = { title: test?.title ?? '', isGreen: problems.length === 0, said: problems.join('\n') };
    return Promise.resolve([result]);
  }

  return {
    build,
    make({ file, from, to }) {
      const text = copy.read(file);
      copy.replace(file, from, to);
      return () => copy.write(file, text);
    },
    async run(tests) {
      const results: Result[] = [];
      const runners = [
        { run: inBrowser, own: tests.filter(({ by }) => by === 'accessibility' || by === 'site') },
        { run: inNode, own: tests.filter(({ by }) => by === 'unit') },
        { run: inHtml, own: tests.filter(({ by }) => by === 'html') },
      ];
      for (const { run, own } of runners.filter((one) => one.own.length > 0)) {
        rmSync(report, { force: true });
        results.push(...(await run(own)));
      }
      return results;
    },
    async close() {
      await server.stop();
      copy.dispose();
    },
  };
}
