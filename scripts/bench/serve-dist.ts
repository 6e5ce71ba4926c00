import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '@json-site/build/hosting';
import type { AddedFiles } from '@json-site/build/plugin';
import { ROOT } from '../root.ts';
import { inBrowser } from '../test/programs/browser.ts';

/** The finished build. */
export const DIST = path.join(ROOT, 'dist');

/**
 * Serves a build during some work, with the headers that a host sends.
 * @param instead Files that are served in place of those of the build, by their path in it.
 */
export async function whileServed<Result>(
  dist: string,
  work: (origin: string) => Promise<Result>,
  instead: AddedFiles = {},
): Promise<Result> {
  const serve = serveSite(dist);
  const server = createServer((request, response) => {
    const file = instead[request.url?.slice(1) ?? ''];
    if (file === undefined) serve(request, response);
    else response.end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Serves the finished build, and starts a browser to visit it. */
export const visitBuild = <Result>(work: (browser: Browser, origin: string) => Promise<Result>) =>
  whileServed(DIST, (origin) => inBrowser((browser) => work(browser, origin)));
