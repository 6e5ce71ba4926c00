import { describe, expect, test } from 'vitest';
import type { Site } from '../../../src/model/content-types.ts';
import { FEED_TYPE } from '../pages/feeds.ts';
import { caddyFile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import { backendOrigin, FOREVER, securityHeaders } from './security-headers.ts';

const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-one'", "'sha256-two'"] };
const security = securityHeaders('https://abcdefgh.supabase.co', inline);
const redirects = [
  { from: '/caf%C3%A9', to: '/about' },
  { from: '/old', to: 'https://example.org/a?b=$c' },
];
const types: [string, string][] = [['html', 'text/html; charset=utf-8']];
const config = { url: new URL('https://www.example.org'), security, redirects, types };

/** Reads `_headers` as Netlify and Cloudflare do: every matching rule adds its headers. */
function headersOf(file: string, pathname: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let matches = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      matches = new RegExp(`^${line.replaceAll('*', '.*')}$`).test(pathname);
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (matches) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

describe('_headers', () => {
  const file = headersFile(security, ['/news/feed.xml']);

  test.each(['/', '/about', '/assets/a.js', '/media/a.svg', '/no/such', '/news/feed.xml'])(
    '%s gets each header once',
    (pathname) => {
      const found = headersOf(file, pathname);
      for (const [name, value] of Object.entries(security)) expect(found.get(name)).toEqual([value]);
      for (const values of found.values()) expect(values).toHaveLength(1);
    },
  );

  test('only files whose name changes with their bytes are cached', () => {
    expect(headersOf(file, '/assets/a.js').get('Cache-Control')).toEqual([FOREVER]);
    expect(headersOf(file, '/media/a.svg').get('Cache-Control')).toEqual([FOREVER]);
    expect(headersOf(file, '/about').get('Cache-Control')).toBeUndefined();
  });

  test('a feed has its own type', () => {
    expect(headersOf(file, '/news/feed.xml').get('Content-Type')).toEqual([FEED_TYPE]);
    expect(headersOf(file, '/news').get('Content-Type')).toBeUndefined();
    for (const text of [nginxFile(config), caddyFile(config)]) expect(text).toContain(FEED_TYPE);
  });

  test('stays within the limits of Cloudflare', () => {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });
});

test('_redirects has a line for each spelling of an address, with and without a slash', () => {
  expect(redirectsFile(redirects)).toBe(
    [
      ...['/caf%C3%A9 /about 301\n', '/caf%C3%A9/ /about 301\n'],
      ...['/old https://example.org/a?b=%24c 301\n', '/old/ https://example.org/a?b=%24c 301\n'],
    ].join(''),
  );
});

test('_redirects has each character as browsers send it, because Cloudflare compares the text of a path', () => {
  expect(redirectsFile([{ from: '/a^b é', to: '/' }])).toMatch(/^\/a%5Eb%20%C3%A9 \/ 301\n/);
});

describe.each([
  ['nginx', nginxFile(config)],
  ['Caddy', caddyFile(config)],
])('%s', (_, file) => {
  test('has the same headers', () => {
    for (const [name, value] of Object.entries(security))
      expect(file.replaceAll('`', '"')).toContain(`${name} "${value}"`);
    expect(file).toContain(FOREVER);
    expect(file).toContain('"no-cache"');
  });
  test('has the same redirects, with no variables in them', () => {
    expect(file).toContain('https://example.org/a?b=%24c');
    expect(file).toContain('/café');
  });
  test('has the host name', () => {
    expect(file).toContain('www.example.org');
  });
  test('closes every bracket', () => {
    expect(file.split('{').length).toBe(file.split('}').length);
  });
});

test('the policy contains only the hosted backend of the build', () => {
  expect(backendOrigin({ VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co/' })).toBe(
    'https://abcdefgh.supabase.co',
  );
  expect(backendOrigin({})).toBe('');
  expect(securityHeaders('', inline)['Content-Security-Policy']).toContain("connect-src 'self';");
});

test.each([';', ',', '"', "'", '$', '`', ' ', '\\', '{', '\n'])(
  'the policy is not written with a server whose address contains %j',
  (character) => {
    const text = `https://a${character}b.example`;
    const analytics = { script: 'https://a.example/s.js', sendsTo: [text] };
    for (const write of [
      () => securityHeaders(text, inline),
      () => securityHeaders('', inline, { embeds: [text] }),
      () => securityHeaders('', inline, { analytics: analytics as NonNullable<Site['analytics']> }),
    ])
      expect(write).toThrow('cannot be a server in the content security policy');
  },
);

test('only what a block asks for is allowed, on this site and for the servers that site.json lists', () => {
  const features = (headers: Record<string, string>) => headers['Permissions-Policy']?.split(', ');
  expect(security['Content-Security-Policy']).not.toContain('media-src');
  expect(features(security)).toContain('fullscreen=()');
  const embeds = ['https://video.example.org'];
  const allowed = securityHeaders('', inline, { embeds }, ['media-src', 'fullscreen']);
  expect(allowed['Content-Security-Policy']).toContain("; media-src 'self' https://video.example.org;");
  expect(features(allowed)).toContain('fullscreen=(self "https://video.example.org")');
  expect(features(allowed)?.filter((one) => !one.endsWith('=()'))).toHaveLength(1);
  const own = securityHeaders('', inline, {}, ['media-src', 'fullscreen']);
  expect(own['Content-Security-Policy']).toContain("; media-src 'self';");
  expect(features(own)).toContain('fullscreen=(self)');
});

test('frames and pictures of other servers are allowed only from those that site.json lists', () => {
  expect(security['Content-Security-Policy']).toContain("img-src 'self' data:;");
  expect(security['Content-Security-Policy']).not.toContain('frame-src');
  const listed = securityHeaders('', inline, { embeds: ['https://video.example.org'] });
  expect(listed['Content-Security-Policy']).toContain("img-src 'self' data: https://video.example.org;");
  expect(listed['Content-Security-Policy']).toContain('frame-src https://video.example.org;');
  expect(listed['Content-Security-Policy']).toContain("script-src 'self' 'sha256-script';");
  expect(listed['Cross-Origin-Embedder-Policy']).toBeUndefined();
});
