import type { DiagnosticCode } from '../../report/codes.ts';
import { COLLECTED_INPUT, people, peopleList } from '../examples/collected.ts';
import { DATED_INPUT, news, withDates } from '../examples/dated.ts';
import { action, CARDS, home, homeWithText, json, page, siteWith } from '../examples/parts.ts';
import type { Rule } from '../rule.ts';

const REGISTERED = { name: 'Draft', purpose: 'Nothing is lost.' };

/** Diagnostics of the compiler about values that do not fit their schema. */
export const VALUES_RULES = {
  'missing-value': {
    summary:
      'The template of a collection shows a value that a record does not have. One diagnostic for each record names all of them.',
    reason: 'The page of the record would have a gap.',
    fix: 'Add the value to the record. Where records need not have it, write a question mark in the template: `{record.role?}` leaves out the property, or the block that requires it.',
    examples: [
      {
        title: 'A record without two of the values that its page shows',
        files: {
          ...people,
          ...siteWith({ sections: ['/people/*'] }),
          'people/bob.json': json({ name: 'Bob', role: 'He drives the van.', since: 2009 }),
          'people/eve.json': json({ name: 'Eve', since: 2012 }),
          'pages/people/[people].json': page(
            { title: '{record.name}', description: '{record.role}', summary: 'Here since {record.since}.' },
            [
              { type: 'hero', heading: '{record.name}', text: '{record.about?}' },
              { type: 'person', person: '{record.id}' },
            ],
          ),
        },
        input: COLLECTED_INPUT,
        output: `content/people/ada.json:1:1  missing-value
  This record has no "role" and no "since", but its page /people/ada shows that.
  Add it. If records may lack it, write {record.role?} in content/pages/people/[people].json: their pages then leave out that part.

content/people/eve.json:1:1  missing-value
  This record has no "role", but its page /people/eve shows that.
  Add it. If records may lack it, write {record.role?} in content/pages/people/[people].json: their pages then leave out that part.`,
        highlighted: '{',
      },
    ],
  },
  'missing-property': {
    summary: 'A required property is missing.',
    reason: 'The block or file that requires it cannot be shown.',
    fix: 'Add the property; the hint describes it.',
    examples: [
      {
        title: 'A stored item without a description',
        files: {
          'storage.json': json({
            terms: {},
            places: {},
            grounds: {},
            things: { draft: REGISTERED, scheme: REGISTERED },
          }),
        },
        output: `content/storage.json:5:13  missing-property
  things has no "consent".
  Add "consent": The statement about the item.`,
        highlighted: '{',
      },
      {
        title: 'A block without a required property',
        files: home({ type: 'card-grid' }),
        output: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "items".
  Add "items": The cards in order.`,
        highlighted: '{',
      },
      {
        title: 'A block without a type',
        files: home({ items: CARDS.items }),
        output: `content/pages/index.json:9:5  missing-property
  blocks[1] has no "type", which is the name of a block.
  Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form`,
        highlighted: '{',
      },
      {
        title: 'A picture without alternative text',
        files: { ...homeWithText('Text.'), ...siteWith({ preview: { src: 'van.svg' } }) },
        output: `content/site.json:4:14  missing-property
  preview has no "alt".
  Add "alt": What a picture shows.`,
        highlighted: '{',
      },
      {
        title: 'A page without a date in a list of news',
        files: news({}),
        input: DATED_INPUT,
        output: `content/pages/news/first.json:1:1  missing-property (warning)
  This page has no "date", which blocks[1].pages in content/pages/index.json shows.
  Add "date": A date, for example "2026-03-05".`,
        highlighted: '{',
      },
      {
        title: 'A header with dates, and no words for them',
        files: {
          ...siteWith({ labels: { published: 'Published {date}' } }),
          ...withDates({ date: '2026-03-01', updated: '2026-03-02' }),
        },
        input: DATED_INPUT,
        output: `content/site.json:4:13  missing-property
  labels has no "publishedAndUpdated", which blocks[1].dates in content/pages/index.json needs.
  Add "publishedAndUpdated": For example "Published {date}, updated {updated}".`,
        highlighted: '{',
      },
    ],
  },
  'unknown-property': {
    summary: 'A property that the schema does not have.',
    reason: 'Its value would never be shown. It is usually a misspelt name.',
    fix: 'Use the suggested name, or delete the property.',
    examples: [
      {
        title: 'A list of records, selected by a property that they do not have',
        files: { ...people, ...peopleList({ where: { taem: 'design' } }) },
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:13:11  unknown-property
  blocks[1].people.where.taem is not a known property.
  Did you mean "team"?  Known: name, role, team, since, skills, knows, id`,
        highlighted: '"taem"',
      },
      {
        title: 'A misspelt property',
        files: home({ ...CARDS, colums: 2 }),
        output: `content/pages/index.json:19:7  unknown-property
  blocks[1].colums is not a known property.
  Did you mean "columns"?  Known: type, heading, items, columns, headingLevel, wide, tags, id, tone`,
        highlighted: '"colums"',
      },
    ],
  },
  'wrong-type': {
    summary: 'A value has the wrong type, for example a text where a number is required.',
    reason: 'The block or file that needs it cannot be shown.',
    fix: 'Write texts in double quotes; numbers, `true` and `false` without quotes; lists in `[ ]` and objects in `{ }`.',
    examples: [
      {
        title: 'A text instead of true or false',
        files: home({ ...CARDS, wide: 'yes' }),
        output: `content/pages/index.json:19:15  wrong-type
  blocks[1].wide is "yes", text; it must be true or false.
  As wide as the screen.`,
        highlighted: '"yes"',
      },
      {
        title: 'A range of numbers that begins today',
        files: { ...people, ...peopleList({ where: { since: { from: 'today' } } }) },
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:14:21  wrong-type
  blocks[1].people.where.since.from is "today", text; it must be a number.
  The first that counts. A number.`,
        highlighted: '"today"',
      },
      {
        title: 'A number in quotes',
        files: home({ ...CARDS, columns: '3' }),
        output: `content/pages/index.json:19:18  wrong-type
  blocks[1].columns is "3", text; it must be a whole number.
  Write 3.`,
        highlighted: '"3"',
      },
    ],
  },
  'not-allowed': {
    summary: 'A value is not one of the allowed values, or appears twice in a list of unique values.',
    reason: 'The block or file that needs it cannot be shown.',
    fix: 'Use one of the allowed values. In a list, delete the duplicate.',
    examples: [
      {
        title: 'A list of records, sorted by a property that they do not have',
        files: { ...people, ...peopleList({ order: 'nmae' }) },
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:12:18  not-allowed
  blocks[1].people.order is "nmae"; allowed: "name", "-name", "role", "-role", "since", "-since", "about", "-about".
  Did you mean "name"?  The property to sort by. A hyphen before it reverses the order. Default: the file name.`,
        highlighted: '"nmae"',
      },
      {
        title: 'A list that shows a property that its records do not have',
        files: home({ type: 'lists', records: { people: { show: { title: 'nmae' } } } }),
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:14:22  not-allowed
  blocks[1].records.people.show.title is "nmae"; allowed: "name", "role", "about".
  Did you mean "name"?  The property with the name of a record.`,
        highlighted: '"nmae"',
      },
      {
        title: 'A value that is not allowed',
        files: homeWithText('Text.', { art: 'ring' }),
        output: `content/pages/index.json:9:14  not-allowed
  blocks[0].art is "ring"; allowed: "none", "folds", "rings".
  Did you mean "rings"?  A picture beside it.`,
        highlighted: '"ring"',
      },
      {
        title: 'The same tag twice',
        files: home({ ...CARDS, tags: ['red', 'blue', 'red'] }),
        output: `content/pages/index.json:22:9  not-allowed
  blocks[1].tags[2] repeats blocks[1].tags[0].
  Each value may appear once; delete one of them.`,
        highlighted: '"red"',
      },
      {
        title: 'A shared block that shows the dates of a page',
        files: {
          'site.json': json({
            url: 'https://www.example.org',
            logo: 'van.svg',
            sharedBlocks: [{ type: 'dates', dates: 'all' }],
          }),
        },
        input: DATED_INPUT,
        output: `content/site.json:7:16  not-allowed
  sharedBlocks[0].dates is "all"; only a block of a page can show the page's dates.
  Delete this property.`,
        highlighted: '"all"',
      },
    ],
  },
  'wrong-pattern': {
    summary: 'A text that does not match the pattern or format of its schema.',
    reason: 'The address, number or name would not work.',
    fix: 'The hint describes the format, with an example if there is one.',
    examples: [
      {
        title: "The site's address with a slash at the end",
        files: siteWith({ url: 'https://www.example.org/' }),
        output: `content/site.json:2:10  wrong-pattern
  url is "https://www.example.org/"; it does not have the required form.
  Write "https://www.example.org".`,
        highlighted: '"https://www.example.org/"',
      },
      {
        title: 'A telephone number in words',
        files: action('tel:call-me', 'Call us'),
        output: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "tel:call-me"; it is not a telephone number.
  Write it like tel:+442079460000.`,
        highlighted: '"tel:call-me"',
      },
      {
        title: 'An incomplete e-mail address',
        files: action('mailto:van@', 'Write to us'),
        output: `content/pages/index.json:12:19  wrong-pattern
  blocks[0].actions[0].href is "mailto:van@"; it is not an e-mail address.
  Write it like mailto:name@example.org.`,
        highlighted: '"mailto:van@"',
      },
      {
        title: 'A date that is not in the calendar',
        files: news({ date: '2026-02-30' }),
        input: DATED_INPUT,
        output: `content/pages/news/first.json:4:11  wrong-pattern
  date is "2026-02-30"; there is no such date.
  A date, for example "2026-03-05".`,
        highlighted: '"2026-02-30"',
      },
    ],
  },
  'unknown-block': {
    summary: "A block's `type` does not exist.",
    reason: 'A part of the page would be missing.',
    fix: 'Use a block that exists (a folder of `src/blocks/`), or create one with `npm run new block <name>`.',
    examples: [
      {
        title: 'A misspelt block',
        files: home({ type: 'card-gird' }),
        output: `content/pages/index.json:10:15  unknown-block
  blocks[1].type is "card-gird"; there is no such block.
  Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form`,
        highlighted: '"card-gird"',
      },
      {
        title: 'Another word for a block',
        files: home({ type: 'tiles' }),
        output: `content/pages/index.json:10:15  unknown-block
  blocks[1].type is "tiles"; there is no such block.
  For this there is "card-grid".  Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form`,
        highlighted: '"tiles"',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
