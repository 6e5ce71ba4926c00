import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/test/browser.ts';
import { IS_FULL_RUN } from './tests/support/full-run.ts';

/** E2E_PORT moves the server, so that two runs do not use the same port. */
const PORT = Number(process.env['E2E_PORT']) || 4183;
/** The mutants' bench serves its own build at E2E_PORT. */
const isServed = process.env['E2E_SERVED'] === 'yes';
const executablePath = findBrowser();

/** Smooth scrolling and fading take seconds. */
const WITHOUT_MOVEMENT = { contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Two cores are busy with two browsers; more of them only wait for each other.
  workers: 2,
  // npm test repeats a failed test once and lists the tests that then pass; a direct run shows the first failure.
  retries: 0,
  // Both are limits for two busy cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  ...(!IS_FULL_RUN && { grepInvert: /@full/ }),
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() },
  },
  projects: [
    // One worker, and first: each worker serves its own copy of the project, which takes seconds to start.
    { name: 'dev', testDir: 'tests/site/dev', workers: 1 },
    { name: 'engine', testDir: 'tests/engine' },
    {
      name: 'site',
      testDir: 'tests/site',
      testIgnore: ['**/faults/**', '**/accessibility/**', '**/dev/**'],
      // Tests of movement turn it on again.
      use: WITHOUT_MOVEMENT,
    },
    {
      name: 'faults',
      testDir: 'tests/site/faults',
      use: WITHOUT_MOVEMENT,
    },
    {
      name: 'accessibility',
      testDir: 'tests/site/accessibility',
      // An element that fades in is half transparent at first; without motion every colour is final at once.
      use: WITHOUT_MOVEMENT,
    },
  ],
  // Without a build in dist/ this command says so and ends.
  webServer: isServed
    ? []
    : {
        command: 'node --import tsx tests/support/serve-built-site.ts',
        // Answers when the database is ready, which takes seconds the first time.
        url: `http://localhost:${PORT}/rest/v1/`,
        timeout: 120_000,
        env: {
          PORT: String(PORT),
          BACKEND_DATA: '.cache/backend-e2e',
          // All browsers are one client to the embedded backend; other tests cover its limits.
          BACKEND_LIMITS: '100000,100000',
        },
        reuseExistingServer: false,
        stdout: 'ignore',
      },
});
