import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { isObject } from '@json-site/values/objects';
import { CONTENT_HEADER, DEV_API, DEV_HEADER, ID_HEADER, STOP, STOPPED } from '../shared/call-dev-api.ts';
import { writesOfContent } from './content-files.ts';
import { type ContentContext, DevApiError } from './endpoint.ts';
import { isSameOrigin } from './same-origin.ts';

/** Room for the largest picture in base64. */
const MAX_CHARACTERS = 30_000_000;

/** More than any document has. */
const MOST_LEVELS = 200;

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_CHARACTERS) throw new DevApiError(413, 'The request is too large.');
  }
  return parseRequest(text);
}

/** Parses a request. The compiler reads values by recursion, so that their depth must be limited. */
export function parseRequest(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DevApiError(400, 'The request is not JSON.');
  }
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new DevApiError(400, 'The request is nested too deeply.');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value ?? null));
}

/** Ends a request that somebody has stopped. */
class Stopped extends Error {}

interface ApiOptions<Context> {
  /** The folder of the project: errors name files from there, not by their place on this computer. */
  root: string;
  /** What the endpoints get. Throws a `DevApiError` if the sender may not use them. */
  contextOf(request: IncomingMessage): Context | Promise<Context>;
  /** Receives errors that no endpoint has foreseen. */
  report(message: string): void;
}

const states = new WeakMap<object, string>();
const writesSeen = new WeakMap<object, number>();

/** Names the state of the content: it has another name once somebody has changed it. */
function stateOf({ store }: ContentContext): string {
  // What an endpoint has written is not yet known to the store.
  if (writesSeen.get(store) !== writesOfContent()) store.refresh();
  writesSeen.set(store, writesOfContent());
  const state = states.get(store.input()) ?? randomUUID();
  states.set(store.input(), state);
  return state;
}

/** Serves `POST /_dev/<name>`: JSON in, JSON out, for pages of this server only. */
export function serveApi<Context extends ContentContext>(
  endpoints: Readonly<Record<string, (input: unknown, context: Context) => unknown>>,
  { root, contextOf, report }: ApiOptions<Context>,
): Connect.NextHandleFunction {
  /** The requests that can be stopped, by their id. A request to stop may arrive before the one that it stops. */
  const stoppable = new Map<string, AbortController>();

  function controllerOf(id: string): AbortController {
    const controller = stoppable.get(id) ?? new AbortController();
    stoppable.set(id, controller);
    return controller;
  }

  function stop(input: unknown): void {
    const id = isObject(input) ? String(input['id']) : '';
    controllerOf(id).abort(new Stopped('Stopped. Nothing was changed.'));
  }

  async function run(name: string, request: IncomingMessage, context: Context): Promise<unknown> {
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (!endpoint) throw new DevApiError(404, `There is no endpoint ${DEV_API}${name}.`);
    const id = request.headers[ID_HEADER];
    if (typeof id !== 'string') return endpoint(await readJson(request), context);
    const { signal } = controllerOf(id);
    try {
      const input = await readJson(request);
      signal.throwIfAborted();
      return await endpoint(input, { ...context, signal });
    } finally {
      stoppable.delete(id);
    }
  }

  async function handle(name: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (request.method !== 'POST') throw new DevApiError(405, 'Use POST.');
    if (!isSameOrigin(request) || request.headers[DEV_HEADER] === undefined) {
      throw new DevApiError(403, 'Only pages of this server may call this API.');
    }
    const context = await contextOf(request);
    if (name === STOP) return stop(await readJson(request));
    const value = await run(name, request, context);
    // A development server sends an event instead. Who only looks at something gets no sign of the work of editors.
    if (context.isBuilt && context.editor) response.setHeader(CONTENT_HEADER, stateOf(context));
    return value;
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(DEV_API)) return next();
    handle(pathname.slice(DEV_API.length), request, response).then(
      (value) => sendJson(response, 200, value),
      (error: Error) => {
        if (error instanceof Stopped) {
          response.statusCode = STOPPED;
          response.end();
          return;
        }
        const status = error instanceof DevApiError ? error.status : 500;
        if (status === 500) report(error.stack ?? error.message);
        sendJson(response, status, { message: error.message.replaceAll(`${root}/`, '') });
      },
    );
  };
}
