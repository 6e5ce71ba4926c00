import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { DEV_API, DEV_HEADER } from '../shared/call-dev-api.ts';
import { DevApiError, type DevContext, type DevEndpoint } from './endpoint.ts';
import { isSameOrigin } from './same-origin.ts';

/** Room for the largest picture in base64. */
const MAX_CHARACTERS = 30_000_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_CHARACTERS) throw new DevApiError(413, 'The request is too large.');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DevApiError(400, 'The request is not JSON.');
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value ?? null));
}

/** Serves `POST /_dev/<name>`: JSON in, JSON out, for pages of this server only. */
export function serveApi(
  endpoints: Record<string, DevEndpoint>,
  context: DevContext,
): Connect.NextHandleFunction {
  async function handle(name: string, request: IncomingMessage): Promise<unknown> {
    if (request.method !== 'POST') throw new DevApiError(405, 'Use POST.');
    if (!isSameOrigin(request) || request.headers[DEV_HEADER] === undefined) {
      throw new DevApiError(403, 'Only pages of this development server may call this API.');
    }
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (!endpoint) throw new DevApiError(404, `There is no endpoint ${DEV_API}${name}.`);
    return endpoint(await readJson(request), context);
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(DEV_API)) return next();
    handle(pathname.slice(DEV_API.length), request).then(
      (value) => sendJson(response, 200, value),
      (error: Error) => {
        const status = error instanceof DevApiError ? error.status : 500;
        if (status === 500) context.server.config.logger.error(error.stack ?? error.message);
        sendJson(response, status, { message: error.message });
      },
    );
  };
}
