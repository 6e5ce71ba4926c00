import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { GENERATED_FILES } from '@json-site/compiler/documents';
import type { Backend } from './types.ts';

/** Where the embedded backend receives forms without JavaScript. No page has this character. */
export const SUBMIT_PATH = '/_submit';

type Receive = (request: Request) => Promise<Response>;

/** The generated module of the site, which the server loads from there. */
interface PlainFunction {
  createReceiver: (surroundings: {
    read: (address: string) => Promise<Response>;
    send: typeof fetch;
    url: string;
    secretKey: string;
    site: string;
  }) => Receive;
}

/**
 * The address of this server as it is reached: one that listens on one address answers on no other. Undefined when the
 * client has gone, as after the first of two quick presses.
 */
function ownAddress({ localAddress, localPort }: Socket): string | undefined {
  if (localAddress === undefined) return undefined;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}

/** The request as a hosted project's gateway passes it on: the peer's address is the last entry. */
function toRequest(request: IncomingMessage, origin: string, site: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'cf-connecting-ip') headers.set(name, [value].flat().join(', '));
  const addresses = [headers.get('x-forwarded-for'), request.socket.remoteAddress].filter(Boolean);
  headers.set('x-forwarded-for', addresses.join(', '));
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  return new Request(origin + (request.url ?? '').slice(site.length), {
    method: request.method ?? 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

/**
 * Returns what receives the forms of a site without JavaScript: the Edge Function, which reads the pages from this
 * server and stores in its database. Read for each request, so that a changed form is known.
 * @param site The path of the site on this server.
 */
export function plainForms(root: string, site = '') {
  const file = path.join(root, GENERATED_FILES.submit);
  return async (
    { fetch: send, secretKey }: Backend,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const origin = ownAddress(request.socket);
    if (origin === undefined) return;
    const { createReceiver } = (await import(
      /* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
    )) as PlainFunction;
    const receive = createReceiver({
      read: (address) => fetch(origin + site + address),
      send: (input, init) => send(new Request(input, init)),
      url: 'http://localhost',
      secretKey,
      site: '',
    });
    const answer = await receive(toRequest(request, origin, site));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}
