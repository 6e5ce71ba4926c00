import type { DiagnosticCode } from '../../report/codes.ts';
import { DATED_INPUT, news, posts } from '../examples/dated.ts';
import { action, CARDS, home, homeWithText, json, page, STOPS, siteWith } from '../examples/parts.ts';
import type { Rule } from '../rule.ts';

/** Diagnostics of the compiler about links, ids and redirects. */
export const LINKS_RULES = {
  'broken-link': {
    summary: 'A link to a page that does not exist, or that has a slightly different address.',
    reason: 'The visitor would land on the not-found page.',
    fix: "A page's address is its path in `content/pages/` without `.json`, in lowercase, without a slash or `.html` at the end.",
    examples: [
      {
        title: 'A misspelt address',
        files: { ...STOPS, ...action('/stosp') },
        output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stosp"; no page has this address.
  Did you mean "/stops"?`,
        highlighted: '"/stosp"',
      },
      {
        title: 'An address with a slash at the end',
        files: { ...STOPS, ...action('/stops/') },
        output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "/stops/"; the page's address is "/stops".
  Write "/stops".`,
        highlighted: '"/stops/"',
      },
      {
        title: 'A web address without https://',
        files: action('www.example.com'),
        output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "www.example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "https://www.example.com"?`,
        highlighted: '"www.example.com"',
      },
      {
        title: 'An e-mail address without mailto:',
        files: action('van@example.com', 'Write to us'),
        output: `content/pages/index.json:12:19  broken-link
  blocks[0].actions[0].href is "van@example.com"; an address starts with /, #, https://, mailto: or tel:.
  Did you mean "mailto:van@example.com"?`,
        highlighted: '"van@example.com"',
      },
      {
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
        title: 'A redirect to a page that does not exist',
        files: { ...STOPS, 'redirects.json': json({ '/halts': '/stop' }) },
        output: `content/redirects.json:2:13  broken-link
  "/halts" is "/stop"; no page has this address.
  Did you mean "/stops"?`,
        highlighted: '"/stop"',
      },
    ],
  },
  'broken-anchor': {
    summary: 'A link has an anchor (`#team`), and no block of the target page has that id.',
    reason: 'The visitor would land at the top of the page and have to search.',
    fix: 'Give the block on that page an `"id"`, or use an id that exists. In `site.json` and in records, add the page (`/about#team`).',
    examples: [
      {
        title: 'An anchor that does not exist on the page',
        files: { ...home({ ...CARDS, id: 'cards' }), ...siteWith({ menu: ['/#card'] }) },
        output: `content/site.json:5:5  broken-anchor
  menu[0] is "/#card"; no block of / has the id "card".
  Did you mean "cards"?  Ids: cards`,
        highlighted: '"/#card"',
      },
    ],
  },
  'draft-link': {
    summary: 'A published page, a record or `content/site.json` links to a draft. Drafts may link to drafts.',
    reason: 'A build leaves out drafts: the visitor would land on the not-found page.',
    fix: 'Remove the link, or publish the page: delete `"draft": true`. Lists of the pages of a section need no change: they leave out drafts.',
    examples: [
      {
        title: 'A link to a draft',
        files: { 'pages/stops.json': page({ draft: true }), ...homeWithText('See [our stops](/stops).') },
        input: DATED_INPUT,
        output: `content/pages/index.json:8:32  draft-link
  A link in blocks[0].text is "/stops"; that page is a draft.
  Remove the link, or publish the page: delete "draft" in content/pages/stops.json.`,
        highlighted: '/stops',
      },
    ],
  },
  'unsafe-url': {
    summary:
      'An address that is not allowed: `http:`, `javascript:`, an address without a host or with a user name, or one of these in disguise (spaces, capital letters, invisible characters, escapes, backslashes, `//`).',
    reason:
      'It could run a script, be read or changed on its way, or go somewhere else than the visitor expects.',
    fix: 'Allowed are pages (`/about`), anchors (`#team`), `https://`, `mailto:` and `tel:`. Where the intended address is clear, the hint contains it.',
    examples: [
      {
        title: 'A telephone number without tel:',
        files: action('020 7123 4567', 'Call us'),
        output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "020 7123 4567"; it contains a space or an invisible character.
  Write "tel:02071234567".`,
        highlighted: '"020 7123 4567"',
      },
      {
        title: 'An address that is not encrypted',
        files: action('http://example.com/stops'),
        output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "http://example.com/stops"; it is not encrypted.
  Use "https://example.com/stops".`,
        highlighted: '"http://example.com/stops"',
      },
      {
        title: 'An address with a space in it',
        files: action('https://example.com/our stops'),
        output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https://example.com/our stops"; it contains a space or an invisible character.
  Write "https://example.com/our%20stops".`,
        highlighted: '"https://example.com/our stops"',
      },
      {
        title: 'An address without a host',
        files: action('https:///stops'),
        output: `content/pages/index.json:12:19  unsafe-url
  blocks[0].actions[0].href is "https:///stops"; it is not a complete web address.
  Write it like https://www.example.org/page.`,
        highlighted: '"https:///stops"',
      },
    ],
  },
  'duplicate-id': {
    summary:
      'Two blocks of one page have the same id, or a block has one that every page uses. Shared blocks count on every page.',
    reason: 'A link to the id could mean either block.',
    fix: 'Rename one of them, and change the links to it.',
    examples: [
      {
        title: 'One id for two blocks',
        files: home({ ...CARDS, id: 'cards' }, { ...CARDS, id: 'cards' }),
        output: `content/pages/index.json:31:13  duplicate-id
  blocks[2].id is "cards", which blocks[1].id already uses.
  A link to it could mean either block. Rename one of them.`,
        highlighted: '"cards"',
      },
      {
        title: 'The id of the main part of every page',
        files: home({ ...CARDS, id: 'main' }),
        output: `content/pages/index.json:19:13  duplicate-id
  blocks[1].id is "main", which every page uses around its blocks.
  Write another id.`,
        highlighted: '"main"',
      },
    ],
  },
  'empty-section': {
    summary: 'A block lists the pages of a section that has none.',
    reason: 'The visitor would see a heading with nothing below it.',
    fix: 'Add a page to that folder, or name a section that has pages.',
    examples: [
      {
        title: 'A list of pages that do not exist',
        files: { ...STOPS, ...home({ type: 'page-cards', pages: '/stop/*' }) },
        output: `content/pages/index.json:11:16  empty-section
  blocks[1].pages is "/stop/*"; there is no page in content/pages/stop/.
  Sections: /*`,
        highlighted: '"/stop/*"',
      },
      {
        title: 'A list of news of a section that does not exist',
        files: {
          ...news({ date: '2026-03-01' }),
          ...siteWith({ menu: ['/news/first'] }),
          ...posts({ section: '/new/*' }),
        },
        input: DATED_INPUT,
        output: `content/pages/index.json:12:20  empty-section
  blocks[1].pages.section is "/new/*"; there is no page in content/pages/new/.
  Did you mean "/news/*"?  Sections: /news/*`,
        highlighted: '"/new/*"',
      },
    ],
  },
  'redirect-conflict': {
    summary:
      '`content/redirects.json` redirects the address of an existing page or of a file of the build, or contains one address twice.',
    reason:
      'No visitor would see that page again, and no search engine the sitemap. Hosts differ: some send the file.',
    fix: 'Delete the line in `content/redirects.json`, or the page.',
    examples: [
      {
        title: 'A redirect from a page that exists',
        files: { ...STOPS, 'redirects.json': json({ '/stops': '/' }) },
        output: `content/redirects.json:2:3  redirect-conflict
  "/stops" is a page of this site, which visitors would no longer see.
  Delete this line or content/pages/stops.json.`,
        highlighted: '"/stops"',
      },
      {
        title: 'A redirect from the file of a page',
        files: { ...STOPS, 'redirects.json': json({ '/stops.html': '/stops' }) },
        output: `content/redirects.json:2:3  redirect-conflict
  "/stops.html" is the file of the page /stops, which needs no redirect.
  Delete this line.`,
        highlighted: '"/stops.html"',
      },
    ],
  },
  'redirect-chain': {
    summary: 'A redirect points to an address that redirects again.',
    reason: 'Each step takes time, and search engines give up after a few.',
    fix: 'Write the final address.',
    examples: [
      {
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
    ],
  },
  'redirect-loop': {
    summary: 'Redirects point to each other in a circle.',
    reason: 'The browser gives up and shows its own error page.',
    fix: 'Point one of them to a page, or delete them.',
    examples: [
      {
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
        title: 'A redirect to itself',
        files: { 'redirects.json': json({ '/a': '/a' }) },
        output: `content/redirects.json:2:9  redirect-loop
  "/a" redirects to itself.
  Change the target to a page, or delete this line.`,
        highlighted: '"/a"',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
