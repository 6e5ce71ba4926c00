import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWrangler } from '../../../scripts/test/programs/find-programs.ts';
import { type HostRequest, sendRequest } from './reply.ts';
import { hostRequests } from './requests.ts';
import { type RunningServer, startPreview, startWrangler } from './servers.ts';
import { smallSite } from './small-site.ts';

const program = findWrangler();
const reason = program ? '' : ' (skipped, this machine has no wrangler: npm install --global wrangler)';

/** How Cloudflare differs: it compares the letters of an address as they are sent, and gives pages one address. */
const DIFFERENT = [
  /\/%61/,
  /%27|%28/,
  /\.html\/?$/,
  // It sends these files, and wrangler fails on the files that it reads itself and on very long names.
  /\/404$|\.(?:gz|br)$/,
  /\/(?:_|%5f)(?:headers|redirects)|a{300}/,
];

const STARTS = 60_000;

describe.skipIf(!program).each(['', '/shop'])(`Cloudflare Pages at "%s"${reason}`, (below) => {
  let [server, preview]: RunningServer[] = [];
  let dispose = () => {};
  beforeAll(async () => {
    const site = await smallSite(`https://www.example.org${below}`);
    dispose = site.dispose;
    [server, preview] = await Promise.all([startWrangler(program ?? '', site), startPreview(site)]);
  }, STARTS);
  afterAll(async () => {
    await Promise.all([server?.stop(), preview?.stop()]);
    dispose();
  });

  /** Where a request leads. A page with a slash at its end redirects with another status there. */
  async function resultOf(running: RunningServer | undefined, request: HostRequest) {
    const { status, headers, body } = await sendRequest(request, running?.port ?? 0);
    const { location } = headers;
    return status === 200
      ? { status, body: body.toString() }
      : { status: status === 308 ? 301 : status, location };
  }

  it.each(['pages and files', 'missing addresses', 'redirects', 'redirects of folders'])(
    'answers as the preview does: %s',
    async (group) => {
      const requests = (hostRequests(below)[group] ?? []).filter(
        ({ target }) => !DIFFERENT.some((one) => one.test(target)),
      );
      expect(requests.length).toBeGreaterThan(10);
      for (const request of requests) {
        const [result, expected] = [await resultOf(server, request), await resultOf(preview, request)];
        expect(result, request.target).toEqual(expected);
      }
    },
  );
});
