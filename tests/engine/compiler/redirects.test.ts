import { expect, test, vi } from 'vitest';
import * as urls from '../../../src/compiler/resolve/urls.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { VALID } from '../../support/small-site/site.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const redirects = (map: Record<string, unknown>) => ({ 'redirects.json': JSON.stringify(map) });

const WILDCARDS =
  'A wildcard is the end of an address, after a folder: "/old/*": "/new/*" redirects everything below /old. Otherwise write a line for each old address, with its own target.';

test('returns valid redirects to pages, anchors, media and other sites', () => {
  const map = {
    '/old': '/',
    '/Old_Page.html': 'https://example.org/new',
    '/leaflet': '/media/van.svg',
  };
  const { diagnostics, redirects: found } = compileFiles(
    redirects({ $schema: '../schemas/redirects.schema.json', ...map }),
  );
  expect(diagnostics).toEqual([]);
  expect(found).toEqual(Object.entries(map).map(([from, to]) => ({ from, to })));
});

test('returns no redirects for a site without redirects.json', () => {
  expect(compileFiles({}).redirects).toEqual([]);
});

test('redirect-conflict', () => {
  expect(errorsOf(redirects({ '/gone': '/', '/gone/': '/' }))).toEqual([
    'content/redirects.json:1:14 redirect-conflict | "/gone/" and "/gone" are the same address. | Delete one of them. | >> "/gone/"',
  ]);
});

test('checks targets like links', () => {
  const map = { '/a': '/abuot', '/b': '/#none', '/c': 'javascript:alert(1)', '/d': 'tel:+442079460000' };
  expect(errorsOf(redirects(map))).toEqual([
    'content/redirects.json:1:7 broken-link | "/a" is "/abuot"; no page has this address. | The address of a page is the path of its file in content/pages/. | >> "/abuot"',
    'content/redirects.json:1:21 broken-anchor | "/b" is "/#none"; no block of / has the id "none". | Ids: none yet | >> "/#none"',
    'content/redirects.json:1:35 unsafe-url | "/c" is "javascript:alert(1)"; it starts with "javascript:", which is not allowed. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "javascript:alert(1)"',
    'content/redirects.json:1:62 wrong-pattern | "/d" redirects to "tel:+442079460000", which is not a page. | Where to go now. | >> "tel:+442079460000"',
  ]);
});

test('wrong-pattern: an old address that hosts would interpret as a pattern', () => {
  expect(errorsOf(redirects({ '/*': '/', old: '/', '/': '/' }))).toEqual([
    `content/redirects.json:1:2 wrong-pattern | "/*" cannot be the address of a former page. | ${WILDCARDS} | >> "/*"`,
    'content/redirects.json:1:11 wrong-pattern | "old" cannot be the address of a former page. | Start it with /, and use no spaces and none of ? # * : { } " \\. | >> "old"',
    'content/redirects.json:1:21 wrong-pattern | "/" cannot be the address of a former page. | Start it with /, and use no spaces and none of ? # * : { } " \\. | >> "/"',
  ]);
});

test.each(['/old/*/x', '/old*', '/old/:path*', '/news/:year/:name', '/{id}', '/old/(.*)', '/blog/:splat'])(
  'wrong-pattern: %s, whose hint says where a wildcard can be',
  (from) => {
    const [error, ...others] = errorsOf(redirects({ [from]: '/' }));
    expect(error).toContain(WILDCARDS);
    expect(others).toEqual([]);
  },
);

test.each([
  '//old',
  '/a//b',
  '/up/../x',
  '/up/%2e%2e/x',
  '/./x',
  '/a%2fb',
  '/a%5Cb',
  '/nul%00',
  '/line%0Abreak',
])('wrong-pattern: %s, which no host answers', (from) => {
  const [error, ...others] = errorsOf(redirects({ [from]: '/' }));
  expect(error).toMatch(/wrong-pattern .* No host answers/);
  expect(others).toEqual([]);
});

