import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { readStoredKeys, watchStorage } from '../../tests/support/browser-storage.ts';
import { installInspector } from '../../tests/support/inspect/inspector.ts';
import { assumeNetwork } from '../../tests/support/network.ts';
import { BUDGET } from '../bench/budget.ts';
import { type FirstView, firstView } from '../bench/first-view.ts';
import { comparePages, type KnownPage } from './compare-pages.ts';
import { Findings, headerRow, STORED, THIRD_PARTIES, weightRow } from './findings.ts';
import { measurePage } from './measure-page.ts';
import type { PageFacts } from './page-facts.ts';

export interface MeasuredPage extends KnownPage {
  view: FirstView;
}

export interface MeasuredSite {
  pages: MeasuredPage[];
  found: Findings;
  /** Whether these are all pages. */
  isComplete: boolean;
}

export interface MeasureOptions {
  origin: string;
  paths: readonly string[];
  /** Whether these are all pages of the site. */
  isComplete: boolean;
  /** The security headers that every answer must have. */
  headers: Readonly<Record<string, string>>;
  /** Changes what a test wants to see reported, before a page is opened and before it is measured. */
  prepare?: { context?: (context: BrowserContext) => Promise<void>; page?: (page: Page) => Promise<void> };
  tell?: (text: string) => void;
}

/** Runs in the page: keeps what the security policy has refused, which is no request. */
function keepRefused(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const page = window as unknown as { refused?: string[] };
    page.refused = [...(page.refused ?? []), blockedURI];
  });
}

const isOther = (address: string, origin: string) =>
  /^https?:/.test(address) && !address.startsWith(`${origin}/`);

function weigh(view: FirstView, { isLegal, hasForm }: PageFacts): string[] {
  const limits: [string, number, number][] = [
    ['HTML and styles', view.html, isLegal ? Number.POSITIVE_INFINITY : BUDGET.html],
    ['scripts', view.scripts, hasForm ? BUDGET.formScripts : BUDGET.readOnlyScripts],
    ['requests', view.requests, BUDGET.requests],
  ];
  return limits.flatMap(([what, amount, limit]) =>
    amount > limit ? [`${what}: ${amount}, more than ${limit}`] : [],
  );
}

function compareHeaders(response: Response | undefined, options: MeasureOptions, found: Findings): void {
  const sent = response?.headers() ?? {};
  const { pathname } = new URL(response?.url() ?? options.origin);
  for (const [name, value] of Object.entries(options.headers)) {
    const own = sent[name.toLowerCase()];
    if (own === value) continue;
    found.add(headerRow(name), `${pathname} ${own === undefined ? 'comes without it' : 'has another value'}`);
  }
}

async function visit(browser: Browser, path: string, options: MeasureOptions, found: Findings) {
  const { origin, prepare } = options;
  // Each page is the first that a visitor opens: nothing is stored yet.
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    await context.addInitScript(installInspector);
    await context.addInitScript(keepRefused);
    const written = await watchStorage(context);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await prepare?.context?.(context);
    const page = await context.newPage();
    await assumeNetwork(page);
    let response: Response | undefined;
    page.on('response', (one) => {
      if (one.request().isNavigationRequest() && one.frame() === page.mainFrame()) response ??= one;
    });
    const view = await firstView(page, origin + path);
    await prepare?.page?.(page);
    const stored = new Set([...written, ...(await readStoredKeys(page))]);
    found.add(STORED, ...[...stored].map((key) => `${path}: ${key}`));
    compareHeaders(response, options, found);
    const { found: ofPage, facts } = await measurePage(page);
    for (const [row, texts] of ofPage) found.add(row, ...texts.map((text) => `${path}: ${text}`));
    found.add(weightRow(path), ...weigh(view, facts));
    const refused = await page.evaluate(() => (window as unknown as { refused?: string[] }).refused ?? []);
    const others = [
      ...asked.filter((address) => isOther(address, origin)),
      ...refused.filter((address) => isOther(address, origin)).map((address) => `${address} (refused)`),
    ];
    found.add(THIRD_PARTIES, ...others.map((address) => `${path}: ${address}`));
    const scripts = asked.filter((address) => address.startsWith(origin) && address.endsWith('.js'));
    return { path, view, facts, scripts };
  } finally {
    await context.close();
  }
}

/** Reads every script that a page has asked for. */
async function readScripts(addresses: Iterable<string>, found: Findings): Promise<void> {
  for (const address of addresses) {
    const text = await (await fetch(address)).text();
    if (/devicemotion|deviceorientation/.test(text)) found.add('2.5.4', new URL(address).pathname);
  }
}

/** Visits the pages one after the other, each as a new visitor. */
export async function measureSite(browser: Browser, options: MeasureOptions): Promise<MeasuredSite> {
  const found = new Findings();
  const pages: MeasuredPage[] = [];
  const scripts = new Set<string>();
  for (const [index, path] of options.paths.entries()) {
    options.tell?.(`${index + 1} of ${options.paths.length}: ${path}`);
    const { scripts: own, ...page } = await visit(browser, path, options, found);
    pages.push(page);
    for (const address of own) scripts.add(address);
  }
  await readScripts(scripts, found);
  for (const [row, texts] of comparePages(pages, options.isComplete)) found.add(row, ...texts);
  return { pages, found, isComplete: options.isComplete };
}
