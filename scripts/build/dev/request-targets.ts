import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PreviewServer, ViteDevServer } from 'vite';
import { parseUrl } from '@json-site/values/paths';

/** Resolves request targets; only their paths are used. */
const BASE = 'http://localhost';

/** A target in absolute form, which a proxy may send. */
const ABSOLUTE = /^https?:\/\/[^/?#]*(?<path>.*)$/is;

/** The path and query of a request target, as it was sent. Undefined if it has none, or if no URL parser reads it. */
export function pathOfTarget(target: string): string | undefined {
  const rest = ABSOLUTE.exec(target)?.groups?.['path'];
  const path = rest === undefined || rest.startsWith('/') ? (rest ?? target) : `/${rest}`;
  const isPath = path.startsWith('/') || path === '*';
  return isPath && [target, path].every((one) => parseUrl(one, BASE)) ? path : undefined;
}

type Refuse = (request: IncomingMessage, response: ServerResponse) => void;

const refusePlainly: Refuse = (_, response) => {
  response.writeHead(400).end('400');
};

/**
 * Refuses a target that no URL parser reads before the listeners of Vite: they parse every target, for requests and for
 * web sockets, and an exception there ends the process. Middlewares may parse all other targets.
 */
export function refuseUnreadableTargets(
  { httpServer }: Pick<ViteDevServer | PreviewServer, 'httpServer'>,
  refuse: Refuse = refusePlainly,
): void {
  const server: NodeJS.EventEmitter | null = httpServer;
  function putBefore<Reply>(event: string, refuseReply: (request: IncomingMessage, reply: Reply) => void) {
    const listeners = server?.listeners(event) ?? [];
    // Without a listener for upgrades, Node answers them like other requests.
    if (listeners.length === 0) return;
    server?.removeAllListeners(event);
    server?.on(event, (request: IncomingMessage, reply: Reply, ...rest: unknown[]) => {
      const path = pathOfTarget(request.url ?? '/');
      if (path === undefined) return refuseReply(request, reply);
      request.url = path;
      for (const listener of listeners) Reflect.apply(listener, server, [request, reply, ...rest]);
    });
  }
  putBefore('request', refuse);
  putBefore<Duplex>('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
}