const RESERVED = [
  ...['/sitemap.xml', '/sitemap-2.xml', '/robots.txt', '/favicon.ico', '/favicon.svg', '/manifest.json'],
  ...[
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/licences.txt',
    '/index.html',
    '/index.data.json',
    '/404.html',
  ],
  ...[
    '/assets/x',
    '/assets',
    '/media/van.svg',
    '/rest/v1/contact_submissions',
    '/_headers',
    '/_mail',
    '/%5fheaders',
  ],
  ...['/robots%2Etxt', '/cdn-cgi/trace', '/.netlify/functions/x'],
];

test.each(RESERVED)('redirect-conflict: %s, where something else answers', (from) => {
  expect(errorsOf(redirects({ [from]: '/' }))).toEqual([
    expect.stringMatching(/^content\/redirects\.json:1:2 redirect-conflict .* Delete this line\. /),
  ]);
});

test('redirect-conflict: the encoded address, the file and the data of a page', () => {
  const page = { 'pages/about.json': VALID['pages/404.json'] ?? '' };
  const from = ['/%61bout', '/about.html', '/about.data.json', '/about/'];
  const { diagnostics } = compileFiles({
    ...page,
    ...redirects(Object.fromEntries(from.map((one) => [one, '/about']))),
  });
  const conflicts = diagnostics.filter(({ code }) => code === 'redirect-conflict');
  expect(conflicts.map(({ message }) => message.split('"')[1])).toEqual(from);
  expect(conflicts.map(({ fix }) => fix?.kind)).toEqual([undefined, 'remove', 'remove', undefined]);
});

test('allows former addresses that only look like files of the build', () => {
  const from = [
    '/feed.xml',
    '/old.html',
    '/blog/index.html',
    '/brochure.pdf',
    '/my-media/x',
    '/medias',
    '/ROBOTS.TXT',
  ];
  expect(errorsOf(redirects(Object.fromEntries(from.map((one) => [one, '/']))))).toEqual([]);
});

test('redirect-conflict: two spellings of one address', () => {
  expect(errorsOf(redirects({ '/caf%C3%A9': '/', '/café/': '/' }))).toEqual([
    'content/redirects.json:1:19 redirect-conflict | "/café/" and "/caf%C3%A9" are the same address. | Delete one of them. | >> "/café/"',
  ]);
});

test('allows the redirect from a page that was public before its folder was reserved', () => {
  const published = { 'published.json': JSON.stringify({ routes: ['/', '/media/press'] }) };
  expect(errorsOf({ ...published, ...redirects({ '/media/press': '/' }) })).toEqual([]);
});

test('wrong-type: a target that is not a text, and a list instead of an object', () => {
  expect(errorsOf(redirects({ '/a': 1 }))).toEqual([
    'content/redirects.json:1:7 wrong-type | "/a" is 1, a number; it must be text. | Where to go now. | >> 1',
  ]);
  expect(errorsOf({ 'redirects.json': '[]' })).toEqual([
    'content/redirects.json:1:1 wrong-type | This file is [], a list [ … ]; it must be an object { … }. | >> []',
  ]);
});

test('follows a chain of thousands once', () => {
  const LENGTH = 3000;
  const chain = Object.fromEntries(
    Array.from({ length: LENGTH }, (_, index) => [`/a${index}`, index + 1 < LENGTH ? `/a${index + 1}` : '/']),
  );
  const read = vi.spyOn(urls, 'readAddress').mockClear();
  const { diagnostics } = compileFiles(redirects(chain));
  const fixes = diagnostics.map(({ code, fix }) => [code, fix && 'value' in fix ? fix.value : '']);
  expect(fixes).toEqual(Array.from({ length: LENGTH - 1 }, () => ['redirect-chain', '/']));
  expect(read.mock.calls.length).toBeLessThan(LENGTH * 10);
});

