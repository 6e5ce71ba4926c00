import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Chromium without windows: the same browser tests take about half the time. It has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const firstThatExists = (files: string[]) => files.find((file) => file && existsSync(file));

/** Returns the path of a complete Chromium or Chrome on this machine. CHROME_PATH names another one. */
export function findFullBrowser(): string | undefined {
  return firstThatExists([process.env['CHROME_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS]);
}

/** Returns the path of the headless shell, or that of the browser which CHROME_PATH names. */
export function findHeadlessShell(): string | undefined {
  return firstThatExists([process.env['CHROME_PATH'] ?? '', HEADLESS_SHELL]);
}

/** Returns the path of the headless shell, or else of a complete Chromium or Chrome. CHROME_PATH names another one. */
export function findBrowser(): string | undefined {
  return findHeadlessShell() ?? findFullBrowser();
}

/** Returns the path of a Chromium on this machine. Throws when there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'This command needs Chromium or Chrome. Run "npx playwright install chromium", or set CHROME_PATH to the program.',
  );
}

/** Chromium's sandbox does not work for root; everybody else keeps it. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
}

/** Starts a browser for some work, and closes it. */
export async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
