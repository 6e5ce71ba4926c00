import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A second server, for faults that Playwright's routes cannot simulate. */
export interface OtherServer {
  origin: string;
  /** Whether it sends CORS headers. */
  allowsCors: boolean;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, apikey, content-type, content-profile, prefer, x-client-info, x-retry-count',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Starts a reply with status 201 and closes the connection within its body. */
function cut(response: ServerResponse): void {
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': '400' });
  response.write('[{"id":"0b4', () => response.socket?.destroy());
}

async function forward(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { apikey, authorization } = request.headers;
  const reply = await fetch(`${backend}${request.url}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: String(apikey),
      authorization: String(authorization),
    },
    body: await buffer(request),
  });
  response.writeHead(reply.status, CORS).end(await reply.text());
}

/** Starts a server that cuts off the reply at `/cut` and forwards every other request to the backend. */
export async function startOtherServer(backend: string): Promise<OtherServer> {
  const server = createServer((request, response) => {
    if (request.url === '/cut') cut(response);
    else if (!other.allowsCors) response.writeHead(request.method === 'OPTIONS' ? 204 : 201).end();
    else if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
    else void forward(backend, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const other: OtherServer = {
    origin: `http://127.0.0.1:${port}`,
    allowsCors: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return other;
}
