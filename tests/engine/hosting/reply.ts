import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request, of which the table says only what is unusual. */
export interface HostRequest {
  /** The request target, which is sent as it is. */
  target: string;
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Everything of a reply that visitors and browsers depend on. */
export type HostReply = Record<string, unknown>;

const COMPARED = ['location', 'content-type', 'cache-control', 'content-encoding', 'content-range'];

function decodedBody(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Sends a request to this machine, with TLS for a host name if there is one. */
export function sendRequest(
  { target, method = 'GET', host = 'localhost', headers = {}, body }: HostRequest,
  port: number,
  servername?: string,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  const options = {
    ...{ host: '127.0.0.1', port, method, path: target, setHost: false, agent: false },
    headers: { host, ...headers },
  };
  return new Promise((resolve, reject) => {
    const receive = (response: http.IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    };
    const request = servername
      ? https.request({ ...options, servername, rejectUnauthorized: false }, receive)
      : http.request(options, receive);
    request.on('error', reject).end(body);
  });
}

/** Reduces a reply to the parts that all servers must agree on. */
export function compared(
  { status, headers, body }: Awaited<ReturnType<typeof sendRequest>>,
  security: readonly string[],
): HostReply {
  const names = [...COMPARED, ...security.map((name) => name.toLowerCase())];
  const shown = Object.fromEntries(names.map((name) => [name, headers[name]]));
  // Nobody sees the texts of redirects and refusals, and some are nginx's own.
  if ([301, 400, 405].includes(status)) return { ...shown, status, 'content-type': undefined };
  // Programs may leave the length of the file out, and do.
  if (status === 416) return { ...shown, status, 'content-range': undefined };
  const encoding = headers['content-encoding'];
  const isWhole = status !== 206;
  const bytes = isWhole && body.length > 0 ? decodedBody(body, encoding) : body;
  return { ...shown, status, body: createHash('sha256').update(bytes).digest('hex') };
}
