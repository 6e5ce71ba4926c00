import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server beside the site: what a page can only meet on a real wire. */
export interface OtherServer {
  origin: string;
  /** Whether it lets pages of other origins use its answers. */
  allowsOthers: boolean;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, apikey, content-type, content-profile, prefer, x-client-info, x-retry-count',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Begins an answer that says "stored", and ends the connection in the middle of it. */
function cut(response: ServerResponse): void {
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': '400' });
  response.write('[{"id":"0b4', () => response.socket?.destroy());
}

async function passOn(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { apikey, authorization } = request.headers;
  const answer = await fetch(`${backend}${request.url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: String(apikey),
      authorization: String(authorization),
    },
    body: await buffer(request),
  });
  response.writeHead(answer.status, CORS).end(await answer.text());
}

/** Starts one that has `/cut`, and stands for the backend at every other address. */
export async function startOtherServer(backend: string): Promise<OtherServer> {
  const server = createServer((request, response) => {
    if (request.url === '/cut') cut(response);
    else if (!other.allowsOthers) response.writeHead(request.method === 'OPTIONS' ? 204 : 201).end();
    else if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
    else void passOn(backend, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const other: OtherServer = {
    origin: `http://127.0.0.1:${port}`,
    allowsOthers: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return other;
}
