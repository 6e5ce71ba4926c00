import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { studio } from '../../../src/dev/studio/server/studio.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { cookieOf, startStudioServer } from '../../support/studio-server.ts';

// What somebody can try who has no session, against the running server.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';

let server: Awaited<ReturnType<typeof startStudioServer>>;
beforeAll(async () => {
  server = await startStudioServer();
  await server.addEditor(ANN, 'publish');
  await server.addEditor(BOB, 'write');
});
afterAll(() => server.stop());

/** Addresses of content, of git, of drafts, of media, of the studio's own files and of what a server of Vite has. */
const ADDRESSES = [
  '/',
  '/_studio',
  '/_studio/frame',
  '/_studio/assets/index.js',
  '/_gallery/prose/1',
  '/_gallery',
  '/media/logo.svg',
  '/files/minutes.pdf',
  '/favicon.svg',
  '/content/site.json',
  '/content/pages/index.json',
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/.cache/studio-server/sessions.json',
  '/.cache/studio-drafts/',
  '/.cache/backend/server.json',
  '/@fs/etc/passwd',
  '/@vite/client',
  '/src/app/main.tsx',
  '/__open-in-editor?file=content/site.json',
  '/_studio/../content/site.json',
  '/_studio/%2e%2e/%2e%2e/content/site.json',
  '/media/..%2f..%2fcontent%2fsite.json',
  '/media/%00',
  '//etc/passwd',
];

/** Each is a request. */
const GUESSES = IS_FULL_RUN ? 10_000 : 1000;

describe('without a session', () => {
  test.each(ADDRESSES)('%s answers with the way to sign in alone', async (address) => {
    const { status, headers, body } = await server.send(address);
    expect([status, headers.location, body]).toEqual([303, '/_studio/sign-in', '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  test.each(['http://localhost/_studio', '*', 'x:/'])('refuses the target %s', async (address) => {
    expect((await server.send(address)).status).toBe(400);
  });

  test.each([...Object.keys(studio.endpoints), 'icons', 'stop', 'gallery', 'fix'])(
    'calls nothing by the name %s',
    async (name) => {
      const { status, value } = await server.api(name, { file: 'content/site.json' }, {});
      expect([status, value]).toEqual([401, { message: 'You are signed out. Sign in again.' }]);
    },
  );

  test('reads no enquiry and no editor by the key that every visitor has', async () => {
    for (const name of ['submissions_newest', 'submissions_list', 'studio_editors', 'studio_editor']) {
      const { status } = await server.send(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local_development_only', 'content-type': 'application/json' },
        body: '{}',
      });
      expect([name, status]).not.toEqual([name, 200]);
    }
  });

  test('only the health address answers, with one word', async () => {
    expect(await server.send('/_health', { headers: { host: 'any.example' } })).toMatchObject({
      status: 200,
      body: 'ok',
    });
  });
});

describe('a forged sender', () => {
  test.each(['evil.example', 'localhost', '127.0.0.1', ''])('the host %j reaches nothing', async (host) => {
    const cookie = await session();
    for (const at of ['/_studio', '/_studio/sign-in', '/_mail'])
      expect([at, (await server.send(at, { headers: { host, cookie } })).status]).toEqual([at, 421]);
  });

  test('a header of a proxy names no other host', async () => {
    const headers = { 'x-forwarded-host': 'evil.example' };
    const { headers: answered } = await server.send('/_studio', { headers });
    expect(answered.location).toBe('/_studio/sign-in');
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a page that sends %j changes nothing with the cookie of an editor', async (headers) => {
    const cookie = await session();
    const { status } = await server.api('studio/site', {}, { cookie, ...headers });
    expect(status).toBe(403);
    if (!('origin' in headers)) return;
    for (const at of ['/_studio/sign-in', '/_studio/sign-out'])
      expect((await server.send(at, { method: 'POST', headers: { cookie, ...headers } })).status).toBe(403);
    expect((await server.api('studio/site', {}, { cookie })).status).toBe(200);
  });
});

let known: Promise<string> | undefined;
/** A session of Ann, for all tests. */
const session = () => (known ??= server.signIn(ANN));

describe('signing in', () => {
  test('replaces a session that somebody else has planted', async () => {
    const planted = 'studio=attacker; studio-sign-in=attacker';
    const { cookie, code } = await server.ask(BOB, { cookie: planted });
    expect(cookie).not.toContain('attacker');
    const wrong = await server.step({ step: 'code', code }, { cookie: planted });
    expect(wrong.status).toBe(422);
    const right = await server.step({ step: 'code', code }, { cookie: `studio=attacker; ${cookie}` });
    expect(cookieOf(right)).toMatch(/^studio=[\w-]{43}$/);
    expect(right.headers['set-cookie']?.[0]).toContain('; Path=/; HttpOnly; SameSite=Strict');
    expect((await server.send('/_studio', { headers: { cookie: planted } })).status).toBe(303);
  });

  test('opens a link once, and only when its button is pressed', async () => {
    const { link } = await server.ask(BOB);
    const page = await server.send(`/_studio/sign-in?token_hash=${link}`);
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await server.step({ step: 'link', link })).status).toBe(303);
    expect((await server.step({ step: 'link', link })).status).toBe(422);
  });

  test('answers the same for an editor and for anybody else', async () => {
    const asked = await Promise.all(
      [BOB, 'nobody@example.org'].map((address) => server.step({ step: 'address', address })),
    );
    const shapes = asked.map(({ status, headers, body }) => {
      const { date: _, 'set-cookie': cookies, ...others } = headers;
      return { status, body, others, cookie: cookies?.[0]?.replace(/=[\w-]{43}/, '=') };
    });
    expect(shapes[0]).toEqual(shapes[1]);
    const guessed = await Promise.all(
      asked.map((answer) => server.step({ step: 'code', code: '000000' }, { cookie: cookieOf(answer) })),
    );
    expect(guessed[0]?.body).toBe(guessed[1]?.body);
    expect(server.mails('nobody@example.org')).toEqual([]);
  });

  test(`${GUESSES} guesses from as many networks find no code`, async () => {
    let cookie = '';
    let sent = 0;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const headers = { 'x-forwarded-for': `2001:db8::${(guess % 5000).toString(16)}` };
      if (guess % 5 === 0) {
        const asked = await server.step({ step: 'address', address: ANN }, headers);
        cookie = cookieOf(asked) || cookie;
        sent += 1;
      }
      const code = String(guess).padStart(6, '0');
      const { status } = await server.step({ step: 'code', code }, { ...headers, cookie });
      if (status !== 422) throw new Error(`${code} was answered with ${status}.`);
    }
    expect(sent).toBe(GUESSES / 5);
    // Of the five codes of an hour, some were sent for other tests.
    expect(server.mails(ANN).length).toBeLessThanOrEqual(5);
  });

  test('refuses the right code after five wrong ones', async () => {
    await server.addEditor('eve@example.org', 'write');
    const { cookie, code } = await server.ask('eve@example.org');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1) await server.step({ step: 'code', code: wrong }, { cookie });
    expect((await server.step({ step: 'code', code }, { cookie })).status).toBe(422);
  });
});

