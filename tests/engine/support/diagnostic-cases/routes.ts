import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, homeWithText, json, page, STOPS, siteWith } from './parts.ts';

/** Diagnostics about lists of pages, navigation and redirects. */
export const ROUTE_CASES: DiagnosticCase[] = [
  {
    code: 'empty-section',
    title: 'A list of pages that do not exist',
    files: { ...STOPS, ...home({ type: 'page-cards', pages: '/stop/*' }) },
    output: `content/pages/index.json:11:16  empty-section
  blocks[1].pages is "/stop/*"; there is no page in content/pages/stop/.
  Sections: /*`,
    highlighted: '"/stop/*"',
  },
  {
    code: 'orphan-page',
    title: 'A page without a link to it',
    files: { 'pages/stops.json': page() },
    output: `content/pages/stops.json:1:1  orphan-page (warning)
  Nothing links to /stops, and no list of pages shows it.
  Link to it from another page, or add it to the header or footer in content/site.json.`,
    highlighted: '{',
  },
  {
    code: 'missing-navigation',
    title: 'A page that is missing in the header and footer',
    files: { ...STOPS, 'pages/stops.json': page({ inNavigation: true }) },
    output: `content/pages/stops.json:4:19  missing-navigation (warning)
  inNavigation is true, but neither the header nor the footer links to /stops.
  Add { "label": "…", "href": "/stops" } to the header or footer in content/site.json.`,
    highlighted: 'true',
  },
  {
    code: 'crowded-header',
    title: 'Labels that no window shows on one line',
    files: siteWith({
      brand: { name: 'Mobile library', nameParts: ['Mobile', 'library'] },
      header: {
        menus: [
          { label: 'Where the van stops in the valley' },
          { label: 'Where the van stops on the hills' },
          { label: 'How to order a book or a film' },
          { label: 'How to become a volunteer' },
        ],
      },
    }),
    output: `content/site.json:11:13  crowded-header (warning)
  The labels in header do not fit on one line beside the name, even in the widest window.
  Shorten them by about 32 characters in total, or move links into a menu. Until then, every window shows the compact menu.`,
    highlighted: '{ …',
  },
  {
    code: 'crowded-header',
    title: 'A name that is too long for a phone',
    files: siteWith({
      brand: {
        name: 'Mobile library of the valley',
        nameParts: ['Mobile library of the communities', 'of the valley and of the hills above it'],
      },
      header: { links: [] },
    }),
    output: `content/site.json:6:18  crowded-header (warning)
  brand.nameParts is so long that a phone of 320 px shows it in letters of 8 px.
  Shorten it, or its longest word, until it fits in two lines of 12 px. brand.name can be longer.`,
    highlighted: '[ …',
  },
  {
    code: 'missing-redirect',
    title: 'A renamed page with a link to its old address',
    files: {
      ...siteWith({ header: { links: ['/stops'] } }),
      'pages/halts.json': page({ inNavigation: true }),
      ...homeWithText('Text.'),
      'published.json': json({ routes: ['/', '/stops'] }),
    },
    output: `content/published.json:4:5  missing-redirect
  "/stops" was a page of this site. Now it is neither a page nor a redirect.
  Add "/stops": "/halts" to content/redirects.json.
  Links to the old address: content/site.json:6:7
  If the page was never public, delete this line instead.

content/site.json:6:7  broken-link
  header.links[0] is "/stops"; no page has this address.
  Did you mean "/halts"?`,
    highlighted: '"/stops"',
  },
  {
    code: 'missing-redirect',
    title: 'A deleted page with links to it',
    files: {
      ...siteWith({ menu: ['/stops'] }),
      ...homeWithText('See [our stops](/stops).'),
      'published.json': json({ routes: ['/', '/stops'] }),
    },
    output: `content/pages/index.json:8:32  broken-link
  A link in blocks[0].text is "/stops"; no page has this address.
  The address of a page is the path of its file in content/pages/.

content/published.json:4:5  missing-redirect
  "/stops" was a page of this site. Now it is neither a page nor a redirect.
  Add "/stops": "/…" to content/redirects.json, with the page that replaces it.
  Links to the old address: content/site.json:5:5, content/pages/index.json:8:32
  If the page was never public, delete this line instead.

content/site.json:5:5  broken-link
  menu[0] is "/stops"; no page has this address.
  The address of a page is the path of its file in content/pages/.`,
    highlighted: '"/stops"',
  },
  {
    code: 'unrecorded-page',
    title: 'A new page, in continuous integration',
    files: { ...STOPS, 'published.json': json({ routes: ['/'] }) },
    mode: 'ci',
    output: `content/pages/stops.json:1:1  unrecorded-page (warning)
  content/published.json does not list /stops.
  Run "npm run check", which adds it, and commit the file.`,
    highlighted: '{',
  },
  {
    code: 'redirect-conflict',
    title: 'A redirect from a page that exists',
    files: { ...STOPS, 'redirects.json': json({ '/stops': '/' }) },
    output: `content/redirects.json:2:3  redirect-conflict
  "/stops" is a page of this site, which visitors would no longer see.
  Delete this line or content/pages/stops.json.`,
    highlighted: '"/stops"',
  },
  {
    code: 'redirect-chain',
    title: 'A redirect to a redirect to a redirect',
    files: { 'redirects.json': json({ '/a': '/b', '/b': '/c', '/c': '/' }) },
    output: `content/redirects.json:2:9  redirect-chain
  "/a" redirects to "/b", which redirects to "/c".
  Write "/".

content/redirects.json:3:9  redirect-chain
  "/b" redirects to "/c", which redirects to "/".
  Write "/".`,
    highlighted: '"/b"',
  },
  {
    code: 'redirect-loop',
    title: 'Redirects in a circle',
    files: { 'redirects.json': json({ '/a': '/b', '/b': '/a' }) },
    output: `content/redirects.json:2:9  redirect-loop
  "/a" redirects to "/b", which redirects in a circle.
  Change the target to a page, or delete this line.

content/redirects.json:3:9  redirect-loop
  "/b" redirects to "/a", which redirects in a circle.
  Change the target to a page, or delete this line.`,
    highlighted: '"/b"',
  },
  {
    code: 'redirect-loop',
    title: 'A redirect to itself',
    files: { 'redirects.json': json({ '/a': '/a' }) },
    output: `content/redirects.json:2:9  redirect-loop
  "/a" redirects to itself.
  Change the target to a page, or delete this line.`,
    highlighted: '"/a"',
  },
  {
    code: 'broken-link',
    title: 'A redirect to a page that does not exist',
    files: { ...STOPS, 'redirects.json': json({ '/halts': '/stop' }) },
    output: `content/redirects.json:2:13  broken-link
  "/halts" is "/stop"; no page has this address.
  Did you mean "/stops"?`,
    highlighted: '"/stop"',
  },
];
