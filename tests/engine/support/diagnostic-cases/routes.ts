import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, homeSaying, json, page, STOPS, site } from './parts.ts';

/** Mistakes with the ways to a page: lists, navigation, old addresses. */
export const ROUTE_CASES: DiagnosticCase[] = [
  {
    code: 'empty-section',
    title: 'A list of pages that do not exist',
    files: { ...STOPS, ...home({ type: 'page-cards', pages: '/stop/*' }) },
    says: `content/pages/index.json:11:16  empty-section
  blocks[1].pages is "/stop/*"; there is no page in content/pages/stop/.
  Sections: /*`,
    at: '"/stop/*"',
  },
  {
    code: 'orphan-page',
    title: 'A page that nothing leads to',
    files: { 'pages/stops.json': page() },
    says: `content/pages/stops.json:1:1  orphan-page (warning)
  No link and no list leads to /stops.
  Link to it from another page, or add it to the header or footer in content/site.json.`,
    at: '{',
  },
  {
    code: 'missing-navigation',
    title: 'A page that belongs into header or footer and is in neither',
    files: { ...STOPS, 'pages/stops.json': page({ inNavigation: true }) },
    says: `content/pages/stops.json:4:19  missing-navigation (warning)
  inNavigation is true, but neither header nor footer leads to /stops.
  Add { "label": "…", "href": "/stops" } to the header or footer in content/site.json.`,
    at: 'true',
  },
  {
    code: 'missing-redirect',
    title: 'A page that has been renamed, while a link leads to its old address',
    files: {
      ...site({ header: { links: ['/stops'] } }),
      'pages/halts.json': page({ inNavigation: true }),
      ...homeSaying('Text.'),
      'published.json': json({ routes: ['/', '/stops'] }),
    },
    says: `content/published.json:4:5  missing-redirect
  "/stops" was a page of this site; now neither a page nor a redirect has this address.
  Add "/stops": "/halts" to content/redirects.json.
  Still leading there: content/site.json:6:7
  If the page was never public, delete this line instead.

content/site.json:6:7  broken-link
  header.links[0] is "/stops"; no page has this address.
  Did you mean "/halts"?`,
    at: '"/stops"',
  },
  {
    code: 'missing-redirect',
    title: 'A page that has been deleted, while links lead to it',
    files: {
      ...site({ menu: ['/stops'] }),
      ...homeSaying('See [our stops](/stops).'),
      'published.json': json({ routes: ['/', '/stops'] }),
    },
    says: `content/pages/index.json:8:32  broken-link
  A link in blocks[0].text is "/stops"; no page has this address.
  A page is a file in content/pages/: its path there is its address.

content/published.json:4:5  missing-redirect
  "/stops" was a page of this site; now neither a page nor a redirect has this address.
  Add "/stops": "/…" to content/redirects.json, with the page that takes its place.
  Still leading there: content/site.json:5:5, content/pages/index.json:8:32
  If the page was never public, delete this line instead.

content/site.json:5:5  broken-link
  menu[0] is "/stops"; no page has this address.
  A page is a file in content/pages/: its path there is its address.`,
    at: '"/stops"',
  },
  {
    code: 'unrecorded-page',
    title: 'A new page, in continuous integration',
    files: { ...STOPS, 'published.json': json({ routes: ['/'] }) },
    occasions: ['unattended'],
    says: `content/pages/stops.json:1:1  unrecorded-page (warning)
  content/published.json does not list /stops.
  Run "npm run check", which adds it, and commit the file.`,
    at: '{',
  },
  {
    code: 'redirect-conflict',
    title: 'A redirect from a page that exists',
    files: { ...STOPS, 'redirects.json': json({ '/stops': '/' }) },
    says: `content/redirects.json:2:3  redirect-conflict
  "/stops" is a page of this site, which nobody would see any more.
  Delete this line or content/pages/stops.json.`,
    at: '"/stops"',
  },
  {
    code: 'redirect-chain',
    title: 'A redirect to a redirect to a redirect',
    files: { 'redirects.json': json({ '/a': '/b', '/b': '/c', '/c': '/' }) },
    says: `content/redirects.json:2:9  redirect-chain
  "/a" leads to "/b", which redirects to "/c".
  Write "/".

content/redirects.json:3:9  redirect-chain
  "/b" leads to "/c", which redirects to "/".
  Write "/".`,
    at: '"/b"',
  },
  {
    code: 'redirect-loop',
    title: 'Redirects in a circle',
    files: { 'redirects.json': json({ '/a': '/b', '/b': '/a' }) },
    says: `content/redirects.json:2:9  redirect-loop
  "/a" leads to "/b", and from there in a circle.
  Let it lead to a page, or delete this line.

content/redirects.json:3:9  redirect-loop
  "/b" leads to "/a", and from there in a circle.
  Let it lead to a page, or delete this line.`,
    at: '"/b"',
  },
  {
    code: 'redirect-loop',
    title: 'A redirect to itself',
    files: { 'redirects.json': json({ '/a': '/a' }) },
    says: `content/redirects.json:2:9  redirect-loop
  "/a" leads to itself.
  Let it lead to a page, or delete this line.`,
    at: '"/a"',
  },
  {
    code: 'broken-link',
    title: 'A redirect to a page that does not exist',
    files: { ...STOPS, 'redirects.json': json({ '/halts': '/stop' }) },
    says: `content/redirects.json:2:13  broken-link
  "/halts" is "/stop"; no page has this address.
  Did you mean "/stops"?`,
    at: '"/stop"',
  },
];
