import type { HostRequest } from './reply.ts';
import { REDIRECTS } from './small-site.ts';

const get = (target: string): HostRequest => ({ target });
const withHeaders = (target: string, headers: Record<string, string>): HostRequest => ({ target, headers });
const range = (value: string) => withHeaders('/about', { range: value });

/** Pages and files of the site, which every server serves. */
const EXISTING = [
  ...['/', '/about', '/about?from=letter&x=%22', '/about/team', '/short', '/%61bout', '/about.html'],
  ...['/news', '/news/2', '/news/2?utm_source=x', '/news/tag/old-maps', '/news/tag/old-maps/2'],
  ...[
    '/news/tag/old-maps/feed.xml',
    '/about.data.json',
    '/news/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
  ],
  ...['/site.webmanifest', '/assets/index-abc.js', '/assets/index-abc.css', '/assets/text-abc.woff2'],
  ...['/media/logo.svg', '/media/photo-640.avif', '/media/photo.JPG'],
  '/media/a%20b%20%C3%A9%20%7B%24HOME%7D%20%2541.png',
];

const MISSING = [
  ...['/news/1', '/news/3', '/news/tag', '/news/tag/', '/news/tag/maps', '/news/tag/Old-Maps', '/news/2/x'],
  ...['/no/such-page', '/ABOUT/TEAM', '/gone.js', '/assets/gone.js', '/media/gone.svg', '/gone.data.json'],
  ...['/gone/feed.xml', '/assets', '/assets/', '/about.html/', '/about.html.gz', '/about.html.br', '/404'],
  ...['/404.html', '/404/', '/_headers', '/_headers/', '/_redirects', '/%5fheaders', '/_', '/.git/config'],
  ...['/about%20', '/about%3Fx', '/about%23x', '/ab%2At', '/%5Babout%5D', '/%2561bout', '/$1'],
  ...['/%7Bpath%7D', '/%24uri', '/evil.test/', '/evil.test:5555/', `/${'a'.repeat(300)}`],
  `/${'a'.repeat(300)}.js`,
];

/** Addresses that somebody might read as another host, folder or file. */
const MALFORMED = [
  ...['//', '//evil.test/', '//evil.test/%2e%2e', '//[', '//_headers', '//about', '//about/', '/about//'],
  ...['/about//team', '///about', '/\\evil.test/', '/%5cevil.test/', '/%5Cevil.test:5555/'],
  ...['/%5c%5cevil.test/', '/%09/evil.test/', '/%0d%0aSet-Cookie:%20a=b/', '/about%0a', '/%2f/evil.test/'],
  ...['/%2Fevil.test/', '/about%2fteam', '/about%2f..%2f..%2fsecret.txt', '/about/../short', '/./about'],
  ...['/about/.', '/about/%2e%2e', '/..', '/%2e%2e/secret.txt', '/.%2e/secret.txt'],
  ...['/..%2f..%2fsecret.txt', '/%00', '/about%00.html', '/twice/..', '//twice', '/nul%00'],
  ...['/line%0Abreak', '/a%2fb'],
];

const REDIRECTED = [
  '/about/',
  '/about/?from=letter&to=//evil.test',
  '/about/?',
  '/about/team/',
  ...['/news/', '/news/2/', '/news/2/?a=b', '/news/tag/old-maps/', '/news/tag/old-maps/2/'],
  ...REDIRECTS.flatMap(({ from }) => {
    const { pathname } = new URL(from, 'https://localhost');
    return [
      pathname,
      `${pathname}/`,
      `${pathname}?a=b`,
      `${pathname}/?utm_source=news&x=%22{path}$1`,
      `${pathname}?`,
    ];
  }),
];

