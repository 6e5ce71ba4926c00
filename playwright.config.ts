import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/test/browser.ts';

/** E2E_PORT moves both servers, so that two runs do not meet. */
const PORT = Number(process.env['E2E_PORT']) || 4183;
const DEV_PORT = PORT + 1;
/** FAULTS=whole, which `npm run bench faults` sets: every fault at every form and width, and nothing else. */
const isWholeFaultRun = process.env['FAULTS'] === 'whole';
/** E2E_SERVED=yes, which `npm run bench mutants` sets: the built site is served at E2E_PORT already. */
const isServed = process.env['E2E_SERVED'] === 'yes';
/** All browsers are one client to the embedded backend; its limits have tests of their own. */
const BACKEND_LIMITS = '100000,100000';
/** It answers when the database is there, which takes ten seconds the first time: no test has to wait for that. */
const READY = '/rest/v1/';
const executablePath = findBrowser();

/** A server of the project's own, with a database of its own. */
const server = (script: string, port: number, data: string) => ({
  command: `node --import tsx scripts/${script}.ts`,
  url: `http://localhost:${port}${READY}`,
  timeout: 120_000,
  env: { PORT: String(port), BACKEND_DATA: data, BACKEND_LIMITS },
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});
const SERVERS = [
  server('preview', PORT, '.cache/backend-e2e'),
  ...(isWholeFaultRun ? [] : [server('start', DEV_PORT, '.cache/backend-e2e-dev')]),
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // npm test tries twice and names what passed at the second try only; who runs a few tests sees the first failure.
  retries: 0,
  // Both are upper limits of waiting for what comes: on two busy cores it comes late.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [['line'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]]
    : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() },
  },
  projects: [
    { name: 'engine', testDir: 'tests/engine' },
    { name: 'site', testDir: 'tests/site', testIgnore: ['**/faults/**', '**/accessibility/**', '**/dev/**'] },
    {
      name: 'faults',
      testDir: 'tests/site/faults',
      ...(!isWholeFaultRun && { grepInvert: /@whole/ }),
      // Smooth scrolling takes seconds, and no test here looks at movement.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'accessibility',
      testDir: 'tests/site/accessibility',
      // An element that fades in is half transparent at first; without motion every colour is final at once.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'dev', testDir: 'tests/site/dev', use: { baseURL: `http://localhost:${DEV_PORT}` } },
  ],
  webServer: isServed ? [] : SERVERS,
});
