import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { Schema, SchemaFiles, SchemaSet } from '../../../src/compiler/schema/schema-set.ts';

const def = (name: string): Schema => ({ $ref: `defs.schema.json#/$defs/${name}` });

const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', description, ...more });

const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });

function object(properties: Record<string, Schema>, required: string[] = [], more: Schema = {}): Schema {
  return { type: 'object', additionalProperties: false, required, properties, ...more };
}

const blocks = list({ $ref: 'block.schema.json' }, { minItems: 1, description: 'From top to bottom.' });

const opening = object(
  {
    heading: def('heading'),
    text: def('inline'),
    art: { enum: ['none', 'folds', 'rings'], description: 'A picture beside it.' },
    actions: list(object({ label: text('Its label.'), href: def('href') }, ['label', 'href'])),
    photograph: object(
      {
        src: { ...def('image'), slot: { phone: '1', placed: 'full', beside: '1/2' } },
        place: { enum: ['beside', 'behind'], description: 'Where it is.' },
      },
      ['src'],
      { description: 'With the heading.' },
    ),
    side: { enum: ['left', 'right'], description: 'The side of the photograph.' },
  },
  ['heading'],
  {
    givesMainHeading: true,
    examples: [
      { heading: 'The van', text: 'It brings **four thousand** books.' },
      { heading: 'A', text: 'The van' },
    ],
  },
);

const cards = object(
  {
    heading: def('heading'),
    items: list(
      object(
        { title: def('heading'), icon: def('icon'), image: { ...def('image'), slot: { tablet: '1/2' } } },
        ['title'],
      ),
      { minItems: 2, maxItems: 3, description: 'The cards in order.' },
    ),
    columns: { type: 'integer', minimum: 1, maximum: 4, description: 'Side by side.' },
    headingLevel: { enum: [2, 3], description: 'Level of the headings of the cards.' },
    wide: { type: 'boolean', description: 'As wide as the screen.' },
    tags: list(text('A tag.'), { uniqueItems: true }),
  },
  ['items'],
);

const names = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: text('A name.'),
});

const thing = object({ name: text('Its name.'), purpose: def('inline') }, ['name', 'purpose'], {
  description: 'The statement about the item.',
});

const number: Schema = { type: 'number', nullable: true, description: 'A number.' };

const numbers = object(
  {
    kind: { enum: ['bars', 'dots', 'lines'] },
    measure: text('What the numbers are.'),
    categories: list(text('A category.')),
    series: list(object({ label: text('Its name.'), values: list(number) }, ['label', 'values'])),
  },
  ['kind', 'measure', 'categories', 'series'],
  { means: 'chart' },
);

const table = object(
  {
    caption: text('What it shows.'),
    columns: list(text('Header of a column.')),
    rows: list(object({ cells: list(def('inline')) }, ['cells'])),
  },
  ['caption', 'columns', 'rows'],
  { means: 'table' },
);

const times = list(object({ from: text('Opening.'), to: text('Closing.') }, ['from', 'to']));
const day = text('A day.', { means: 'date' });

const hours = object(
  {
    week: list(object({ days: list(text('A day of the week.')), times }, ['days', 'times'])),
    exceptions: list(object({ date: day, until: day, times }, ['date'])),
  },
  ['week'],
  { means: 'hours' },
);

