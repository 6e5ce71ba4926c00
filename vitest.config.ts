import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ROOT } from './scripts/content/project.ts';
import { site } from './scripts/vite/site.ts';

/** A group of tests that `--project` selects. */
const project = (
  name: string,
  include: string[],
  options: { exclude?: string[]; isolate?: boolean } = {},
) => ({
  extends: true as const,
  test: { name, include, ...options },
});

/** The compiler is pure, so its tests share loaded modules: that takes two thirds of the time. */
const COMPILER = ['src/compiler/**/*.test.ts', 'tests/engine/{compiler,forms}/**/*.test.{ts,tsx}'];

export default defineConfig({
  root: ROOT,
  cacheDir: '.cache/vitest',
  plugins: [react(), site()],
  test: {
    projects: [
      project('compiler', COMPILER, { isolate: false }),
      project('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'], {
        exclude: COMPILER,
      }),
      project('engine', ['tests/engine/**/*.test.{ts,tsx}'], { exclude: COMPILER }),
      project('site', ['tests/site/**/*.test.{ts,tsx}']),
    ],
    environment: 'node',
    // Shows every element of a list of errors.
    chaiConfig: { truncateThreshold: 0 },
    // Databases and builds start inside tests, and two cores share them.
    testTimeout: 60_000,
    // Vitest would use one worker on two cores; most tests wait for databases, builds and servers.
    maxWorkers: 2,
    hookTimeout: 120_000,
  },
});