/** Addresses in former folders, which keep their letters, their slashes and their queries. */
const IN_FOLDERS = [
  ...['/archive', '/archive/', '/archive?a=b', '/archive/?utm_source=x', '/archive/team', '/archive/team/'],
  ...['/archive/one', '/archive/one/', '/archive/one?a=b', '/archive/a/b.html?x=%22{path}$1', '/archive/a?'],
  ...[
    '/archive/caf%C3%A9/%7B$HOME%7D',
    '/%61rchive/team',
    '/archive/a%20b;c=1',
    '/archive/*',
    '/Archive/team',
  ],
  ...['/archive/deep/er', '/archive/deep/er/', '/archive/deep/er/x?y=z', '/archive/deep/x', '/archived'],
  ...['/gr%C3%B6%C3%9Fe/x%5Ey/z?q=1', '/gr%C3%B6%C3%9Fe/x%5Ey', '/gr%C3%B6%C3%9Fe/x%5Ey/'],
  ...["/it's$HOME/(a)/about", '/it%27s$HOME/%28a%29/about?x', "/it's$HOME/(a)/", "/it's$HOME/(a)"],
  ...['/moved', '/moved/', '/moved/x/y?c=d', '/archive/x.gz', '/archive/404.html', '/archive/_headers'],
];

const OTHER: HostRequest[] = [
  { target: '/about', method: 'HEAD' },
  { target: '/gone', method: 'HEAD' },
  { target: '/about', method: 'POST' },
  { target: '/gone', method: 'DELETE' },
  { target: '/assets/index-abc.js', method: 'PUT' },
  withHeaders('/about', { 'accept-encoding': 'gzip' }),
  withHeaders('/short', { 'accept-encoding': 'gzip' }),
  withHeaders('/gone', { 'accept-encoding': 'gzip' }),
  withHeaders('/gone.js', { 'accept-encoding': 'gzip' }),
  withHeaders('/about', { 'accept-encoding': 'gzip;q=0' }),
  withHeaders('/about', { 'accept-encoding': 'identity' }),
  withHeaders('/about', { 'accept-encoding': 'gzip', range: 'bytes=0-9' }),
  withHeaders('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate' }),
  withHeaders('/news/feed.xml', { 'accept-encoding': 'gzip' }),
  withHeaders('/assets/index-abc.js', { range: 'bytes=0-9' }),
  withHeaders('/assets/index-abc.js', { range: 'bytes=999999-' }),
  withHeaders('/gone', { range: 'bytes=0-9' }),
  withHeaders('/gone', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  withHeaders('/gone', { 'if-none-match': '*' }),
  withHeaders('/about', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  withHeaders('/about', {
    'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
    'cache-control': 'no-cache',
  }),
  withHeaders('/assets/index-abc.js', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  ...['bytes=0-0', 'bytes=5-9', 'bytes=5-', 'bytes=-5', 'bytes=0-99999999'].map(range),
  ...['bytes=0-1,3-4', 'bytes=0-,0-,0-,0-', 'lines=0-4', 'bytes', ''].map(range),
  ...['bytes=999999-', 'bytes=5-2', 'bytes=abc', 'bytes=--1', 'bytes=-', 'bytes=99999999999999999999-'].map(
    range,
  ),
];

/** Requests that every server answers alike, for a site at the root of its host. */
const AT_ROOT: Record<string, HostRequest[]> = {
  'pages and files': EXISTING.map(get),
  'missing addresses': MISSING.map(get),
  'malformed addresses': MALFORMED.map(get),
  redirects: REDIRECTED.map(get),
  'redirects of folders': IN_FOLDERS.map(get),
  'methods, encodings and ranges': OTHER,
};

/** What is beside a site below a path, and its own address without the slash at the end. */
const BESIDE = [
  ...['', '?a=b', '/?a=b', 'ping', 'ping/', '/index.html', '/_headers'].map((rest) => `/shop${rest}`),
  ...[
    '/',
    '/?a=b',
    '/about',
    '/about/',
    '/old',
    '/SHOP',
    '/SHOP/',
    '/SHOP/about',
    '/_headers',
    '/_redirects',
  ],
  ...['/favicon.ico', '/media/logo.svg', '/assets/index-abc.js', '/robots.txt', '/404.html', '/sho'],
];

/** Requests that every server answers alike. */
export function hostRequests(path: string): Record<string, HostRequest[]> {
  if (!path) return AT_ROOT;
  const below = Object.entries(AT_ROOT).map(([group, requests]) => [
    group,
    requests.map((request) => ({ ...request, target: path + request.target })),
  ]);
  return { ...Object.fromEntries(below), 'addresses beside the site': BESIDE.map(get) };
}