const FILES: SchemaFiles = {
  defs: {
    $defs: {
      heading: text('A heading of 2 to 20 characters.', { minLength: 2, maxLength: 20 }),
      inline: text('Text with **bold** and [links](/page).', { means: 'inline' }),
      href: text('Where it goes.', { means: 'link' }),
      icon: text('Name of an icon.', { means: 'icon' }),
      image: text('File name in content/media/.', { means: 'media' }),
      alternative: text('What a picture shows.', { means: 'alternative', minLength: 2 }),
    },
  },
  page: object(
    {
      $schema: text('Path of the schema.'),
      title: text("The page's name.", { minLength: 2, maxLength: 90 }),
      description: text('What the page offers.'),
      summary: text('For cards.'),
      icon: def('icon'),
      order: { type: 'number', description: 'Place in lists.' },
      backLabel: text('Label of the link back to this page.'),
      image: object({ src: def('image'), alt: def('alternative') }, ['src', 'alt']),
      inNavigation: { type: 'boolean', description: 'Header or footer must lead here.' },
      searchTitle: text('The title for search engines.'),
      noindex: { type: 'boolean', description: 'Search engines may not list it.' },
      canonical: text('Where the original is.', { means: 'link' }),
      blocks,
    },
    ['title', 'description', 'blocks'],
  ),
  site: object(
    {
      url: text('Address of the site, without a slash at the end.', { pattern: '^https://[^/\\s]+$' }),
      timeZone: text('Where the clocks are.'),
      menu: list(def('href')),
      embeds: list(text('A server.', { pattern: '^https://' })),
      header: object({
        links: list(def('href')),
        menus: list(object({ label: text('Label of a menu.') }, ['label'])),
        search: object({ label: text('Its name.'), href: def('href') }),
      }),
      brand: object({ name: text('The name.'), nameParts: list(text('Part of the name.')) }),
      logo: def('image'),
      preview: object({ src: def('image'), alt: def('alternative') }, ['src', 'alt']),
      sections: list(text('A section.', { means: 'pages' })),
      sharedBlocks: { ...blocks, minItems: 0 },
    },
    ['url', 'sharedBlocks'],
  ),
  redirects: {
    type: 'object',
    additionalProperties: text('Where to go now.', { means: 'link' }),
  },
  houseStyle: object({
    spelling: { type: 'object', additionalProperties: list(text('A wrong spelling.')) },
    vagueLinks: list(text('Words of a link.')),
    redundantAlternatives: list(text('An opening.')),
    repeatable: list(text('A word.')),
    claims: list(
      object(
        {
          claim: text('A claim.'),
          agreed: list(text('A phrase with the agreed number.')),
          wordings: list(text('A phrase to compare with nothing.')),
          contradicted: list(text('A phrase that says something else.')),
        },
        ['claim'],
      ),
    ),
    fictional: list(text('Something invented.')),
  }),
  storage: object(
    {
      terms: names('Labels of the statements.'),
      places: names('Names of places.'),
      grounds: names('Why the law allows it.'),
      things: object({ draft: thing, scheme: thing, consent: thing }, ['draft', 'scheme', 'consent'], {
        description: 'Each thing.',
      }),
    },
    ['terms', 'places', 'grounds', 'things'],
  ),
  formTexts: object({
    submission: text('What a form sends.'),
    button: object({ idle: text('Its label.', { placeholders: ['submission'] }) }),
  }),
  theme: object({
    colours: object({ light: names('Colours.'), dark: names('Colours.'), band: text('A colour.') }),
  }),
  published: object({ routes: list(text('An address.')) }, ['routes']),
  records: {
    shuttles: object({ title: def('heading'), text: def('inline'), icon: def('icon') }, ['title']),
    forms: object({ title: def('heading') }, ['title']),
  },
  blocks: {
    'back-link': object({ to: text('Route of a page.', { means: 'page', needs: 'backLabel' }) }, ['to']),
    'card-grid': { ...cards, keywords: ['tiles'] },
    hero: opening,
    'page-cards': object({ pages: text('A section.', { means: 'pages' }) }, ['pages']),
    sections: object({
      sections: list(object({ id: text('Its name.', { means: 'anchor' }) }, ['id'])),
      chart: numbers,
      table,
      hours,
      file: text('A document.', { means: 'download', pattern: '\\.pdf$' }),
      frame: text('Address of a film.', { means: 'embed' }),
    }),
    'shuttle-list': object({ shuttles: list(text('Id of a shuttle.', { means: 'record:shuttles' })) }),
    'stored-data': object({ items: { enum: ['all', 'submissions'], means: 'stored' } }, ['items']),
    'visit-form': object({ form: text('Id of a form.', { means: 'record:forms' }) }, ['form']),
  },
};

/** A small schema set with every keyword and meaning. Changes of the site's schemas do not affect the tests. */
export const SCHEMAS: SchemaSet = bundleSchemas(FILES);

const person = object(
  {
    name: def('heading'),
    role: text('What they do.'),
    team: text('Id of a team.', { means: 'record:teams' }),
    since: { type: 'integer', description: 'Year in which they came.' },
    skills: list(text('A skill.')),
    photo: def('image'),
    about: def('inline'),
    knows: list(text('Id of a person.', { means: 'record:people' })),
  },
  ['name'],
  { title: 'Person' },
);

