import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBMIT_PATH as LOCAL_PATH } from '../../../scripts/backend/plain-forms.ts';
import { SUBMIT_PATH } from '../../../scripts/build/hosting/addresses.ts';
import { readRedirectsFile, redirectsFile } from '../../../scripts/build/hosting/redirects-file.ts';
import { submitTarget } from '../../../scripts/build/hosting/security-headers.ts';
import { findCaddy, findNginx } from '../../../scripts/test/programs/find-programs.ts';
import { sendRequest } from './reply.ts';
import { type RunningServer, startCaddy, startNginx } from './servers.ts';
import { smallSite } from './small-site.ts';

const HOST = 'www.example.org';
const POLICY = "default-src 'none'";

/** What reached the function. */
const received: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];

const target = createServer((request, response) => {
  const answer = (body: string) => {
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response
      .writeHead(422, { 'content-type': 'text/html', 'content-security-policy': POLICY })
      .end('<p>Look');
  };
  // A host ends a request that is too large.
  text(request).then(answer, () => response.destroy());
});
await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
const { port } = target.address() as AddressInfo;
const site = await smallSite(`https://${HOST}`, `http://127.0.0.1:${port}/functions/v1/submit`);
afterAll(() => {
  target.close();
  site.dispose();
});

const HOSTS = [
  { name: 'nginx', find: findNginx, start: startNginx },
  { name: 'Caddy', find: findCaddy, start: startCaddy },
];

describe.each(HOSTS)('$name', ({ name, find, start }) => {
  const program = find();
  const reason = program ? '' : ` (skipped, this machine has no ${name})`;

  describe.skipIf(!program)(`with the written file${reason}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(program ?? '', site, HOST);
    });
    afterAll(() => server?.stop());

    const ask = (targetPath: string, method: string, body?: string) =>
      sendRequest(
        {
          target: targetPath,
          method,
          host: HOST,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': '203.0.113.9',
            'cf-connecting-ip': '203.0.113.9',
          },
          ...(body !== undefined && { body }),
        },
        server.port,
        HOST,
      );

    it('passes on a form with the address of the visitor, and the answer with its own policy', async () => {
      received.length = 0;
      const { status, headers, body } = await ask(
        '/_submit/about/team?contact',
        'POST',
        'name=Ada&text=%C3%A9',
      );
      expect([status, headers['content-security-policy'], String(body)]).toEqual([422, POLICY, '<p>Look']);
      expect(received).toEqual([
        expect.objectContaining({
          url: '/functions/v1/submit/about/team?contact',
          body: 'name=Ada&text=%C3%A9',
        }),
      ]);
      expect(received[0]?.headers).toMatchObject({
        host: `127.0.0.1:${port}`,
        'x-forwarded-for': '127.0.0.1',
      });
      expect(received[0]?.headers).not.toHaveProperty('cf-connecting-ip');
    });

    it('passes on nothing else, also no body that is too large', async () => {
      received.length = 0;
      const statuses = [
        await ask('/_submit/about?contact', 'GET'),
        await ask('/about', 'POST', 'name=Ada'),
        await ask('/_submit/about?contact', 'PUT', 'name=Ada'),
        await ask('/_submit/..%2f..%2frest/v1', 'POST', 'name=Ada'),
        await ask('/_submit/about?contact', 'POST', 'x'.repeat(1_100_000)),
      ].map(({ status }) => status);
      expect(statuses.slice(0, 3)).toEqual([404, 405, 405]);
      for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
      expect(received.map(({ body }) => body.length)).toEqual([]);
    });
  });
});

it('Netlify passes on forms by a line that is no redirect', () => {
  const backend = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUBMIT_URL: SUBMIT_PATH };
  const written = redirectsFile([{ from: '/old', to: '/new' }], submitTarget(backend));
  expect(written.split('\n')[0]).toBe('/_submit/* https://abc.supabase.co/functions/v1/submit/:splat 200');
  expect(readRedirectsFile(written).map(({ path }) => path)).toEqual(['/old']);
  expect(LOCAL_PATH).toBe(SUBMIT_PATH);
  expect(submitTarget({ ...backend, VITE_SUBMIT_URL: 'https://abc.supabase.co/functions/v1/submit' })).toBe(
    '',
  );
});
