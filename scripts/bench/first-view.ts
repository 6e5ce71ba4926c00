import type { Page } from '@playwright/test';

interface RequestedFile {
  url: string;
  bytes: number;
  startTime: number;
}

/** The downloads of a page before any interaction, in compressed bytes. */
export interface FirstView {
  /** The document and the style sheets that block its first paint. */
  html: number;
  /** Files, the document included. */
  requests: number;
  scripts: number;
  /** Scripts requested before the `load` event, or before the first paint was on the screen. */
  earlyScripts: number;
}

/** Runs in the page. */
function readTimings(): { html: number; shownTime: number; files: RequestedFile[] } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    html: document?.encodedBodySize ?? Number.NaN,
    shownTime: Math.max(document?.loadEventStart ?? Number.NaN, paint?.startTime ?? Number.NaN),
    // A data: URL is no request.
    files: files
      .filter(({ name }) => !name.startsWith('data:'))
      .map(({ name, encodedBodySize, startTime }) => ({ url: name, bytes: encodedBodySize, startTime })),
  };
}

const hasExtension =
  (extension: string) =>
  ({ url }: RequestedFile) =>
    new URL(url).pathname.endsWith(extension);
const isScript = hasExtension('.js');
const isStyleSheet = hasExtension('.css');

const bytesOf = (files: RequestedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes of the scripts that a page has loaded so far. */
export async function scriptBytes(page: Page): Promise<number> {
  const { files } = await page.evaluate(readTimings);
  return bytesOf(files.filter(isScript));
}

/** The network is quiet after this many milliseconds without a new response. */
const QUIET_MS = 500;

/** Runs in the page, repeatedly. */
function isQuiet(quiet: number): boolean {
  const count = performance.getEntriesByType('resource').length;
  const { latest } = globalThis as { latest?: { count: number; since: number } };
  if (latest?.count === count) return performance.now() - latest.since > quiet;
  Object.assign(globalThis, { latest: { count, since: performance.now() } });
  return false;
}

/** Waits until no new file has loaded for a while. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(isQuiet, QUIET_MS);
}

/** Opens a URL of this site and waits until the network is quiet. */
export async function firstView(page: Page, url: string): Promise<FirstView> {
  // The script loads last: on a slow machine the network may be quiet before the page requests it.
  const script = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.js'));
  await page.goto(url);
  await (await script).finished();
  await waitUntilQuiet(page);
  const { html, shownTime, files } = await page.evaluate(readTimings);
  const scripts = files.filter(isScript);
  const isEarly = ({ startTime }: RequestedFile) => startTime < shownTime;
  return {
    html: html + bytesOf(files.filter((file) => isStyleSheet(file) && isEarly(file))),
    requests: 1 + files.length,
    scripts: bytesOf(scripts),
    earlyScripts: bytesOf(scripts.filter(isEarly)),
  };
}
