import { createServer, type Server } from 'node:http';
import { type OwnServer, startServer } from '../../../scripts/test/own-server.ts';
import { copySite } from '../../../scripts/test/site-copy.ts';
import { test as base } from '../../support/test.ts';

/** The browser storage that the script below uses, as the cookie policy describes it. */
const STORES = [
  { name: 'A number for your visits', key: '_seen_*', place: 'cookie' },
  { name: 'The page you read last', key: 'seen', place: 'localStorage' },
].map((store) => ({
  ...store,
  purpose: 'Tells one visit from another.',
  written: 'The first page after your yes.',
  kept: 'For 14 months.',
}));

/** The copy of the consent notice. */
export const COPY = {
  heading: 'May we count your visit?',
  text: 'A script of **Counting Ltd** would tell us which pages are read. [Read more](/cookie-policy) first.',
  accept: 'Yes, count my visit',
  reject: 'No, do not count it',
  change: 'Visitor statistics',
  on: 'on',
  off: 'off',
};

/** Behaves like an analytics script: reads its element, writes a cookie and a key, and reports the page. */
const SCRIPT = `{
  const { origin } = new URL(document.currentScript.src);
  document.cookie = '_seen_' + document.currentScript.dataset.site + '=1; path=/; max-age=600';
  localStorage.seen = location.pathname;
  fetch(origin + '/hit?' + location.pathname, { method: 'POST' });
}`;

/** The analytics provider's server. */
export interface AnalyticsServer {
  origin: string;
  /** Every received request: method and URL. */
  requests: string[];
}

/** The built and served site with the analytics script configured. */
export interface MeasuredSite {
  url: string;
  analytics: AnalyticsServer;
}

async function startAnalyticsServer(): Promise<AnalyticsServer & { server: Server }> {
  const requests: string[] = [];
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript');
    response.end(url === '/count.js' ? SCRIPT : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { server, requests, origin: `http://localhost:${port}` };
}

/** Tests of the site with an analytics script. Each worker builds the site once. */
export const test = base.extend<object, { measured: MeasuredSite }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from this pattern.
    async ({}, use) => {
      const copy = await copySite();
      const analytics = await startAnalyticsServer();
      let server: OwnServer | undefined;
      try {
        const site = JSON.parse(copy.read('content/site.json'));
        site.analytics = {
          ...COPY,
          script: `${analytics.origin}/count.js`,
          attributes: [{ name: 'data-site', value: 'north' }],
          stores: STORES,
        };
        copy.write('content/site.json', JSON.stringify(site));
        const { status, output } = await copy.run('build');
        if (status !== 0) throw new Error(output);
        server = await startServer(copy, 'preview');
        await use({ url: server.url, analytics });
      } finally {
        await server?.stop();
        analytics.server.close();
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ measured }, use) => use(measured.url),
});
