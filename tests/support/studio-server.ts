import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { findServer } from '../../scripts/backend/local.ts';
import { readMailbox } from '../../scripts/backend/mail/mailbox.ts';
import { startStudio } from '../../scripts/studio-server/server/start.ts';
import { copyPreparedDatabase } from '../../scripts/test/prepared-database.ts';
import { copySite } from '../../scripts/test/site-copy.ts';
import { callByApi } from '../../supabase/functions/deliver/database.ts';
import { createRepository } from './git-repository.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What a request of a test has besides its path. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Asks a running studio server as browsers do, and its database as its owner does. `data` is the folder of the embedded
 * backend.
 */
export function clientOf(origin: string, data: string) {
  /** The server has another key after each start. */
  const call: ReturnType<typeof callByApi> = (...request) => {
    const { address = '', secretKey = '' } = findServer(data) ?? {};
    return callByApi(address, secretKey)(...request);
  };

  /** Sends a request exactly as written: any host, and a path that a client would tidy up. */
  async function send(at: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const { hostname, port, host } = new URL(origin);
    const all = { host, ...headers };
    const sent = httpRequest({ hostname, port, method, headers: all, path: at, setHost: false });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  /** Sends a step of the sign-in as its page does. */
  const step = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    send('/_studio/sign-in', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(values).toString(),
    });

  const mails = (to: string) =>
    readMailbox(path.join(data, 'mail')).messages.filter(({ message }) => message.to.includes(to));

  /** Asks for a code. Returns the cookie of the attempt, and the code and the link of the mail. */
  async function ask(to: string, headers: Record<string, string> = {}) {
    const before = mails(to).length;
    const asked = await step({ step: 'address', address: to }, headers);
    const cookie = cookieOf(asked);
    // Also before the first test, where expect.poll() is not allowed.
    await vi.waitUntil(() => mails(to).length > before, { timeout: 20_000 });
    const { subject = '', text: words = '' } = mails(to)[0]?.message ?? {};
    return {
      cookie,
      code: /^\d{6}/.exec(subject)?.[0] ?? '',
      link: /token_hash=(\w+)/.exec(words)?.[1] ?? '',
    };
  }

  /** Signs an editor in. Returns the cookie of the session. */
  async function signIn(address: string): Promise<string> {
    const { cookie, code } = await ask(address);
    const answer = await step({ step: 'code', code }, { cookie });
    expect(answer.status).toBe(303);
    return cookieOf(answer);
  }

  /** Calls an endpoint as the studio's pages do. */
  async function api(name: string, input: unknown, headers: Record<string, string>) {
    const answer = await send(`/_dev/${name}`, {
      method: 'POST',
      headers: { origin, 'x-dev-tools': '1', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
    return { ...answer, value: JSON.parse(answer.body) as Record<string, unknown> };
  }

  return {
    call,
    send,
    step,
    ask,
    signIn,
    api,
    mails,
    addEditor: (address: string, role: string) => call('studio_set_editor', { address, role }),
  };
}

/** A copy of the main site, in a repository with a bare remote, and the folder of its embedded backend. */
export async function siteOfStudio() {
  const copy = await copySite();
  const repository = createRepository({}, copy.root);
  const data = path.join(copy.root, '.cache/backend');
  await copyPreparedDatabase(data, copy.root);
  const dispose = () => {
    copy.dispose();
    repository.dispose();
  };
  return { copy, repository, data, dispose };
}

/** A running studio server on a copy of the main site. */
export async function startStudioServer() {
  const { copy, repository, data, dispose } = await siteOfStudio();
  const server = await startStudio({
    root: copy.root,
    environment: {},
    origin: '',
    host: 'localhost',
    port: 0,
    data: path.join(copy.root, '.cache/studio-server'),
  });
  const { origin } = server;
  return {
    ...copy,
    repository,
    origin,
    ...clientOf(origin, data),
    async stop() {
      await server.close();
      dispose();
    },
  };
}

/** The first cookie that an answer sets, as a request sends it. */
export const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
