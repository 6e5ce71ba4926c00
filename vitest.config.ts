import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundled } from './scripts/bundle-commands.mjs';
import { IS_FULL_RUN } from './tests/support/full-run.ts';

const { filesBelow, preparedMainSite, ROOT, site }: typeof import('./scripts/vitest.ts') = await import(
  bundled('vitest')
);

/** The site of the engine's tests; undefined in another site, whose own they then are. */
const mainSite = process.cwd() === ROOT ? await preparedMainSite() : undefined;
// For tests/support/in-main-site.ts.
if (mainSite) process.env['MAIN_SITE'] = mainSite;

/**
 * Replacements of modules and globals; a changed environment variable needs no isolation, since the test restores it.
 * And git repositories: a worker that has loaded much needs 90 ms to start a process, a new one a quarter of that.
 */
const ALONE = /\bvi\.(?:mock|resetModules|stubGlobal)\(/;
const isIsolated = (file: string) =>
  /^(?!src\/site\/).*\.test\.tsx?$/.test(file) && ALONE.test(readFileSync(path.join(ROOT, file), 'utf8'));

/** These tests are isolated. The others share loaded modules, which halves their time. */
const ISOLATED = ['src', 'scripts', 'tests/engine', 'tests/support'].flatMap((folder) =>
  filesBelow(ROOT, folder).filter(isIsolated),
);

/** The engine's tests read the content and the generated modules of the main site, not those of this repository. */
const IN_MAIN_SITE = path.join(ROOT, 'tests/support/in-main-site.ts');

/**
 * A group of tests that `--project` selects. Each has its own workers, which load the modules once more, so there are
 * few. With `extends: true`, each would load this file and the engine again.
 */
const project = (
  name: string,
  include: string[],
  exclude: string[],
  { isolate = false, isOfSite = false } = {},
) => ({
  root: ROOT,
  cacheDir: '.cache/vitest',
  plugins: [react(), site(isOfSite || !mainSite ? {} : { root: mainSite })],
  test: {
    name,
    include,
    exclude,
    isolate,
    setupFiles: isOfSite ? [] : [IN_MAIN_SITE],
    environment: 'node' as const,
    // Shows every element of a list of errors.
    chaiConfig: { truncateThreshold: 0 },
    // Databases and builds start inside tests, and two cores share them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/** Files that only the full run has. A test that every run would skip would look forgotten. */
const NOT_RUN = IS_FULL_RUN ? [] : ['**/*.full.test.ts'];

const ENGINE = [
  'src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/{engine,support}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  root: ROOT,
  test: {
    projects: [
      project('engine', ENGINE, [...ISOLATED, ...NOT_RUN, 'src/site/**']),
      project('site', ['tests/site/**/*.test.{ts,tsx}', 'src/site/**/*.test.{ts,tsx}'], NOT_RUN, {
        isOfSite: true,
      }),
      project('isolated', ISOLATED, NOT_RUN, { isolate: true }),
    ],
    // Vitest would use one worker on two cores; most tests wait for databases, builds and servers.
    maxWorkers: 2,
  },
});
