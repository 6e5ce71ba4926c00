import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixValue } from '../../../src/compiler/report/fixes.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { type AskServer, askLink, PrivateAddressError } from './ask-link.ts';
import { isPrivate } from './ask-public-server.ts';
import { linkStates } from './check-links.ts';
import { linkDiagnostics } from './link-diagnostics.ts';
import { outsideLinks } from './outside-links.ts';

/** The replies of the server, by path: a status, and where it redirects. */
const REPLIES: Record<string, [status: number, location?: string]> = {
  '/fine': [200],
  '/gone': [410],
  '/missing': [404],
  '/moved': [301, '/moved-again'],
  '/moved-again': [308, '/fine'],
  '/for-now': [302, '/fine'],
  '/moved-then-for-now': [301, '/for-now'],
  '/moved-to-gone': [301, '/gone'],
  '/busy': [503],
  '/circle': [301, '/circle'],
};

const requests: string[] = [];
let [open, mostOpen] = [0, 0];

const server = createServer(({ method = '', url = '' }, response) => {
  requests.push(`${method} ${url}`);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  const [status, location] = url === '/no-head' && method === 'HEAD' ? [405] : (REPLIES[url] ?? [200]);
  setTimeout(() => {
    open -= 1;
    response.writeHead(status, location ? { location } : {}).end();
  }, 5);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const folder = temporaryFolder(afterAll);

beforeEach(() => {
  requests.length = 0;
  mostOpen = 0;
});

/** Asks the server without TLS for an address with it: certificates are not the subject. */
const ask: AskServer = async (url, method) => {
  const response = await fetch(url.replace(/^https:\/\/one\.org/, origin), { method, redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, location };
};

test.each([
  ['/fine', { kind: 'fine' }],
  ['/no-head', { kind: 'fine' }],
  ['/gone', { kind: 'gone', status: 410 }],
  ['/missing', { kind: 'gone', status: 404 }],
  ['/moved', { kind: 'moved', to: 'https://one.org/fine' }],
  ['/for-now', { kind: 'fine' }],
  ['/moved-then-for-now', { kind: 'moved', to: 'https://one.org/for-now' }],
  ['/moved-to-gone', { kind: 'gone', status: 410 }],
  ['/busy', { kind: 'unknown', reason: 'answers with status 503' }],
  ['/circle', { kind: 'unknown', reason: 'does not answer: more than 10 redirects' }],
])('%s is %j', async (path, state) => {
  expect(await askLink(`https://one.org${path}`, ask)).toEqual(state);
});

test('an address without TLS is insecure, and names the one with it', async () => {
  const both: AskServer = (url, method) => ask(url.replace(/^http:\/\/one/, 'https://one'), method);
  expect(await askLink('http://one.org/fine', both)).toEqual({
    kind: 'insecure',
    to: 'https://one.org/fine',
  });
  expect(await askLink(`${origin}/fine`, ask)).toEqual({ kind: 'insecure' });
  expect(await askLink('http://127.0.0.1:1/', ask)).toMatchObject({ kind: 'unknown' });
});

const file = (value: unknown) => ({ path: 'content/pages/a.json', text: JSON.stringify(value, null, 2) });

test('finds whole addresses and links in texts, each at its place', () => {
  const links = outsideLinks({
    files: [
      file({
        $schema: 'https://json.org/schema',
        href: `${origin}/gone#part`,
        text: `See [this](${origin}/fine) and [that](/about).`,
        other: ['https://reserved.example/', 'https://www.example.org/x', 'mailto:a@one.org'],
      }),
      { path: 'content/site.json', text: '{ "url": "https://one.org", "embeds": ["https://two.org"] }' },
    ],
  });
  expect(links).toMatchObject([
    { url: `${origin}/gone`, written: `${origin}/gone#part`, jsonPath: ['href'], part: 'value' },
    { url: `${origin}/fine`, jsonPath: ['text'], part: { start: 11, end: 11 + `${origin}/fine`.length } },
  ]);
});

test('asks each address once, one at a time for a server, and not again within a week', async () => {
  const paths = ['/gone', '/fine', '/gone', '/busy'];
  const links = outsideLinks({ files: [file(paths.map((path) => `https://one.org${path}`))] });
  const options = { root: folder, pause: 0, ask };
  const states = await linkStates(links, { ...options, now: 1000 });
  expect(requests).toEqual(['HEAD /gone', 'GET /gone', 'HEAD /fine', 'HEAD /busy', 'GET /busy']);
  expect(mostOpen).toBe(1);
  expect(linkDiagnostics(links, states)).toMatchObject([
    { code: 'gone-link', severity: 'warning', line: 2, column: 3, path: '[0]' },
    { code: 'gone-link', severity: 'warning', line: 4, column: 3, path: '[2]' },
    { code: 'silent-link', severity: 'notice', message: expect.stringContaining('answers with status 503') },
  ]);

  requests.length = 0;
  await linkStates(links, { ...options, now: 2000 });
  // What a busy server has not said is asked again.
  expect(requests).toEqual(['HEAD /busy', 'GET /busy']);
  requests.length = 0;
  await linkStates(links, { ...options, now: 1000 + 7 * 86_400_000 });
  expect(requests).toHaveLength(5);
});

test('a link with one right answer has a fix, which keeps its fragment and the text around it', () => {
  const content = file({
    href: 'https://one.org/moved#part',
    text: 'See [this](http://one.org/old) and that.',
  });
  const diagnostics = linkDiagnostics(
    outsideLinks({ files: [content] }),
    new Map([
      ['https://one.org/moved', { kind: 'moved', to: 'https://one.org/new' }],
      ['http://one.org/old', { kind: 'insecure', to: 'https://one.org/old' }],
    ]),
  );
  const value = JSON.parse(content.text) as Record<string, string>;
  const fixed = diagnostics.reduce((before, { fix }) => (fix ? fixValue(before, fix) : before), value);
  expect(fixed).toEqual({
    href: 'https://one.org/new#part',
    text: 'See [this](https://one.org/old) and that.',
  });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
])('%s is inside of a network', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each(['192.0.2.1', '172.32.0.1', '2001:db8::1', '::ffff:93.184.216.34'])('%s is public', (address) => {
  expect(isPrivate(address)).toBe(false);
});

test('a server inside of a network is named, also behind a redirect, and asked nothing', async () => {
  const inside: AskServer = async (url, method) => {
    if (url.includes('10.0.0.1')) throw new PrivateAddressError(url);
    return method === 'HEAD'
      ? { status: 302, location: 'http://10.0.0.1/' }
      : { status: 200, location: null };
  };
  expect(await askLink('https://one.org/', inside)).toEqual({ kind: 'private' });
});
