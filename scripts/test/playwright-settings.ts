import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { COMMANDS, engineModule, siteFolder } from '@json-site/content/folders';
import { browserArguments, findBrowser } from './programs/browser.ts';

/** E2E_PORT moves the server, so that two runs do not use the same port. */
const PORT = Number(process.env['E2E_PORT']) || 4183;

/** Smooth scrolling and fading take seconds, and an element that fades in is half transparent at first. */
export const WITHOUT_MOVEMENT = { contextOptions: { reducedMotion: 'reduce' as const } };

/** What every browser test has. */
export function playwrightSettings(): PlaywrightTestConfig {
  const executablePath = findBrowser();
  return {
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
    use: {
      baseURL: `http://localhost:${PORT}`,
      trace: 'on-first-retry',
      launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() },
    },
  };
}

/** Playwright gives the command to a shell, which would read a `$` in the path of a site. */
const fromSite = (part: string) => (path.isAbsolute(part) ? path.relative(siteFolder(), part) : part);

/**
 * Serves the built site with an embedded database while browser tests run, with a module of the engine and its options.
 * Without a build, the command says so and ends.
 */
export const servedBy = (...command: string[]): NonNullable<PlaywrightTestConfig['webServer']> => ({
  command: ['node', ...command].map((part) => JSON.stringify(fromSite(part))).join(' '),
  cwd: siteFolder(),
  // Answers when the database is ready, which takes seconds the first time.
  url: `http://localhost:${PORT}/rest/v1/`,
  timeout: 120_000,
  env: {
    PORT: String(PORT),
    // Also when Playwright is killed, the port is free again.
    END_WITH_PARENT: 'yes',
    BACKEND_DATA: '.cache/backend-e2e',
    // All browsers are one client to the embedded backend; other tests cover its limits.
    BACKEND_LIMITS: '100000,100000',
  },
  reuseExistingServer: false,
  stdout: 'ignore',
});

const EVERY_PAGE = engineModule('tests/engine/browser/every-page.e2e.ts');

/** The settings of a site that uses the engine as a package: the checks of every page, and the site's own tests. */
export function sitePlaywright(): PlaywrightTestConfig {
  const own = path.join(siteFolder(), 'tests/site');
  return defineConfig({
    ...playwrightSettings(),
    outputDir: path.join(siteFolder(), 'test-results'),
    projects: [
      { name: 'pages', testDir: path.dirname(EVERY_PAGE), testMatch: `**/${path.basename(EVERY_PAGE)}` },
      { name: 'site', testDir: own, use: WITHOUT_MOVEMENT },
    ],
    webServer: servedBy(COMMANDS, 'preview'),
  });
}
