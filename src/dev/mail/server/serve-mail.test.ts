import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, expect, it, test, vi } from 'vitest';
import type { Backend } from '../../../../scripts/backend/types.ts';
import { listen } from '../../../../tests/support/listen.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { serveMail } from './serve-mail.ts';

const folder = temporaryFolder(afterAll);
const HOSTILE = '</iframe></style><script>top.hacked = true</script>';

const writeMessage = (key: string, minute: number, text: string) => {
  const message = {
    from: 'a@b.example',
    to: ['c@d.example'],
    subject: `About ${key}`,
    text,
    html: `<p>${text}</p>`,
  };
  const received = { key, receivedAt: `2026-01-02T03:0${minute}:00Z`, message };
  writeFileSync(path.join(folder, `${key}.json`), JSON.stringify(received));
};

let submissions: object[] = [];
const backend = { call: async () => submissions } as Partial<Backend> as Backend;
const started = vi.fn(async (): Promise<Backend | null> => backend);
const serve = serveMail(started, folder);
const server = await listen((request, response) =>
  serve(request, response, () => response.writeHead(404).end()),
);
afterAll(server.stop);
const url = `${server.url}/_mail`;
writeMessage('first', 1, HOSTILE);
writeMessage('second', 2, 'Good morning');

const load = async (query = '', init: RequestInit = {}) => {
  const response = await fetch(url + query, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('the page shows the newest message, or the one that its address names', async () => {
  expect((await load()).text).toContain('<pre>Good morning</pre>');
  expect((await load('?message=first')).text).toContain('<h2 id="subject">About first</h2>');
  expect((await load('?message=none')).text).toContain('<pre>Good morning</pre>');
});

test('the page escapes a message, shows its HTML in a frame without permissions, and allows no script but its own', async () => {
  const { text, headers } = await load('?message=first');
  expect(text).not.toContain(HOSTILE);
  expect(text).toContain('sandbox="" srcDoc="&lt;p&gt;&lt;/iframe&gt;');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^;']+';/);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('the page says why a submission is not in the mailbox', async () => {
  const row = { id: '1234', created_at: '2026-01-02T03:04:05Z' };
  submissions = [{ table: 'visit_submissions', row, delivery: null }];
  expect((await load()).text).toContain('stored before delivery was set up');
  submissions = [];
});

test('the page names the files without a message, and shows the others', async () => {
  for (const [name, text] of [
    ['empty.json', ''],
    ['half.json', '{"key":"ha'],
  ] as const) {
    writeFileSync(path.join(folder, name), text);
    const { status, text: page } = await load();
    expect([status, page]).toEqual([200, expect.stringContaining(`<li>${name}</li>`)]);
    expect(page).toContain('Good morning');
    rmSync(path.join(folder, name));
  }
});

it('answers HEAD with a state that changes with the mailbox, for the script of the page', async () => {
  const stateNow = async () => {
    const { text, headers } = await load('', { method: 'HEAD' });
    expect(text).toBe('');
    return headers.get('x-mailbox') ?? '';
  };
  const before = await stateNow();
  expect((await load()).text).toContain(`data-mailbox="${before}"`);
  expect(await stateNow()).toBe(before);
  writeMessage('third', 3, 'More');
  expect(await stateNow()).not.toBe(before);
});

it('answers 503 without a backend', async () => {
  started.mockResolvedValueOnce(null);
  expect((await load()).status).toBe(503);
});

it.each(['/_mailbox', '/', '/x/_mail'])('leaves %s to others', async (pathname) => {
  expect((await fetch(new URL(pathname, url))).status).toBe(404);
});

/** The status for a request that no test could send: of another site's page, or from another machine. */
function statusFor(headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<number> {
  const socket = { remoteAddress, localAddress: '127.0.0.1' };
  const request = { url: '/_mail', method: 'GET', headers, socket } as Partial<IncomingMessage>;
  return new Promise((resolve, reject) => {
    const response = { writeHead: resolve, end: () => {} } as unknown as ServerResponse;
    serve(request as IncomingMessage, response, reject);
  });
}

it.each([
  {},
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
])('lets %o read the mailbox', async (headers) => {
  expect(await statusFor(headers)).toBe(200);
});

it.each([
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
])('refuses %o', async (headers) => {
  expect(await statusFor(headers)).toBe(403);
});

it('refuses another machine', async () => {
  expect(await statusFor({}, '192.168.1.20')).toBe(403);
});
