import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startPreparedBackend } from '../test/prepared-database.ts';
import { LOCAL_PUBLISHABLE_KEY } from './local.ts';
import type { Backend } from './types.ts';

// Requests that no browser sends, on real connections. Their table does not exist: 404 shows that one was handled.

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const GOOD = '{"name":"Ann Lee"}';
const DEEP = `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
const DEADLINE = 30_000;

let backend: Backend;
let port = 0;
const server = createServer((request, response) =>
  backend.middleware(request, response, () => response.end()),
);
const sockets: Socket[] = [];

beforeAll(async () => {
  backend = await startPreparedBackend();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await backend.close();
});

/** Opens a connection and sends the beginning of a request. */
function send(headers: string, body: string | Buffer = ''): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const fixed = `host: localhost\r\napikey: ${LOCAL_PUBLISHABLE_KEY}\r\ncontent-type: application/json`;
  socket.write(`POST /rest/v1/no_such_table HTTP/1.1\r\n${fixed}\r\n${headers}\r\n\r\n`);
  socket.write(body);
  return socket;
}

/** The status of the first response on a connection. */
async function statusOf(socket: Socket): Promise<number> {
  let text = '';
  for await (const data of socket.setTimeout(DEADLINE, () => socket.destroy())) {
    text += data;
    const [, status] = /^HTTP\/1\.1 (\d+) /.exec(text) ?? [];
    if (status) return Number(status);
  }
  throw new Error(`No response: ${text}`);
}

const isServed = async () => expect(await statusOf(send(`content-length: ${GOOD.length}`, GOOD))).toBe(404);

it('serves others while a hundred clients have sent one byte of a body', async () => {
  const slow = Array.from({ length: 100 }, () => send('content-length: 100', '{'));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  await isServed();
});

it('serves others after clients have disconnected within a body', async () => {
  for (const headers of ['content-length: 100', 'transfer-encoding: chunked']) {
    const socket = send(headers, '5\r\n{"na');
    await once(socket, 'connect');
    socket.resetAndDestroy();
  }
  await isServed();
});

it('refuses a body in chunks that is larger than the limit, before its end', async () => {
  const part = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  expect(await statusOf(send('transfer-encoding: chunked', part.repeat(8)))).toBe(413);
  await isServed();
});

it('refuses a body that announces more than the limit, before any of it arrives', async () => {
  expect(await statusOf(send('content-length: 900000000'))).toBe(413);
  await isServed();
});

it.each([
  ['is longer than announced', 'content-length: 10', GOOD],
  ['is compressed', `content-encoding: gzip\r\ncontent-length: ${gzipSync(GOOD).length}`, gzipSync(GOOD)],
  ['is nested deeply', `content-length: ${DEEP.length}`, DEEP],
  ['is no chunk', 'transfer-encoding: chunked', 'zz\r\n'],
])('answers 400 to a body that %s', async (_, headers, body) => {
  expect(await statusOf(send(headers, body))).toBe(400);
  await isServed();
});