const team = object(
  {
    title: def('heading'),
    lead: text('Id of a person.', { means: 'record:people', shows: ['name', 'team'] }),
    members: { means: 'records:people', shows: ['name'], description: 'The people in it.' },
  },
  ['title'],
  { title: 'Team' },
);

/** The schema files with two collections whose records refer to each other. */
export const COLLECTION_FILES: SchemaFiles = {
  ...FILES,
  records: { ...FILES.records, people: person, teams: team },
  blocks: {
    ...FILES.blocks,
    'people-list': object({ people: { means: 'records:people', description: 'The people.' } }, ['people']),
    'people-names': object({ people: { means: 'records:people', shows: ['name'], description: 'All.' } }),
    lists: object({ records: { means: 'records', description: 'One collection.' } }, ['records']),
    person: object({ person: text('Id of a person.', { means: 'record:people', shows: ['name'] }) }),
    teams: object({ teams: list(text('Id of a team.', { means: 'record:teams' })) }),
  },
};

export const COLLECTIONS: SchemaSet = bundleSchemas(COLLECTION_FILES);

/** The same schema with more properties. */
const withProperties = (schema: Schema, properties: Record<string, Schema>): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
});

const date = text('A date, for example "2026-03-05".', { means: 'date' });

const labels = object({
  published: text('For example "Published {date}".'),
  publishedAndUpdated: text('For example "Published {date}, updated {updated}".'),
});

const BLOCKS_WITH_DATES = {
  dates: object({ dates: { enum: ['all', 'published'], means: 'page-dates' } }),
  posts: object({ pages: { means: 'dated-pages', description: 'The posts.' } }, ['pages']),
};

const tag = text('A language tag.', { means: 'language' });

/** What pages have with languages, and with dates. */
const PAGE_LANGUAGES = {
  language: tag,
  translationOf: text('The page in the main language.', { means: 'page' }),
};
const PAGE_DATES = {
  updated: date,
  publishAt: date,
  reviewBy: date,
  draft: { type: 'boolean', description: 'No build contains the page.' },
} satisfies Record<string, Schema>;
const FEED = { date, feed: object({ title: text('Title of the feed.') }, ['title']) };

/** The same for the site. */
const SITE_LANGUAGES = {
  language: tag,
  languages: list(object({ tag, name: text('Its name.') }, ['tag', 'name'])),
  labels: object({ close: text('Closes a dialog.'), published: text('For example "Published {date}".') }),
};
const BANNER = object({ from: day, until: day });

/** The schema files with languages of the site and of its pages. */
export const LANGUAGES: SchemaSet = bundleSchemas({
  ...COLLECTION_FILES,
  page: withProperties(FILES.page, { ...PAGE_LANGUAGES, ...FEED }),
  site: withProperties(FILES.site, SITE_LANGUAGES),
  blocks: { ...COLLECTION_FILES.blocks, ...BLOCKS_WITH_DATES },
});

/** The schema files with dated pages, drafts and feeds. */
export const DATED: SchemaSet = bundleSchemas({
  ...FILES,
  page: withProperties(FILES.page, { ...PAGE_DATES, ...FEED }),
  site: withProperties(FILES.site, { language: text('Language.'), labels, banner: BANNER }),
  blocks: { ...FILES.blocks, ...BLOCKS_WITH_DATES },
});

/** The schema files with everything above, and a form with any content: those of the documents of the diagnostics. */
export const DOCUMENTED_FILES: SchemaFiles = {
  ...COLLECTION_FILES,
  page: withProperties(FILES.page, { ...PAGE_LANGUAGES, ...FEED, ...PAGE_DATES }),
  site: withProperties(FILES.site, {
    ...SITE_LANGUAGES,
    labels: withProperties(SITE_LANGUAGES.labels, labels.properties ?? {}),
    banner: BANNER,
  }),
  records: { ...COLLECTION_FILES.records, forms: { type: 'object' } },
  blocks: { ...COLLECTION_FILES.blocks, ...BLOCKS_WITH_DATES, search: object({}) },
};
