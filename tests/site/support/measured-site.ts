import { createServer, type Server } from 'node:http';
import { type OwnServer, startServer } from '../../support/own-server.ts';
import { copyProject } from '../../support/project-copy.ts';
import { test as base } from '../../support/test.ts';

/** What the script below keeps, with the words for it. */
const STORES = [
  { name: 'A number for your visits', key: '_seen_*', place: 'cookie' },
  { name: 'The page you read last', key: 'seen', place: 'localStorage' },
].map((one) => ({
  ...one,
  purpose: 'Tells one visit from another.',
  written: 'The first page after your yes.',
  kept: 'For 14 months.',
}));

/** The words of the question. */
export const WORDS = {
  heading: 'May we count your visit?',
  text: 'A script of **Counting Ltd** would tell us which pages are read. [Read more](/cookie-policy) first.',
  accept: 'Yes, count my visit',
  reject: 'No, do not count it',
  change: 'Visitor statistics',
  on: 'on',
  off: 'off',
};

/** As a measuring script does: it reads its own element, keeps two things, and reports the page. */
const SCRIPT = `{
  const { origin } = new URL(document.currentScript.src);
  document.cookie = '_seen_' + document.currentScript.dataset.site + '=1; path=/; max-age=600';
  localStorage.seen = location.pathname;
  fetch(origin + '/hit?' + location.pathname, { method: 'POST' });
}`;

/** Another company's server, which measures. */
export interface Measurer {
  origin: string;
  /** Every request that it was sent: method and address. */
  requests: string[];
}

/** This site with that company's script configured, built and served. */
export interface MeasuredSite {
  url: string;
  measurer: Measurer;
}

async function startMeasurer(): Promise<Measurer & { server: Server }> {
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

/** Tests of the site with a measuring script: each worker builds it once. */
export const test = base.extend<object, { measured: MeasuredSite }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
    async ({}, use) => {
      const copy = copyProject();
      const measurer = await startMeasurer();
      let server: OwnServer | undefined;
      try {
        const site = JSON.parse(copy.read('content/site.json'));
        site.analytics = {
          ...WORDS,
          script: `${measurer.origin}/count.js`,
          attributes: [{ name: 'data-site', value: 'north' }],
          stores: STORES,
        };
        copy.write('content/site.json', JSON.stringify(site));
        const { status, output } = await copy.run('scripts/run.mjs', 'build');
        if (status !== 0) throw new Error(output);
        server = await startServer(copy, 'preview');
        await use({ url: server.url, measurer });
      } finally {
        await server?.stop();
        measurer.server.close();
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ measured }, use) => use(measured.url),
});
