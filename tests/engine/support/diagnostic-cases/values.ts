import type { DiagnosticCase } from './diagnostic-case.ts';
import { CARDS, home, homeWithText, siteWith } from './parts.ts';

/** Diagnostics about blocks, properties and values. */
export const VALUE_CASES: DiagnosticCase[] = [
  {
    code: 'unknown-block',
    title: 'A misspelt block',
    files: home({ type: 'card-gird' }),
    output: `content/pages/index.json:10:15  unknown-block
  blocks[1].type is "card-gird"; there is no such block.
  Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, service-list, stored-data, visit-form`,
    highlighted: '"card-gird"',
  },
  {
    code: 'missing-property',
    title: 'A block without a required property',
    files: home({ type: 'card-grid' }),
    output: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "items".
  Add "items": The cards in order.`,
    highlighted: '{',
  },
  {
    code: 'missing-property',
    title: 'A block without a type',
    files: home({ items: CARDS.items }),
    output: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "type", which is the name of a block.
  Known: back-link, card-grid, hero, page-cards, sections, service-list, stored-data, visit-form`,
    highlighted: '{',
  },
  {
    code: 'missing-property',
    title: 'A picture without alternative text',
    files: { ...homeWithText('Text.'), ...siteWith({ preview: { src: 'van.svg' } }) },
    output: `content/site.json:4:14  missing-property
  preview has no "alt".
  Add "alt": What a picture shows.`,
    highlighted: '{',
  },
  {
    code: 'unknown-property',
    title: 'A misspelt property',
    files: home({ ...CARDS, colums: 2 }),
    output: `content/pages/index.json:19:7  unknown-property
  blocks[1].colums is not a known property.
  Did you mean "columns"?  Known: type, heading, items, columns, headingLevel, wide, tags, id, tone`,
    highlighted: '"colums"',
  },
  {
    code: 'wrong-type',
    title: 'A text instead of true or false',
    files: home({ ...CARDS, wide: 'yes' }),
    output: `content/pages/index.json:19:15  wrong-type
  blocks[1].wide is "yes", text; it must be true or false.
  As wide as the screen.`,
    highlighted: '"yes"',
  },
  {
    code: 'wrong-type',
    title: 'A number in quotes',
    files: home({ ...CARDS, columns: '3' }),
    output: `content/pages/index.json:19:18  wrong-type
  blocks[1].columns is "3", text; it must be a whole number.
  Side by side.`,
    highlighted: '"3"',
  },
  {
    code: 'out-of-range',
    title: 'A heading that is too long',
    files: home({ ...CARDS, heading: 'A heading that does not end' }),
    output: `content/pages/index.json:19:18  out-of-range
  blocks[1].heading is too long (27 of at most 20 characters).
  A heading of 2 to 20 characters.`,
    highlighted: '"A heading that does not end"',
  },
  {
    code: 'out-of-range',
    title: 'A list with too few items',
    files: home({ type: 'card-grid', items: [{ title: 'One' }] }),
    output: `content/pages/index.json:11:16  out-of-range
  blocks[1].items has too little (1 of at least 2 items).
  The cards in order.`,
    highlighted: '[ …',
  },
  {
    code: 'out-of-range',
    title: 'A number that is too large',
    files: home({ ...CARDS, columns: 9 }),
    output: `content/pages/index.json:19:18  out-of-range
  blocks[1].columns is 9; it must be at most 4.
  Side by side.`,
    highlighted: '9',
  },
  {
    code: 'not-allowed',
    title: 'A value that is not allowed',
    files: homeWithText('Text.', { art: 'ring' }),
    output: `content/pages/index.json:9:14  not-allowed
  blocks[0].art is "ring"; allowed: "none", "folds", "rings".
  Did you mean "rings"?  A picture beside it.`,
    highlighted: '"ring"',
  },
  {
    code: 'not-allowed',
    title: 'The same tag twice',
    files: home({ ...CARDS, tags: ['red', 'blue', 'red'] }),
    output: `content/pages/index.json:22:9  not-allowed
  blocks[1].tags[2] repeats blocks[1].tags[0].
  Each value may appear once; delete one of them.`,
    highlighted: '"red"',
  },
  {
    code: 'wrong-pattern',
    title: "The site's address with a slash at the end",
    files: siteWith({ url: 'https://www.example.org/' }),
    output: `content/site.json:2:10  wrong-pattern
  url is "https://www.example.org/"; it does not have the required form.
  Address of the site, without a slash at the end. Pattern: ^https://[^/\\s]+$`,
    highlighted: '"https://www.example.org/"',
  },
  {
    code: 'blank-text',
    title: 'A heading of spaces',
    files: home({ ...CARDS, heading: '   ' }),
    output: `content/pages/index.json:19:18  blank-text
  blocks[1].heading is "   ", which has no visible character.
  Write the text, or delete the property or block that contains it.`,
    highlighted: '"   "',
  },
  {
    code: 'unknown-icon',
    title: 'A misspelt icon',
    files: home({ type: 'card-grid', items: [{ title: 'One', icon: 'bok' }, { title: 'Two' }] }),
    output: `content/pages/index.json:14:19  unknown-icon
  blocks[1].items[0].icon is "bok"; there is no such icon.
  Did you mean "book"?  Name of an icon.`,
    highlighted: '"bok"',
  },
];