test('a chain into a circle is a loop, and the chain beside it is none', () => {
  const map = { '/a': '/b', '/b': '/c/', '/c': '/b', '/d': '/a', '/e': '/f', '/f': '/' };
  const { diagnostics } = compileFiles(redirects(map));
  expect(diagnostics.map(({ code, path }) => `${path} ${code}`)).toEqual([
    '"/a" redirect-loop',
    '"/b" redirect-loop',
    '"/c" redirect-loop',
    '"/d" redirect-loop',
    '"/e" redirect-chain',
  ]);
});

const page = (route: string) => ({
  [`pages/${route}.json`]: pageWith(),
});

test('a wildcard redirects a folder to another one, to a page or to another site', () => {
  const map = {
    '/old/*': '/new/*',
    '/gone/*': '/',
    '/blog/*': 'https://example.com/blog/*',
    '/old/a': '/about',
  };
  const { diagnostics, redirects: found } = compileFiles({
    ...page('new/a'),
    ...page('about'),
    ...redirects(map),
  });
  expect(diagnostics.filter(({ file }) => file === 'content/redirects.json')).toEqual([]);
  expect(found).toEqual(Object.entries(map).map(([from, to]) => ({ from, to })));
});

const codesOf = (map: Record<string, string>, files = {}) =>
  errorsOf({ ...files, ...redirects(map) }).map((line) =>
    line.replace(/^\S+ /, '').split(' | ').slice(0, 2).join(': '),
  );

test.each([
  [{ '/about/*': '/' }, ['redirect-conflict: "/about/*" covers /about, a page of this site']],
  [{ '/a/*': '/a/b/*' }, ['redirect-loop: "/a/*" redirects to "/a/b/*", which redirects in a circle']],
  [
    { '/a/*': '/b/*', '/b/*': '/a/*' },
    [
      'redirect-loop: "/a/*" redirects to "/b/*", which redirects in a circle',
      'redirect-loop: "/b/*" redirects to "/a/*", which redirects in a circle',
    ],
  ],
  [{ '/a/*': '/b/*', '/b/*': '/' }, ['redirect-chain: "/a/*" redirects to "/b/*", which redirects to "/"']],
  [{ '/a': '/b/x', '/b/*': '/' }, ['redirect-chain: "/a" redirects to "/b/x", which redirects to "/"']],
  [
    { '/a/*': '/nowhere/*' },
    ['broken-link: "/a/*" is "/nowhere/*"; there is no page at or below "/nowhere"'],
  ],
  [{ '/a/*': '/', '/a/*/': '/' }, ['wrong-pattern: "/a/*/" cannot be the address of a former page']],
  [{ '/media/*': '/' }, [expect.stringMatching(/^redirect-conflict: "\/media\/\*" is in \/media\/:/)]],
])('a wildcard in %j is reported', (map, expected) => {
  const found = codesOf(map as Record<string, string>, page('about')).map((line) => line.replace(/\.$/, ''));
  expect(found).toEqual(expected);
});

test('a line that says what a wildcard says is a warning, which a fix removes', () => {
  const { diagnostics } = compileFiles(
    redirects({ '/a/*': '/', '/a/b': '/', '/a/c': 'https://example.com/' }),
  );
  expect(diagnostics.map(({ code, severity, message, fix }) => [code, severity, message, fix?.kind])).toEqual(
    [['redirect-conflict', 'warning', '"/a/b" redirects where "/a/*" redirects it already.', 'remove']],
  );
});

test('a wildcard replaces the redirect of a page that was below it, if it leads to a page', () => {
  const published = {
    'published.json': JSON.stringify({ routes: ['/', '/about', '/new/a', '/old/a', '/old/b'] }),
  };
  const files = { ...page('new/a'), ...page('about'), ...published };
  const missing = codesOf({ '/old/*': '/new/*' }, files);
  expect(missing).toEqual([
    'missing-redirect: "/old/b" was a page of this site. "/old/*" redirects it to "/new/b", which is no page.',
  ]);
  expect(codesOf({ '/old/*': '/about' }, files)).toEqual([]);
});
