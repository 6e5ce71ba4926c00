import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Path of a Chromium on this machine, or nothing. CHROME_PATH names another one. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROME_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((file) => file && existsSync(file));
}

function run(command: string, options: string[]): boolean {
  return spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function installFromDebian(): boolean {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium from Debian (once) …');
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']);
}

function downloadFromPlaywright(): boolean {
  console.log('Downloading Chromium for Playwright (once) …');
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/** Finds a Chromium or installs one. Throws with what to do when neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const isInstalled = installFromDebian() || downloadFromPlaywright();
  const installed = isInstalled ? findBrowser() : undefined;
  if (installed) return installed;
  throw new Error(
    'This needs Chromium, and none could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to where it is, and try again.',
  );
}

/** Chromium's sandbox refuses to work for root; for everybody else it stays on. */
export function browserArguments(): string[] {
  return isRoot() ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
}
