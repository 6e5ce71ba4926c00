import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { observatoryResults, observatoryScore } from '../../../scripts/bench/observatory.ts';
import { readHeadersFile } from '../../../scripts/build/hosting/headers-file.ts';
import { serveSite } from '../../../scripts/build/hosting/serve-site.ts';
import { documentOf } from '../../support/built-site.ts';
import { listen } from '../../support/listen.ts';
import { writtenSite } from '../../support/written-site.ts';
import { ROUTES } from '../support/site.ts';

const BACKEND = 'https://abcdefgh.supabase.co';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const written = await writtenSite({ backend: BACKEND });
const { url: origin, stop } = await listen(serveSite(written.dist));
afterAll(() => {
  stop();
  written.dispose();
});

const request = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

/** Requests a path and returns the reply without decompressing it. */
function requestRaw(
  path: string,
  encodings: string,
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test.each(ROUTES)('%s is served at its URL and revalidated on every request', async (route) => {
  const response = await request(route);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('an unchanged page is not sent again', async () => {
  const tag = (await request('/about')).headers.get('etag') ?? '';
  const response = await request('/about', { headers: { 'if-none-match': tag } });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('files with a content hash in their name are cached as immutable', async () => {
  for (const path of ['/assets/index-abc.js', written.site.brand.logo.src]) {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
  }
});

describe('a missing path', () => {
  test('serves the not-found page with status 404', async () => {
    for (const path of ['/no/such-page', '/404', '/_headers', '/_headers/']) {
      const response = await request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect(await (await request('/no/such-page')).text()).toContain('content="noindex"');
  });

  test('is refused with status 400 when no page can have it', async () => {
    for (const path of ['/%', '/..%2f..%2fpackage.json', '//_headers', '//[', '/%5cevil.test/']) {
      const response = await request(path);
      expect([response.status, response.headers.get('location')], path).toEqual([400, null]);
    }
  });

  test('serves no HTML for a missing file, and requires revalidation', async () => {
    for (const path of ['/assets/gone.js', '/media/gone.svg', '/gone.data.json', '/about.html.br']) {
      const response = await request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).not.toContain('html');
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
    }
  });
});

test('text is sent in the smallest encoding that the browser accepts', async () => {
  const plain = await requestRaw('/about', 'identity');
  const brotli = await requestRaw('/about', 'gzip, deflate, br, zstd');
  const gzip = await requestRaw('/about', 'gzip, br;q=0');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
  for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toContain('Accept-Encoding');
});

test('an old URL redirects permanently, and a URL with a trailing slash redirects to the page', async () => {
  const [redirect] = written.redirects;
  const response = await request(redirect?.from ?? '');
  expect([response.status, response.headers.get('location')]).toEqual([301, redirect?.to]);
  const slash = await request('/services/data/?from=letter');
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/services/data?from=letter']);
});

test('the server accepts only GET and HEAD requests', async () => {
  expect((await request('/about', { method: 'POST' })).status).toBe(405);
  const head = await request('/about', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('every reply has all security headers, for every status', async () => {
  const headersFile = readHeadersFile(written.dist);
  expect(Object.keys(headersFile)).toContain('Strict-Transport-Security');
  for (const path of ['/', '/about.data.json', '/no/such-page', '/assets/gone.js', '/about/']) {
    const { headers } = await request(path);
    for (const [name, value] of Object.entries(headersFile)) expect(headers.get(name), path).toBe(value);
  }
  expect(headersFile['Content-Security-Policy']).toContain(`connect-src 'self' ${BACKEND};`);
});

test('the policy allows exactly the inline scripts and styles of the pages, by hash', async () => {
  const policy = readHeadersFile(written.dist)['Content-Security-Policy'] ?? '';
  const allowed = (directive: string) =>
    new RegExp(`${directive} 'self' ([^;]+);`).exec(policy)?.[1]?.split(' ') ?? [];
  const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const route of ['/', '/quote', '/404']) {
    const html = written.read(documentOf(route));
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashed(text));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashed(text));
    expect(scripts).toEqual(allowed('script-src'));
    expect(styles.length).toBeGreaterThan(0);
    expect(allowed('style-src')).toEqual(expect.arrayContaining(styles));
  }
  expect(policy.length).toBeLessThan(2000);
});

test("the site scores at least 130 by MDN Observatory's rules", async () => {
  for (const route of ['/', '/quote']) {
    const response = await request(route);
    const found = observatoryResults(response.headers, await response.text());
    expect(found.filter(({ points }) => points < 0)).toEqual([]);
    // Some versions of the rules give no points for COOP and COEP, so the limit must hold without them.
    const strict = found.filter(({ rule }) => !/^co(op|ep)-/.test(rule));
    expect(observatoryScore(strict)).toBeGreaterThanOrEqual(130);
    expect(observatoryScore(found)).toBeGreaterThanOrEqual(150);
  }
});

test('the rules give a site with an unsafe policy a low score', () => {
  const bad = new Headers({ 'content-security-policy': "default-src *; script-src 'unsafe-inline'" });
  expect(observatoryScore(observatoryResults(bad, '<script src="/a.js"></script>'))).toBeLessThan(50);
});
