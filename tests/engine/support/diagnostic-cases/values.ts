import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeSaying, site } from './parts.ts';

/** Mistakes with blocks, properties and values. */
export const VALUE_CASES: DiagnosticCase[] = [
  {
    code: 'unknown-block',
    title: 'A misspelt block',
    files: home({ type: 'card-gird' }),
    says: `content/pages/index.json:10:15  unknown-block
  blocks[1].type is "card-gird"; there is no such block.
  Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, service-list, stored-data, visit-form`,
    at: '"card-gird"',
  },
  {
    code: 'missing-property',
    title: 'A block without what it needs',
    files: home({ type: 'card-grid' }),
    says: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "items".
  Add "items": The cards in order.`,
    at: '{',
  },
  {
    code: 'missing-property',
    title: 'A block without a type',
    files: home({ items: CARDS.items }),
    says: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "type", which says what block it is.
  Known: back-link, card-grid, hero, page-cards, sections, service-list, stored-data, visit-form`,
    at: '{',
  },
  {
    code: 'missing-property',
    title: 'A picture without its alternative text',
    files: { ...homeSaying('Text.'), ...site({ preview: { src: 'van.svg' } }) },
    says: `content/site.json:4:14  missing-property
  preview has no "alt".
  Add "alt": What a picture shows.`,
    at: '{',
  },
  {
    code: 'unknown-property',
    title: 'A misspelt property',
    files: home({ ...CARDS, colums: 2 }),
    says: `content/pages/index.json:19:7  unknown-property
  blocks[1].colums is not known here.
  Did you mean "columns"?  Known: type, id, tone, heading, items, columns, headingLevel, wide, tags`,
    at: '"colums"',
  },
  {
    code: 'wrong-type',
    title: 'Text where true or false is needed',
    files: home({ ...CARDS, wide: 'yes' }),
    says: `content/pages/index.json:19:15  wrong-type
  blocks[1].wide is "yes", text; it must be true or false.
  As wide as the screen.`,
    at: '"yes"',
  },
  {
    code: 'wrong-type',
    title: 'A number in quotes',
    files: home({ ...CARDS, columns: '3' }),
    says: `content/pages/index.json:19:18  wrong-type
  blocks[1].columns is "3", text; it must be a whole number.
  Side by side.`,
    at: '"3"',
  },
  {
    code: 'out-of-range',
    title: 'A heading that is too long',
    files: home({ ...CARDS, heading: 'A heading that does not end' }),
    says: `content/pages/index.json:19:18  out-of-range
  blocks[1].heading has 27 characters; at most 20.
  A heading of 2 to 20 characters.`,
    at: '"A heading that does not end"',
  },
  {
    code: 'out-of-range',
    title: 'A list with too few items',
    files: home({ type: 'card-grid', items: [{ title: 'One' }] }),
    says: `content/pages/index.json:11:16  out-of-range
  blocks[1].items has 1 item; at least 2.
  The cards in order.`,
    at: '[ …',
  },
  {
    code: 'out-of-range',
    title: 'A number that is too large',
    files: home({ ...CARDS, columns: 9 }),
    says: `content/pages/index.json:19:18  out-of-range
  blocks[1].columns is 9; it must be at most 4.
  Side by side.`,
    at: '9',
  },
  {
    code: 'not-allowed',
    title: 'A value that is not on the list',
    files: homeSaying('Text.', { art: 'ring' }),
    says: `content/pages/index.json:9:14  not-allowed
  blocks[0].art is "ring"; allowed: "none", "folds", "rings".
  Did you mean "rings"?  A picture beside it.`,
    at: '"ring"',
  },
  {
    code: 'not-allowed',
    title: 'The same tag twice',
    files: home({ ...CARDS, tags: ['red', 'blue', 'red'] }),
    says: `content/pages/index.json:22:9  not-allowed
  blocks[1].tags[2] says the same as blocks[1].tags[0].
  Each may stand once; delete one of them.`,
    at: '"red"',
  },
  {
    code: 'wrong-pattern',
    title: "The site's address with a slash at the end",
    files: site({ url: 'https://www.example.org/' }),
    says: `content/site.json:2:10  wrong-pattern
  url is "https://www.example.org/"; that does not have the form it needs.
  Address of the site, without a slash at the end. Pattern: ^https://[^/\\s]+$`,
    at: '"https://www.example.org/"',
  },
  {
    code: 'blank-text',
    title: 'A heading made of spaces',
    files: home({ ...CARDS, heading: '   ' }),
    says: `content/pages/index.json:19:18  blank-text
  blocks[1].heading is "   "; it says nothing.
  Write the text, or delete what it belongs to.`,
    at: '"   "',
  },
  {
    code: 'unknown-icon',
    title: 'A misspelt icon',
    files: home({ type: 'card-grid', items: [{ title: 'One', icon: 'bok' }, { title: 'Two' }] }),
    says: `content/pages/index.json:14:19  unknown-icon
  blocks[1].items[0].icon is "bok"; there is no such icon.
  Did you mean "book"?  Name of an icon.`,
    at: '"bok"',
  },
];
