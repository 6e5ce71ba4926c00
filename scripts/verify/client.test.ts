import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Client } from './client.ts';

const ZEROS = Buffer.alloc(80_000_000);
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const compressed = (encoding: string, body: Buffer) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-encoding': encoding }).end(body);

function endless(response: ServerResponse): void {
  const part = ZEROS.subarray(0, 1_000_000);
  const send = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', send);
  send();
}

test.each([
  ['gzip', compressed('gzip', gzipSync(ZEROS, { level: 1 }))],
  ['brotli', compressed('br', brotliCompressSync(ZEROS, FAST))],
  ['an answer without an end', endless],
])('stops reading what becomes too large: %s', async (_, answer) => {
  const server = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await expect(new Client({ pause: 0 }).ask(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      'the response does not end',
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
