import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SendRequest } from '../../../../scripts/verify/client.ts';

/** Where the server of a site listens, and the certificate authority that has signed its certificate. */
export interface Route {
  host: string;
  ports: Record<'http:' | 'https:', number>;
  ca?: string;
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Sends the requests to a host to a server of this machine, and all others as they are. */
export const requestLocally =
  ({ host, ports, ca }: Route): SendRequest =>
  (address, { method, headers, body }) => {
    const url = new URL(address);
    const isSecure = url.protocol === 'https:';
    const isOfHost = url.hostname === host;
    const options: https.RequestOptions = {
      method,
      agent: false,
      host: isOfHost ? '127.0.0.1' : url.hostname,
      port: isOfHost ? ports[url.protocol as 'http:'] : url.port,
      path: url.pathname + url.search,
      headers: { host: url.host, 'accept-encoding': 'gzip, br', ...(headers as Record<string, string>) },
      servername: url.hostname,
      ...(ca && { ca }),
    };
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(options, async (response) => {
        const parts: Buffer[] = await response.toArray();
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: decoded(Buffer.concat(parts), response.headers['content-encoding']),
        });
      });
      request.on('error', reject).end(body);
    });
  };
