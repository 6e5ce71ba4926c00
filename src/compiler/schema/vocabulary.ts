/**
 * The values of the schema keyword `means`, which says what a string in a content file represents, and the type of
 * the value that a component receives instead. `resolve/meanings.ts` has the resolver of each. `record:<type>` and
 * `records:<type>` exist for each collection, which is a file in schemas/records/.
 */
export const RESOLVED_TYPE = {
  /** Text with **bold** and [links](/path). */
  inline: 'Inline',
  /** The address of a page or an anchor, or an https:, mailto: or tel: URL. */
  link: 'string',
  /** The id of a block, for links such as #payment. Unique on a page. */
  anchor: 'string',
  /** The alternative text of a picture. */
  alternative: 'string',
  /** A file name in content/media/. */
  media: 'Media',
  /** The name of an icon. */
  icon: 'Icon',
  /** The route of one page. */
  page: 'PageLink',
  /** A pattern for all pages directly under a route. */
  pages: 'PageLink[]',
  /** The same with only the route and title of each page. */
  'page-names': 'PageName[]',
  /** Pages directly under a route, in the order of their dates. The value is an object. */
  'dated-pages': 'DatedPage[]',
  /** A date, or a date and time with a zone, in ISO 8601. */
  date: 'ShownDate',
  /** Which dates of its own page a block shows. */
  'page-dates': 'DateLine',
  /** A condition on which the enclosing object is shown. */
  condition: 'string',
  /** Everything that the site may store in the visitor's browser. */
  stored: 'StorageList',
  /** The numbers of a chart: an object. */
  chart: 'Chart',
  /** The https: URL of something that the page shows from another server, in a frame or as a picture. */
  embed: 'string',
} as const;

/** Meanings of objects that describe a picture. */
export const FIGURES = ['chart'] as const;

export type FigureMeaning = (typeof FIGURES)[number];

/** Whether a meaning belongs to an object. */
export function isFigure(means: string | undefined): means is FigureMeaning {
  return FIGURES.some((name) => name === means);
}

/** A meaning that every site has. */
export type PlainMeaning = keyof typeof RESOLVED_TYPE;

/** A meaning of a text. */
export type TextMeaning = Exclude<PlainMeaning, 'dated-pages' | FigureMeaning>;

/** `record:people` is the id of one record of content/people/; `records:people` selects a list of them. */
export type Meaning = PlainMeaning | `record:${string}` | `records:${string}`;

/** What `record:<type>` or `records:<type>` refers to. */
export interface RecordMeaning {
  /** The name of the collection: of its schema in schemas/records/, and of its folder in content/. */
  collection: string;
  isList: boolean;
}

/** Parses `record:<type>` and `records:<type>`. Returns undefined for any other meaning. */
export function recordMeaning(means: Meaning | undefined): RecordMeaning | undefined {
  if (means?.startsWith('record:')) return { collection: means.slice('record:'.length), isList: false };
  if (means?.startsWith('records:')) return { collection: means.slice('records:'.length), isList: true };
  return undefined;
}

/** Whether the value is an object that selects a list. The compiler writes its schema. */
export function isQuery(means: Meaning | undefined): boolean {
  return means === 'dated-pages' || (recordMeaning(means)?.isList ?? false);
}

/** Lists every valid value of `means`, given the names of the site's collections. */
export function knownMeanings(collections: readonly string[]): string[] {
  const ofRecords = collections.flatMap((name) => [`record:${name}`, `records:${name}`]);
  return [...Object.keys(RESOLVED_TYPE), ...ofRecords];
}