describe('with a link to look at', () => {
  const FILE = 'content/pages/about.json';
  const UNSAVED = 'Words that nobody has saved yet';
  let bob = '';

  /** Makes a link to the draft of an editor. Returns its path, and the cookie of a browser that has opened it. */
  async function link() {
    // An address gets five codes in an hour.
    bob ||= await server.signIn(BOB);
    const as = { cookie: bob };
    const { value: page } = await server.api('studio/page', { file: FILE }, as);
    const base = page['value'] as object;
    const draft = { hash: page['hash'], base, value: { ...base, title: UNSAVED } };
    const { value: known } = await server.api('studio/drafts', { open: FILE }, as);
    const { [FILE]: seen = '' } = known['versions'] as Record<string, string>;
    await server.api('studio/drafts/store', { file: FILE, draft, seen }, as);
    const asked = { kind: 'document', name: FILE, days: '1' };
    const { value } = await server.api('studio/looks/add', asked, as);
    const address = String(value['address']).replace(server.origin, '');
    const newest = (value['links'] as { id: string }[]).at(-1);
    const opened = await server.send(address);
    return { address, opened, cookie: cookieOf(opened), as, id: newest?.id };
  }
  const look = (address: string, cookie: string) =>
    server.api('studio/look', { secret: address.replace('/_look/', ''), route: '' }, { cookie });

  test('sees the page as it would be, and what it loads, and nothing else', async () => {
    const { address, opened, cookie } = await link();
    expect(opened.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(opened.status).toBe(200);
    const { value, headers } = await look(address, cookie);
    expect(headers['x-dev-content'], 'no sign of the work of editors').toBeUndefined();
    expect(value).toMatchObject({ title: `Page “${UNSAVED}”`, by: BOB, pages: [{ route: '/about' }] });
    const script = /src="(\/_studio\/assets\/[^"]+)"/.exec(opened.body)?.[1] ?? '';
    for (const part of [script, '/_studio/frame', '/favicon.svg']) {
      expect([part, (await server.send(part, { headers: { cookie } })).status]).toEqual([part, 200]);
      expect([part, (await server.send(part)).status]).toEqual([part, 303]);
    }
    for (const closed of ['/_studio', '/content/site.json', '/.git/HEAD', '/_studio/../content/site.json'])
      expect([closed, (await server.send(closed, { headers: { cookie } })).status]).toEqual([closed, 303]);
    for (const name of Object.keys(studio.endpoints))
      expect([name, (await server.api(name, { file: FILE }, { cookie })).status]).toEqual([name, 401]);
  });

  test('is out when the link has ended, with what it has loaded before', async () => {
    const { address, cookie, as, id } = await link();
    await server.api('studio/looks/end', { id }, as);
    const { status, body, headers } = await server.send(address);
    expect([status, body.includes('This link has ended'), headers['set-cookie']]).toEqual([
      404,
      true,
      undefined,
    ]);
    expect((await look(address, cookie)).status).toBe(404);
    expect((await server.send('/_studio/frame', { headers: { cookie } })).status).toBe(303);
  });

  test.each(['', 'a', 'A'.repeat(43), '../../sessions', '%2e%2e%2fsessions', '__proto__'])(
    'guesses no link by %j',
    async (secret) => {
      expect((await server.send(`/_look/${secret}`)).status).not.toBe(200);
      expect((await look(secret, `studio-look=${secret}`)).status).toBe(404);
      const headers = { cookie: `studio-look=${secret}` };
      expect((await server.send('/_studio/frame', { headers })).status).toBe(303);
    },
  );

  test('cannot approve or answer a review', async () => {
    const { cookie, as } = await link();
    for (const name of ['studio/reviews/approve', 'studio/reviews/answer']) {
      const input = { review: 'x', text: 'x' };
      expect((await server.api(name, input, { cookie })).status).toBe(401);
      expect((await server.api(name, input, as)).status).toBe(403);
    }
  });
});
