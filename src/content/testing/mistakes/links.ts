import type { Mistake } from './mistake.ts';
import { CARDS, home, homeSaying, json, page, site } from './parts.ts';

const action = (href: string, label = 'See the stops') => homeSaying('Text.', { actions: [{ label, href }] });

const STOPS = { 'pages/stops.json': page(), ...site({ menu: ['/stops'] }) };

const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

/** Mistakes with links and the way through the site. */
export const LINKS: Mistake[] = [
  {
    code: 'broken-link',
    title: 'A misspelt address',
    files: { ...STOPS, ...action('/stosp') },
    says: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stosp"; no page has this address.
  Did you mean "/stops"?`,
    at: '"/stosp"',
  },
  {
    code: 'broken-link',
    title: 'An address with a slash at the end',
    files: { ...STOPS, ...action('/stops/') },
    says: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stops/"; the page's address is "/stops".
  Write "/stops".`,
    at: '"/stops/"',
  },
  {
    code: 'broken-link',
    title: 'A web address without https://',
    files: action('www.example.com'),
    says: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "www.example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "https://www.example.com"?`,
    at: '"www.example.com"',
  },
  {
    code: 'broken-link',
    title: 'An e-mail address without mailto:',
    files: action('van@example.com', 'Write to us'),
    says: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "van@example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "mailto:van@example.com"?`,
    at: '"van@example.com"',
  },
  {
    code: 'broken-link',
    title: 'A link in a text to a page that has moved',
    files: {
      ...STOPS,
      ...homeSaying('See [our halts](/halts).'),
      'redirects.json': json({ '/halts': '/stops' }),
    },
    says: `content/pages/index.json:8:32  broken-link
  A link in blocks[0].text is "/halts"; no page has this address.
  It redirects: write "/stops".`,
    at: '/halts',
  },
  {
    code: 'unsafe-url',
    title: 'A telephone number without tel:',
    files: action('020 7123 4567', 'Call us'),
    says: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "020 7123 4567"; that holds a space or an invisible character.
  Write "tel:02071234567".`,
    at: '"020 7123 4567"',
  },
  {
    code: 'broken-anchor',
    title: 'A place that is not on the page',
    files: { ...home({ ...CARDS, id: 'cards' }), ...site({ menu: ['/#card'] }) },
    says: `content/site.json:5:5  broken-anchor
  menu[0] is "/#card"; no block of / has the id "card".
  Did you mean "cards"?  Ids there: cards`,
    at: '"/#card"',
  },
  {
    code: 'unsafe-url',
    title: 'An address that is not encrypted',
    files: action('http://example.com/stops'),
    says: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "http://example.com/stops"; that is not encrypted.
  Use "https://example.com/stops".`,
    at: '"http://example.com/stops"',
  },
  {
    code: 'unsafe-url',
    title: 'An address with a space in it',
    files: action('https://example.com/our stops'),
    says: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https://example.com/our stops"; that holds a space or an invisible character.
  Write "https://example.com/our%20stops".`,
    at: '"https://example.com/our stops"',
  },
  {
    code: 'unsafe-url',
    title: 'An address without a host',
    files: action('https:///stops'),
    says: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https:///stops"; that is not a complete web address.
  Write it like https://www.example.org/page.`,
    at: '"https:///stops"',
  },
  {
    code: 'wrong-pattern',
    title: 'A telephone number in words',
    files: action('tel:call-me', 'Call us'),
    says: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "tel:call-me"; that is not a telephone number.
  Write it like tel:+442079460000.`,
    at: '"tel:call-me"',
  },
  {
    code: 'wrong-pattern',
    title: 'Half an e-mail address',
    files: action('mailto:van@', 'Write to us'),
    says: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "mailto:van@"; that is not an e-mail address.
  Write it like mailto:name@example.org.`,
    at: '"mailto:van@"',
  },
  {
    code: 'own-address',
    title: 'A page of this site with its whole web address',
    files: { ...STOPS, ...action('https://example.org/stops') },
    says: `content/pages/index.json:12:19  own-address (warning)
  A link in blocks[0].actions[0].href is "https://example.org/stops", a page of this site.
  Write "/stops".`,
    at: '"https://example.org/stops"',
  },
  {
    code: 'vague-link',
    title: 'A link with the words "click here"',
    files: {
      ...STOPS,
      ...homeSaying('For stops [click here](/stops).'),
      ...houseStyle({ vagueLinks: ['click here'] }),
    },
    says: `content/pages/index.json:8:27  vague-link (warning)
  blocks[0].text has a link with the words "click here".
  Name what is behind the link: "See our prices".`,
    at: 'click here',
  },
  {
    code: 'link-mismatch',
    title: 'A telephone number that calls another',
    files: homeSaying('Call [020 7123 4567](tel:+442071234568).'),
    says: `content/pages/index.json:8:37  link-mismatch (warning)
  A link in blocks[0].text says "020 7123 4567", but goes to "tel:+442071234568".
  Make both say the same.`,
    at: 'tel:+442071234568',
  },
  {
    code: 'link-mismatch',
    title: 'An e-mail address that writes to another',
    files: action('mailto:bus@example.com', 'van@example.com'),
    says: `content/pages/index.json:12:19  link-mismatch (warning)
  A link in blocks[0].actions[0].href says "van@example.com", but goes to "mailto:bus@example.com".
  Make both say the same.`,
    at: '"mailto:bus@example.com"',
  },
  {
    code: 'duplicate-id',
    title: 'One id for two blocks',
    files: home({ ...CARDS, id: 'cards' }, { ...CARDS, id: 'cards' }),
    says: `content/pages/index.json:31:13  duplicate-id
  blocks[2].id is "cards", which blocks[1].id is already.
  A link to it could mean either. Give one of them another name.`,
    at: '"cards"',
  },
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
