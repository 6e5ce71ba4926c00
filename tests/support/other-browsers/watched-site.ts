import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Runs first in every page, and reports what a browser would write into its console as an error. */
const WATCH = `
  const report = (text) => navigator.sendBeacon('/reported', location.pathname + ': ' + text);
  addEventListener('error', (event) => report(event.message || 'not loaded: ' + event.target.outerHTML), true);
  addEventListener('unhandledrejection', (event) => report('rejected: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    report('policy violated: ' + event.violatedDirective + ' by ' + event.blockedURI + ' ' + event.sample));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...texts) => {
      report(texts.join(' '));
      write(...texts);
    };
  }`;

/** Headers of a connection or of one encoding of the body, which must not be forwarded. */
const OF_THE_CONNECTION =
  /^(?:host|connection|keep-alive|content-length|content-encoding|transfer-encoding|accept-encoding|origin|referer)$/;

const forwarded = (headers: Iterable<[string, unknown]>) =>
  [...headers]
    .filter(([name]) => !OF_THE_CONNECTION.test(name))
    .map(([name, value]): [string, string] => [name, String(value)]);

/** A site with a script in its pages that reports errors: drivers of WebDriver cannot read the console. */
export interface WatchedSite {
  origin: string;
  /** The reports of pages since the last call. */
  problems(): string[];
  close(): void;
}

/** Forwards the requests of a browser to a server, with the headers of its replies. */
export async function watchSite(server: string): Promise<WatchedSite> {
  let problems: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (request.url === '/watch.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCH);
    } else if (request.url === '/reported') {
      problems.push(body.toString());
      response.writeHead(204).end();
    } else {
      const reply = await fetch(`${server}${request.url}`, {
        method: request.method ?? 'GET',
        headers: forwarded(Object.entries(request.headers)),
        redirect: 'manual',
        ...(body.length > 0 && { body }),
      });
      if (reply.status >= 400) problems.push(`${request.url}: status ${reply.status}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      const isPage = reply.headers.get('content-type')?.startsWith('text/html');
      response.writeHead(reply.status, forwarded(reply.headers));
      response.end(
        isPage ? bytes.toString().replace('<head>', '<head><script src="/watch.js"></script>') : bytes,
      );
    }
  }
  const proxy = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      problems.push(`${request.url}: ${error.message}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    problems: () => {
      const reported = problems;
      problems = [];
      return reported;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
