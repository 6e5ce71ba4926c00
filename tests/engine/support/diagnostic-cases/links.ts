import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeWithText, json, STOPS, siteWith } from './parts.ts';

const action = (href: string, label = 'See the stops') =>
  homeWithText('Text.', { actions: [{ label, href }] });

const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

/** Diagnostics about link targets and labels. */
export const LINK_CASES: DiagnosticCase[] = [
  {
    code: 'broken-link',
    title: 'A misspelt address',
    files: { ...STOPS, ...action('/stosp') },
    output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stosp"; no page has this address.
  Did you mean "/stops"?`,
    highlighted: '"/stosp"',
  },
  {
    code: 'broken-link',
    title: 'An address with a slash at the end',
    files: { ...STOPS, ...action('/stops/') },
    output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stops/"; the page's address is "/stops".
  Write "/stops".`,
    highlighted: '"/stops/"',
  },
  {
    code: 'broken-link',
    title: 'A web address without https://',
    files: action('www.example.com'),
    output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "www.example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "https://www.example.com"?`,
    highlighted: '"www.example.com"',
  },
  {
    code: 'broken-link',
    title: 'An e-mail address without mailto:',
    files: action('van@example.com', 'Write to us'),
    output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "van@example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "mailto:van@example.com"?`,
    highlighted: '"van@example.com"',
  },
  {
    code: 'broken-link',
    title: 'A link in a text to a page that has moved',
    files: {
      ...STOPS,
      ...homeWithText('See [our halts](/halts).'),
      'redirects.json': json({ '/halts': '/stops' }),
    },
    output: `content/pages/index.json:8:32  broken-link
  A link in blocks[0].text is "/halts"; no page has this address.
  The address redirects. Write "/stops".`,
    highlighted: '/halts',
  },
  {
    code: 'unsafe-url',
    title: 'A telephone number without tel:',
    files: action('020 7123 4567', 'Call us'),
    output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "020 7123 4567"; it contains a space or an invisible character.
  Write "tel:02071234567".`,
    highlighted: '"020 7123 4567"',
  },
  {
    code: 'broken-anchor',
    title: 'An anchor that does not exist on the page',
    files: { ...home({ ...CARDS, id: 'cards' }), ...siteWith({ menu: ['/#card'] }) },
    output: `content/site.json:5:5  broken-anchor
  menu[0] is "/#card"; no block of / has the id "card".
  Did you mean "cards"?  Ids: cards`,
    highlighted: '"/#card"',
  },
  {
    code: 'unsafe-url',
    title: 'An address that is not encrypted',
    files: action('http://example.com/stops'),
    output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "http://example.com/stops"; it is not encrypted.
  Use "https://example.com/stops".`,
    highlighted: '"http://example.com/stops"',
  },
  {
    code: 'unsafe-url',
    title: 'An address with a space in it',
    files: action('https://example.com/our stops'),
    output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https://example.com/our stops"; it contains a space or an invisible character.
  Write "https://example.com/our%20stops".`,
    highlighted: '"https://example.com/our stops"',
  },
  {
    code: 'unsafe-url',
    title: 'An address without a host',
    files: action('https:///stops'),
    output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https:///stops"; it is not a complete web address.
  Write it like https://www.example.org/page.`,
    highlighted: '"https:///stops"',
  },
  {
    code: 'wrong-pattern',
    title: 'A telephone number in words',
    files: action('tel:call-me', 'Call us'),
    output: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "tel:call-me"; it is not a telephone number.
  Write it like tel:+442079460000.`,
    highlighted: '"tel:call-me"',
  },
  {
    code: 'wrong-pattern',
    title: 'An incomplete e-mail address',
    files: action('mailto:van@', 'Write to us'),
    output: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "mailto:van@"; it is not an e-mail address.
  Write it like mailto:name@example.org.`,
    highlighted: '"mailto:van@"',
  },
  {
    code: 'own-address',
    title: 'A page of this site as a complete web address',
    files: { ...STOPS, ...action('https://example.org/stops') },
    output: `content/pages/index.json:12:19  own-address (warning)
  A link in blocks[0].actions[0].href is "https://example.org/stops", a page of this site.
  Write "/stops".`,
    highlighted: '"https://example.org/stops"',
  },
  {
    code: 'vague-link',
    title: 'A link with the label "click here"',
    files: {
      ...STOPS,
      ...homeWithText('For stops [click here](/stops).'),
      ...houseStyle({ vagueLinks: ['click here'] }),
    },
    output: `content/pages/index.json:8:27  vague-link (warning)
  blocks[0].text has a link with the label "click here".
  Describe the target: "See our prices".`,
    highlighted: 'click here',
  },
  {
    code: 'link-mismatch',
    title: 'A link that calls another number than its label',
    files: homeWithText('Call [020 7123 4567](tel:+442071234568).'),
    output: `content/pages/index.json:8:37  link-mismatch (warning)
  A link in blocks[0].text has the label "020 7123 4567", but goes to "tel:+442071234568".
  Use the same number or address in both.`,
    highlighted: 'tel:+442071234568',
  },
  {
    code: 'link-mismatch',
    title: 'A link that writes to another address than its label',
    files: action('mailto:bus@example.com', 'van@example.com'),
    output: `content/pages/index.json:12:19  link-mismatch (warning)
  A link in blocks[0].actions[0].href has the label "van@example.com", but goes to "mailto:bus@example.com".
  Use the same number or address in both.`,
    highlighted: '"mailto:bus@example.com"',
  },
  {
    code: 'duplicate-id',
    title: 'One id for two blocks',
    files: home({ ...CARDS, id: 'cards' }, { ...CARDS, id: 'cards' }),
    output: `content/pages/index.json:31:13  duplicate-id
  blocks[2].id is "cards", which blocks[1].id already uses.
  A link to it could mean either block. Rename one of them.`,
    highlighted: '"cards"',
  },
  {
    code: 'unlisted-origin',
    title: 'A film on a server that site.json does not list',
    files: home({ type: 'sections', frame: 'https://video.example.org/embed/1' }),
    output: `content/pages/index.json:11:16  unlisted-origin
  blocks[1].frame is on https://video.example.org, which "embeds" in content/site.json does not list: browsers would show nothing.
  Add "https://video.example.org" to "embeds", and say on the page about privacy that visitors' browsers contact it.`,
    highlighted: '"https://video.example.org/embed/1"',
  },
  {
    code: 'unlisted-origin',
    title: 'A server of which no visitor is told',
    files: {
      ...home({ type: 'sections', frame: 'https://video.example.org/embed/1' }),
      ...siteWith({ embeds: ['https://video.example.org'] }),
    },
    output: `content/site.json:5:5  unlisted-origin
  embeds[0] is "https://video.example.org"; no text says that visitors' browsers contact video.example.org.
  Name it on the page about privacy, with the reason and a link to its own privacy policy.`,
    highlighted: '"https://video.example.org"',
  },
];
