import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeadersFile } from '../../../scripts/build/hosting/headers-file.ts';
import { findCaddy, findNginx } from '../../../scripts/test/programs/find-programs.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { compared, type HostRequest, sendRequest } from './reply.ts';
import { hostRequests } from './requests.ts';
import { type RunningServer, startCaddy, startNginx, startPreview } from './servers.ts';
import { REDIRECTS, smallSite } from './small-site.ts';

const HOST = 'www.example.org';
const UNKNOWN = 'evil.test';

/** The real servers, with the files of `deploy/`. */
const HOSTS = [
  { name: 'nginx', find: findNginx, start: startNginx },
  { name: 'Caddy', find: findCaddy, start: startCaddy },
];

/** At the root of the host; in a full run, also below a path. */
for (const below of IS_FULL_RUN ? ['', '/shop'] : ['']) {
  const place = below && ` below ${below}`;
  const site = await smallSite(`https://${HOST}${below}`);
  const requests = hostRequests(below);
  const security = readHeadersFile(site.dist);
  const preview = await startPreview(site);
  afterAll(async () => {
    await preview.stop();
    site.dispose();
  });

  const ALL = Object.values(requests).flat();
  const shown = (request: HostRequest) => JSON.stringify(request);

  /** Every server with its requests: the preview without TLS. */
  async function replyOf(server: RunningServer, request: HostRequest) {
    return server.httpPort
      ? sendRequest({ host: HOST, ...request }, server.port, HOST)
      : sendRequest(request, server.port);
  }

  function expectSecurityHeaders(headers: Record<string, unknown>, request: HostRequest): void {
    for (const [name, value] of Object.entries(security))
      expect(headers[name.toLowerCase()], `${name} of ${shown(request)}`).toBe(value);
  }

  /** A browser that follows this Location stays at the site, or goes where the site's redirects lead. */
  function isKnown(location: string): boolean {
    const { host } = new URL(location, `https://${HOST}`);
    return [HOST, 'example.org'].includes(host);
  }

  describe(`the preview${place}`, () => {
    it.each(ALL.map((request) => [shown(request), request] as const))(
      'answers %s with all security headers, no error of the server and no redirect to a host that the client named',
      async (_, request) => {
        const { status, headers } = await replyOf(preview, request);
        expect(status).toBeLessThan(500);
        expectSecurityHeaders(headers, request);
        expect(isKnown(headers.location ?? '/')).toBe(true);
      },
    );

    it('sends an icon, which no table of types contains, with its type', async () => {
      const { headers } = await replyOf(preview, { target: `${below}/favicon.ico` });
      expect(headers['content-type']).toBe('image/x-icon');
    });

    it('redirects every former address', async () => {
      for (const { from } of REDIRECTS) {
        const { pathname } = new URL(from, 'https://localhost');
        expect((await replyOf(preview, { target: below + pathname })).status, from).toBe(301);
      }
    });

    it('serves no file outside of the build and no file for hosts', async () => {
      const secrets = [
        readFileSync(path.join(site.folder, 'secret.txt')),
        readFileSync(path.join(site.dist, '_headers')),
        readFileSync(path.join(site.dist, '_redirects')),
      ];
      for (const request of ALL) {
        const { body } = await replyOf(preview, request);
        expect(
          secrets.some((secret) => secret.equals(body)),
          shown(request),
        ).toBe(false);
      }
    });
  });

  describe.each(HOSTS)(`$name${place}`, ({ name, find, start }) => {
    const program = find();
    const reason = program ? '' : ` (skipped, this machine has no ${name})`;

    describe.skipIf(!program)(`with the written file${reason}`, () => {
      let server: RunningServer;
      beforeAll(async () => {
        server = await start(program ?? '', site, HOST);
      });
      afterAll(() => server?.stop());

      it.each(Object.keys(requests))('answers as the preview does: %s', async (group) => {
        const names = Object.keys(security);
        for (const request of requests[group] ?? []) {
          const [reply, expected] = await Promise.all([replyOf(server, request), replyOf(preview, request)]);
          expect(compared(reply, names), shown(request)).toEqual(compared(expected, names));
        }
      });

      it('redirects no address to a host that the client named', async () => {
        for (const request of ALL) {
          const { location = '/' } = (await replyOf(server, request)).headers;
          expect(isKnown(location), `${shown(request)} to ${location}`).toBe(true);
        }
      });

      it('redirects requests without TLS only to the host of the site', async () => {
        for (const host of [HOST, UNKNOWN, `${HOST}.${UNKNOWN}`, `${UNKNOWN}:80`]) {
          const request = { target: '/about', host };
          const { status, headers } = await sendRequest(request, server.httpPort ?? 0);
          if (host === HOST) expect(status).toBe(308);
          expect(status, host).toBeGreaterThan(300);
          if (headers.location) expect(headers.location, host).toBe(`https://${HOST}/about`);
        }
      });

      it('answers no request for another host', async () => {
        const request = { target: '/about', host: UNKNOWN };
        const { status, headers } = await sendRequest(request, server.port, HOST);
        expect([status, headers.location]).toEqual([421, undefined]);
        expectSecurityHeaders(headers, request);
      });
    });
  });
}
