import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../root.ts';

const FOLDER = path.join(ROOT, '.cache/bench/certificate');

/** A certificate that the measured browser is told to accept. Made once, by OpenSSL. */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(FOLDER, 'key.pem'), path.join(FOLDER, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(FOLDER, { recursive: true });
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Headers of a connection, which HTTP/2 has not. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

const withoutConnection = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

function forward(stream: ServerHttp2Stream, origin: string, headers: Record<string, unknown>): void {
  const names = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const sent = request(
    origin + String(headers[':path']),
    { method: String(headers[':method']), headers: Object.fromEntries(names) as Record<string, string> },
    (answer) => {
      if (stream.destroyed) return;
      stream.respond({ ':status': answer.statusCode, ...withoutConnection(answer.headers) });
      answer.pipe(stream);
    },
  );
  stream.on('error', () => sent.destroy());
  sent.on('error', () => stream.destroy());
  sent.end();
}

/** Serves an origin by HTTP/2 during some work, as hosts do: a browser then loads many files at the same time. */
export async function whileServedByHttp2<Result>(
  origin: string,
  work: (secureOrigin: string) => Promise<Result>,
): Promise<Result> {
  const server = createSecureServer(certificate());
  server.on('stream', (stream, headers) => forward(stream, origin, headers));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`https://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
