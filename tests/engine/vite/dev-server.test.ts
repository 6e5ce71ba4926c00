import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, realpathSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, createServer, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backendOf, backendPlugin } from '../../../scripts/backend/backend-plugin.ts';
import { settings } from '../../../scripts/build/vite/settings.ts';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { SITE } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/test/own-server.ts';
import { copyPreparedDatabase } from '../../../scripts/test/prepared-database.ts';
import { commandEnvironment, copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { GENERATED_FILES } from '../../../src/compiler/source/site-files.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { fullTest } from '../../support/full-test.ts';
import { statusOf, UNREADABLE_TARGETS, WEB_SOCKET } from './raw-request.ts';

const LONG = 120_000;

interface Running {
  url: string;
  process: ChildProcess;
  output(): string;
}

let copy: WorkingCopy;
let server: Running;
const started: Running[] = [];

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has ended already.
  }
}

/** Runs `npm start` with a port that only the command line names. */
async function start(): Promise<Running> {
  const port = await freePort();
  const { PORT: _, ...env } = commandEnvironment();
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: copy.root,
    env,
    // A process group, so that every process that npm starts can be stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const running = {
    url: `http://localhost:${port}`,
    process: child,
    output: () => stripVTControlCharacters(output),
  };
  started.push(running);
  return running;
}

async function untilItResponds({ url, output }: Running): Promise<void> {
  await vi.waitUntil(async () => (await fetch(url).catch(() => undefined))?.ok, {
    timeout: LONG,
    interval: 200,
  });
  expect(output()).toContain(url);
}

const PAGE = {
  title: 'Plain',
  description: 'A page of this test, which says in a sentence what it is for.',
  blocks: [{ type: 'page-header' }],
};

const PRIVATE_FILES = [
  ...['.cache/backend/mail/note.json', '.cache/backend/note', 'supabase/.temp/note', '.env', '.git/note'],
];

/** An integration, as a vite.config.ts has it. */
const COUNT = `{
  name: 'count',
  pageRendered({ path, html }) {
    if (html.includes('<title>Uncounted')) throw new Error('This page has no number.');
    return path;
  },
  beforeCompression: ({ entries }) => ({ 'count/pages.json': JSON.stringify(entries) }),
}`;

beforeAll(async () => {
  copy = await copySite();
  for (const file of PRIVATE_FILES) copy.write(file, 'VITE_NOTE="written by Ann Lee"');
  copy.write('content/pages/plain.json', JSON.stringify(PAGE));
  // Counts the pages, and fails on one with a certain title.
  copy.replace('vite.config.ts', 'jsonSite()', `jsonSite({ integrations: [${COUNT}] })`);
  // No browser loads these pages, so the dependencies need not be bundled for one.
  copy.replace('vite.config.ts', 'default {', 'default { optimizeDeps: { noDiscovery: true },');
  await copyPreparedDatabase(path.join(copy.root, '.cache/backend'), copy.root);
  server = await start();
  await untilItResponds(server);
  // Waits for the database.
  await fetch(`${server.url}/rest/v1/`);
}, LONG);
afterAll(() => {
  for (const { process: child } of started) endGroup(child);
  copy.dispose();
});

