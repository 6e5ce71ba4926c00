import type { Page } from '@playwright/test';

/** One file that a page asked for. */
interface Asked {
  address: string;
  bytes: number;
  began: number;
}

/** What a page loads until the network is quiet, without being touched. Bytes as sent. */
export interface FirstView {
  /** The document with the style sheets that its first paint waits for, in it or beside it. */
  html: number;
  /** Files asked for, the document included. */
  requests: number;
  scripts: number;
  /** Of these, what was asked for before the load event was over. */
  earlyScripts: number;
}

/** Runs in the page. */
function timings(): { html: number; loaded: number; asked: Asked[] } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    html: document?.encodedBodySize ?? Number.NaN,
    loaded: document?.loadEventStart ?? Number.NaN,
    // A drawing inside of the document is no file.
    asked: files
      .filter(({ name }) => !name.startsWith('data:'))
      .map(({ name, encodedBodySize, startTime }) => ({
        address: name,
        bytes: encodedBodySize,
        began: startTime,
      })),
  };
}

const endsWith =
  (ending: string) =>
  ({ address }: Asked) =>
    new URL(address).pathname.endsWith(ending);
const isScript = endsWith('.js');
const isStyle = endsWith('.css');

const bytesOf = (files: Asked[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes of scripts that a page has loaded until now. */
export async function scriptBytes(page: Page): Promise<number> {
  const { asked } = await page.evaluate(timings);
  return bytesOf(asked.filter(isScript));
}

/** For so many milliseconds nothing more must have come. */
const QUIET = 500;

/** Runs in the page, again and again. */
function isQuiet(quiet: number): boolean {
  const count = performance.getEntriesByType('resource').length;
  const latest = (globalThis as { latest?: { count: number; since: number } }).latest;
  if (latest?.count === count) return performance.now() - latest.since > quiet;
  Object.assign(globalThis, { latest: { count, since: performance.now() } });
  return false;
}

/** Opens an address of this site and waits until nothing more comes. */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  // The script comes after everything else: on a slow machine the network may be quiet before it is asked for.
  const script = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.js'));
  await page.goto(address);
  await (await script).finished();
  await page.waitForFunction(isQuiet, QUIET);
  const { html, loaded, asked } = await page.evaluate(timings);
  const scripts = asked.filter(isScript);
  const isEarly = ({ began }: Asked) => began < loaded;
  return {
    html: html + bytesOf(asked.filter((file) => isStyle(file) && isEarly(file))),
    requests: 1 + asked.length,
    scripts: bytesOf(scripts),
    earlyScripts: bytesOf(scripts.filter(isEarly)),
  };
}
