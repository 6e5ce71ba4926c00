import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PreviewServer, ViteDevServer } from 'vite';

/** Resolves request targets; only their paths are used. */
const BASE = 'http://localhost';

/** A target in absolute form, which a proxy may send. */
const ABSOLUTE = /^https?:\/\/[^/?#]*(?<path>.*)$/is;

/** The path and query of a request target, as it was sent. Undefined if it has none, or if no URL parser reads it. */
export function pathOfTarget(target: string): string | undefined {
  const rest = ABSOLUTE.exec(target)?.groups?.['path'];
  const path = rest === undefined || rest.startsWith('/') ? (rest ?? target) : `/${rest}`;
  const isPath = path.startsWith('/') || path === '*';
  return isPath && [target, path].every((one) => URL.canParse(one, BASE)) ? path : undefined;
}

function refuse(reply: ServerResponse | Duplex): void {
  if (reply instanceof ServerResponse) reply.writeHead(400, { Connection: 'close' }).end('400');
  else reply.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}

/**
 * Answers 400 to a target that no URL parser reads, before the listeners of Vite: they parse every target, for requests and
 * for web sockets, and an exception there ends the process. Middlewares may parse all other targets.
 */
export function refuseUnreadableTargets({ httpServer }: Pick<ViteDevServer | PreviewServer, 'httpServer'>) {
  const server: NodeJS.EventEmitter | null = httpServer;
  for (const event of ['request', 'upgrade']) {
    const listeners = server?.listeners(event) ?? [];
    // Without a listener for upgrades, Node answers them like other requests.
    if (listeners.length === 0) continue;
    server?.removeAllListeners(event);
    server?.on(event, (request: IncomingMessage, reply: ServerResponse | Duplex, ...rest: unknown[]) => {
      const path = pathOfTarget(request.url ?? '/');
      if (path === undefined) return refuse(reply);
      request.url = path;
      for (const listener of listeners) Reflect.apply(listener, server, [request, reply, ...rest]);
    });
  }
}
