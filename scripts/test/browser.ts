import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell has no windows to draw: the same browser tests take about half the time of a full Chromium.
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns the path of a Chromium on this machine. CHROME_PATH names another one. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROME_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((file) => file && existsSync(file));
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
