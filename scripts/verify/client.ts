import http from 'node:http';
import https from 'node:https';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HASHED_FOLDERS } from '../../src/compiler/source/reserved.ts';

/** Where a request goes instead of where the name of its host leads: to a server before its domain is moved. */
export interface Route {
  address: string;
  ports: Record<'http:' | 'https:', number>;
  /** A certificate authority to trust beside those of this machine. */
  ca?: string;
}

export interface ServerReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, decompressed. */
  body: Buffer;
  /** The certificate of the server, over TLS. */
  certificate?: PeerCertificate;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Talks to a server whose certificate is wrong, to read the certificate. */
  anyCertificate?: boolean;
}

/** In milliseconds, for a whole response. */
const TIMEOUT = 20_000;
/**
 * No page or file of a site is larger; a server may send without an end, or a megabyte that decompresses to gigabytes.
 */
const LARGEST_BODY = 64_000_000;

/** Sent with every request, so that the owner finds them in the server's log. */
export const USER_AGENT = 'site-verify';

const ENDLESS = 'the response does not end';

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  const limit = { maxOutputLength: LARGEST_BODY };
  if (encoding === 'br') return brotliDecompressSync(body, limit);
  return encoding === 'gzip' ? gunzipSync(body, limit) : body;
}

/** A connection that ended, which happens: once is no finding. */
const ENDED = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'UND_ERR_SOCKET']);

export const isEnded = (error: unknown) => ENDED.has((error as NodeJS.ErrnoException).code ?? '');

/** Sends one request. Follows no redirect, and rejects with a reason in a few words. */
function send(
  url: URL,
  { method = 'GET', headers = {}, body, anyCertificate }: Ask,
  route?: Route,
): Promise<ServerReply> {
  const isSecure = url.protocol === 'https:';
  const options: https.RequestOptions = {
    method,
    agent: false,
    host: route?.address ?? url.hostname.replace(/^\[|\]$/g, ''),
    port: route?.ports[url.protocol as 'http:'] ?? (url.port || (isSecure ? 443 : 80)),
    path: url.pathname + url.search,
    headers: {
      host: url.host,
      'user-agent': USER_AGENT,
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    signal: AbortSignal.timeout(TIMEOUT),
    ...(isSecure && {
      servername: url.hostname,
      rejectUnauthorized: !anyCertificate,
      ...(route?.ca && { ca: route.ca }),
    }),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(options, (response) => {
      const certificate = isSecure ? (response.socket as TLSSocket).getPeerCertificate() : undefined;
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > LARGEST_BODY) response.destroy(new Error(ENDLESS));
        parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: decoded(Buffer.concat(parts), response.headers['content-encoding']),
            ...(certificate && { certificate }),
          });
        } catch (error) {
          const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
          reject(new Error(isLarge ? ENDLESS : 'the body is not compressed as its header says'));
        }
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isLate = error.name === 'TimeoutError' || error.name === 'AbortError';
      reject(isLate ? new Error(`no response within ${TIMEOUT / 1000} s`) : error);
    });
    request.end(body);
  });
}

export interface ClientOptions {
  /** The origin that a route applies to. */
  origin: string;
  route?: Route | undefined;
  /** The shortest time between two requests, in milliseconds. */
  pause: number;
}

/** Files that every cache on the way may keep cost the server little. */
const FILES_IN_A_PAUSE = 10;

/** Sends requests one after the other, each a pause after the one before: the command must not burden the site. */
export class Client {
  readonly options: ClientOptions;
  private last: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, Promise<ServerReply>>();
  /** The bytes of the known replies. */
  private kept = 0;
  /** How many requests were sent. */
  sent = 0;

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Requests an address. Rejects when there is no response. */
  ask(url: string, ask: Ask = {}): Promise<ServerReply> {
    const target = new URL(url);
    const { origin, route, pause } = this.options;
    const isSite = target.hostname === new URL(origin).hostname;
    const attempt = () => {
      this.sent += 1;
      return send(target, ask, isSite ? route : undefined);
    };
    const isRead = ask.method !== 'POST';
    const reply = this.last.then(attempt).catch(async (error: unknown) => {
      if (!isRead || !isEnded(error)) throw error;
      await new Promise<void>((resolve) => setTimeout(resolve, pause));
      return attempt();
    });
    const isHashed = HASHED_FOLDERS.some((folder) => target.pathname.startsWith(folder));
    const rest = isHashed ? pause / FILES_IN_A_PAUSE : pause;
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, rest));
    this.last = reply.then(wait, wait);
    return reply;
  }

  /** Requests an address once, as a browser does that accepts compressed files; later calls get the same reply. */
  get(url: string): Promise<ServerReply> {
    const known = this.known.get(url);
    if (known) return known;
    const reply = this.ask(url, { headers: { 'accept-encoding': 'gzip, br' } }).then((received) => {
      // All pictures of a large site would fill the memory: those beyond the limit are requested again.
      if (this.kept + received.body.length > LARGEST_BODY) this.known.delete(url);
      else this.kept += received.body.length;
      return received;
    });
    this.known.set(url, reply);
    return reply;
  }
}