test('sends the policy of the built site with pages, and allows what Vite needs', async () => {
  const { headers } = await fetch(`${server.url}/plain`);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("connect-src 'self' ws:;");
  expect(policy).toContain(
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(policy).not.toContain("script-src 'unsafe-inline'");
  const tool = await fetch(`${server.url}/_gallery`);
  expect(tool.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test.each(['*/*', 'text/plain', ''])('serves pages to a client that accepts %j', async (accept) => {
  const response = await fetch(`${server.url}/plain`, { headers: { accept } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<main');
});

test('responds to HEAD', async () => {
  const response = await fetch(server.url, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each(['/src/no-such-module.ts', '/assets/none.js', '/media/none.svg'])(
  'does not serve a page in place of %s',
  async (address) => {
    const response = await fetch(server.url + address, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<main');
  },
);

/** Requests an address as it is. fetch() would resolve the dots. */
async function requestRaw(address: string): Promise<{ status: number; text: string }> {
  const { port } = new URL(server.url);
  const request = get({ host: 'localhost', port, path: address, headers: { accept: '*/*' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: (await response.toArray()).join('') };
}

test('answers a target that no URL parser reads with 400, prints no stack, and goes on', async () => {
  const port = Number(new URL(server.url).port);
  for (const target of UNREADABLE_TARGETS) {
    expect(await statusOf(port, target), target).toBe(400);
    expect(await statusOf(port, target, WEB_SOCKET), target).toBe(400);
  }
  expect(await statusOf(port, `${server.url}/plain`)).toBe(200);
  expect(server.output()).not.toContain('Invalid URL');
});

describe('a file with something private', () => {
  test.each(PRIVATE_FILES)('%s is not served under any address', async (file) => {
    const encoded = file.replaceAll('.', '%2e').replaceAll('/', '%2f');
    const absolute = path.join(realpathSync(copy.root), file);
    const paths = [
      ...[file, encoded, `/${file}`, `./${file}`, `src/../${file}`, `src/%2e%2e/${file}`, `${file}/`],
      ...[`@fs${absolute}`, `@fs/${absolute}`, `@fs${absolute.replace(/[.]/g, '%2e')}`, `@id/${absolute}`],
      ...[
        `@fs${path.join(copy.root, 'src')}/../${file}`,
        `media/..%2f..%2f${encoded}`,
        ...['vite', 'fonts'].map((folder) => `.cache/${folder}/../../${file}`),
      ],
    ];
    const rare = ['?import', '?url', '?inline', '?raw?', '?import&url&inline', '??raw'];
    const queries = ['', '?raw', '?import&raw', '?direct', ...(IS_FULL_RUN ? rare : [])];
    const addresses = paths.flatMap((one) => queries.map((query) => `/${one}${query}`));
    const served = await Promise.all(
      addresses.map(async (address) =>
        (await requestRaw(address)).text.includes('Ann Lee') ? [address] : [],
      ),
    );
    expect(served.flat()).toEqual([]);
  });
});

test('serves the files that an integration makes of the pages, and names a page for which it fails', async () => {
  const address = `${server.url}/count/pages.json`;
  const { headers, status } = await fetch(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const counted = async () => (await (await fetch(address)).json()) as string[];
  expect(await counted()).toEqual(expect.arrayContaining(['/', '/plain', '/404']));
  copy.write('content/pages/counted.json', JSON.stringify({ ...PAGE, title: 'Counted' }));
  await vi.waitUntil(async () => (await counted()).includes('/counted'), { timeout: LONG, interval: 200 });
  copy.write('content/pages/counted.json', JSON.stringify({ ...PAGE, title: 'Uncounted' }));
  await vi.waitUntil(async () => (await fetch(address)).status === 500, { timeout: LONG, interval: 200 });
  const message = 'The integration "count" failed in pageRendered of /counted: This page has no number.';
  expect(await (await fetch(address)).text()).toContain(message);
  expect(server.output()).toContain(message);
  expect((await fetch(`${server.url}/count/none.json`)).status).toBe(500);
  copy.remove('content/pages/counted.json');
  await vi.waitUntil(async () => (await fetch(address)).ok, { timeout: LONG, interval: 200 });
  expect((await fetch(`${server.url}/count/none.json`)).status).toBe(404);
});

test('serves the subset fonts of the theme', async () => {
  copy.write('.cache/fonts/heading.woff2', 'the bytes of a font');
  expect(await requestRaw('/.cache/fonts/heading.woff2')).toEqual({
    status: 200,
    text: 'the bytes of a font',
  });
});

test.each(['/', '/src/site/generated/registry.ts', '/_dev/overlay', '/@vite/client'])(
  'lets no page of another origin read %s',
  async (address) => {
    const response = await fetch(server.url + address, { headers: { origin: 'http://localhost:3000' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('refuses pages of other origins that call the API or open an editor', async () => {
  const foreign = { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site', 'x-dev-tools': '1' };
  const own = { origin: server.url, 'sec-fetch-site': 'same-origin' };
  const callApi = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ path: '/about' });
    const response = await fetch(`${server.url}/_dev/overlay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return response.status;
  };
  const location = path.join(copy.root, 'content/pages/about.json:1:1');
  const openEditor = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/__open-in-editor?file=${location}`, { headers })).status;
  expect(await callApi({ ...own, 'x-dev-tools': '1' })).toBe(200);
  expect(await callApi(own)).toBe(403);
  expect(await callApi(foreign)).toBe(403);
  expect(await openEditor(foreign)).toBe(403);
  expect(await openEditor({})).toBe(403);
});

test('lets a page of another origin call the API of the database', async () => {
  const response = await fetch(`${server.url}/rest/v1/rpc/submissions_health`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});

test('serves the not-found page with status 404, also for an address that cannot be decoded', async () => {
  for (const address of ['/no/such-page', '/%']) {
    const response = await fetch(server.url + address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toContain('<main');
  }
});

test('writes the texts of forms for the Edge Function again after a fact of site.json has changed', async () => {
  const forms = filesBelow(copy.root, 'content/forms');
  const form = forms.find((file) => copy.read(file).includes('"label": "')) ?? '';
  const site = JSON.parse(copy.read('content/site.json')) as { contact: { email: string } };
  copy.replace(form, '"label": "', '"label": "{site.email} ');
  const layouts = () => copy.read(GENERATED_FILES.layouts);
  await vi.waitUntil(() => layouts().includes(`"${site.contact.email} `), { timeout: LONG });
  copy.replace('content/site.json', `"${site.contact.email}"`, '"other@example.org"');
  await vi.waitUntil(() => layouts().includes('"other@example.org '), { timeout: LONG });
});

test('prints a warning when it appears, such as HTML in a text, and not again', async () => {
  const intro = (text: string) =>
    JSON.stringify({ ...PAGE, blocks: [{ type: 'page-header', intro: [text] }] });
  const printed = () => server.output().split('markup-in-text').length - 1;
  copy.write('content/pages/plain.json', intro('It stops<br> twice.'));
  await vi.waitUntil(() => printed() === 1, { timeout: LONG });
  expect(server.output()).toContain('blocks[0].intro[0] contains "<br>", which is shown as typed.');
  copy.write('content/pages/plain.json', intro('It stops<br> twice. Then it breaks <i>down</i>.'));
  copy.write('content/pages/other.json', '{');
  await vi.waitUntil(() => server.output().includes('content/pages/other.json:1:'), { timeout: LONG });
  expect(printed()).toBe(1);
  copy.remove('content/pages/other.json');
});

fullTest(
  'a second server reports that the database is in use, without a stack, and its restarts leave no listener',
  async () => {
    const errors: string[] = [];
    const second = await createServer({
      configFile: false,
      root: copy.root,
      plugins: [backendPlugin(copy.root)],
      customLogger: { ...createLogger('silent'), error: (message) => errors.push(message) },
    });
    await backendOf(second);
    const listeners = process.listenerCount('SIGINT');
    for (let restart = 0; restart < 3; restart += 1) await second.restart();
    expect(process.listenerCount('SIGINT')).toBe(listeners);
    await second.close();
    expect(errors.join('\n')).toContain('.cache/backend');
    expect(errors.join('\n')).not.toMatch(/^\s+at /m);
  },
);

test('stops on SIGTERM and releases the database', { timeout: LONG }, async () => {
  const name = readdirSync(path.join(copy.root, '.cache/backend')).find((one) => one.startsWith('lock-'));
  const lock = `.cache/backend/${name}`;
  expect(copy.exists(lock)).toBe(true);
  server.process.kill('SIGTERM');
  await vi.waitUntil(() => !copy.exists(lock), { timeout: LONG });
  await vi.waitUntil(
    () =>
      fetch(server.url).then(
        () => false,
        () => true,
      ),
    { timeout: LONG },
  );
});

test('ignores changes in .cache, and no others', async () => {
  const plugins = [settings(SITE, undefined)];
  const { server: resolved, root } = await resolveConfig({ configFile: false, root: SITE, plugins }, 'serve');
  const ignored = [resolved.watch?.ignored].flat().filter((one) => typeof one === 'function');
  const isIgnored = (file: string) => ignored.some((matches) => matches(path.join(root, file)));
  expect(isIgnored('.cache/backend/lock')).toBe(true);
  expect(isIgnored('content/site.json')).toBe(false);
  expect(isIgnored('src/app/main.tsx')).toBe(false);
});
