import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeSaying, json, STOPS, site } from './parts.ts';

const action = (href: string, label = 'See the stops') => homeSaying('Text.', { actions: [{ label, href }] });

const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

/** Mistakes with links: where they go, and what they say. */
export const LINK_CASES: DiagnosticCase[] = [
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
];
