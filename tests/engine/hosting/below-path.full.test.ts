import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { findCaddy, findNginx, findWrangler } from '../../../scripts/test/programs/find-programs.ts';
import { copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { crawl } from './crawl.ts';
import { sendRequest } from './reply.ts';
import { type RunningServer, startCaddy, startNginx, startPreview, startWrangler } from './servers.ts';
import { hostOf, type SmallSite } from './small-site.ts';

// A new site below a path, built whole: with a feed, a form, pictures, the search, redirects and Markdown.

const HOST = 'www.example.org';
const SITE = `https://${HOST}/shop`;

/** Where somebody begins who knows no page: search engines, feed readers and programs that read. */
const STARTS = ['/', '/sitemap.xml', '/llms.txt', '/manifest.json', '/search/en-GB.json', '/news/feed.xml'];

let copy: WorkingCopy;
let site: SmallSite;

beforeAll(async () => {
  copy = await copySite({ from: path.join(ROOT, 'starter') });
  copy.replace('content/site.json', 'https://www.your-site.example', SITE);
  copy.write('content/redirects.json', '{ "/opening-hours": "/visit", "/archive/*": "/news/*" }');
  const { status, output } = await copy.run('build');
  if (status !== 0) throw new Error(output);
  site = hostOf(copy.root, '/shop');
}, 300_000);
afterAll(() => copy?.dispose());

const SERVERS: {
  name: string;
  find: () => string | undefined;
  start: (program: string) => Promise<RunningServer>;
}[] = [
  { name: 'the preview', find: () => 'node', start: () => startPreview(site) },
  { name: 'nginx', find: findNginx, start: (program) => startNginx(program, site, HOST) },
  { name: 'Caddy', find: findCaddy, start: (program) => startCaddy(program, site, HOST) },
  { name: 'Cloudflare Pages', find: findWrangler, start: (program) => startWrangler(program, site) },
];

/** What the built files say of what a page loads later: data and redirects. */
function furtherAddresses(): string[] {
  const read = (file: string) => readFileSync(path.join(site.dist, file), 'utf8');
  const redirects = read('_redirects')
    .split('\n')
    .flatMap((line) => line.split(' ')[0] ?? [])
    .map((from) => from.replace('*', 'evening-opening'));
  const index = JSON.parse(read('search/en-GB.json')) as { folder: string };
  return [...redirects, `/shop${index.folder}words-0.json`].filter(Boolean);
}

describe.each(SERVERS)('$name', ({ name, find, start }) => {
  const program = find();
  let server: RunningServer;
  beforeAll(async () => {
    if (program) server = await start(program);
  }, 60_000);
  afterAll(() => server?.stop());

  it.skipIf(!program)(
    'has every address of the site below its path, and no address leads nowhere',
    async () => {
      const starts = [...STARTS.map((one) => `/shop${one}`), ...furtherAddresses()];
      const { visited, outside, broken } = await crawl(SITE, starts, async (target) => {
        const { status, headers, body } = await sendRequest(
          { target, ...(server.httpPort && { host: HOST }) },
          server.port,
          server.httpPort ? HOST : undefined,
        );
        const { location, 'content-type': type = '' } = headers;
        return { status, type, location, text: body.toString() };
      });
      expect(outside, name).toEqual([]);
      expect(broken, name).toEqual([]);
      expect(visited.length).toBeGreaterThan(35);
      expect(visited).toEqual(
        expect.arrayContaining([
          ...['/shop/', '/shop/visit', '/shop/news/feed.xml', '/shop/favicon.svg', '/shop/index.data.json'],
          ...['/shop/opening-hours', '/shop/visit.md'],
        ]),
      );
    },
  );
});

it('writes no file for the root of the host', () => {
  expect(existsSync(path.join(site.dist, 'robots.txt'))).toBe(false);
  expect(readFileSync(path.join(site.dist, '_headers'), 'utf8')).not.toMatch(/^\/(?!shop\/)/m);
  expect(readFileSync(path.join(site.dist, '_redirects'), 'utf8')).not.toMatch(/^(?!\/shop\/|$)/m);
});
