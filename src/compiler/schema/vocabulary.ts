import { type DateStyle, dateInWords } from '../source/dates.ts';

/** Things that a text can name because the project has them. `targets.ts` lists the names of each kind. */
export type TargetKind = 'link' | 'page' | 'section' | 'file' | 'icon' | 'record';

/**
 * The value in a content file: the name of a target; prose; an ISO date; any other text or a number, which the schema
 * limits; an object whose schema the compiler writes because it selects a list; or an object that has its own schema.
 */
type Written =
  | TargetKind
  | Prose
  | 'date'
  | 'anchor'
  | 'condition'
  | 'address'
  | 'language'
  | 'text'
  | 'number'
  | 'query'
  | 'object';

/** What visitors read as an author wrote it. */
type Prose = 'inline' | 'alternative';

/**
 * Returns a value as visitors read it; of a date with its end, both. Undefined for a value that it cannot read: it
 * stays as it is written.
 */
type InWords = (value: string, style: DateStyle, until?: unknown) => string | undefined;

/** What tools do with a value, besides showing it in a block. Null: nothing, because visitors could not read it. */
interface Reading {
  /** How it reads inside a longer text of a template. Prose, and it alone, reads as it is written. */
  inText: 'as-written' | InWords | null;
  /** What a list of records shows of it. */
  inList: 'words' | 'date' | 'picture' | 'link' | 'file' | null;
  /** What a query does with it: sort by it; sort by it and ask for a range of days; ask for the same value. */
  inQuery: 'order' | 'days' | 'same' | null;
}

type MeaningEntry = Reading & {
  /** The TypeScript type of the value that a component receives instead. */
  type: string;
  /** The values, in the reference of the blocks. */
  label: string;
} & ({ written: Prose; inText: 'as-written' } | { written: Exclude<Written, Prose>; inText: InWords | null });

const PROSE = { inText: 'as-written', inList: 'words', inQuery: 'order' } as const;
const UNREAD = { inText: null, inList: null, inQuery: null } as const;
const LINK = { ...UNREAD, inList: 'link' } as const;

/**
 * The values of the schema keyword `means`. `resolve/meanings.ts` has the resolver of each, and docs/schemas.md
 * explains it. Beside these, `record:<type>` and `records:<type>` exist for each collection, which is a file in
 * schemas/records/.
 */
export const MEANINGS = {
  inline: { written: 'inline', type: 'Inline', label: 'text with **bold**, _italics_ and [links]', ...PROSE },
  link: { written: 'link', type: 'string', label: 'link', ...LINK },
  anchor: { written: 'anchor', type: 'string', label: 'anchor', ...UNREAD },
  alternative: {
    written: 'alternative',
    type: 'string',
    label: 'alternative text',
    inText: 'as-written',
    inList: null,
    inQuery: null,
  },
  media: { written: 'file', type: 'Media', label: 'media file', ...UNREAD, inList: 'picture' },
  icon: { written: 'icon', type: 'Icon', label: 'icon', ...UNREAD },
  page: { written: 'page', type: 'PageLink', label: 'page', ...LINK },
  pages: { written: 'section', type: 'PageLink[]', label: 'section of pages', ...UNREAD },
  'page-names': { written: 'section', type: 'PageName[]', label: 'section of pages', ...UNREAD },
  'dated-pages': { written: 'query', type: 'DatedPage[]', label: 'section of pages with dates', ...UNREAD },
  date: {
    written: 'date',
    type: 'ShownDate',
    label: 'date',
    inText: dateInWords,
    inList: 'date',
    inQuery: 'days',
  },
  'page-dates': { written: 'text', type: 'DateLine', label: '"all" or "published"', ...UNREAD },
  condition: { written: 'condition', type: 'string', label: '"analytics" or "no-analytics"', ...UNREAD },
  stored: { written: 'text', type: 'StorageList', label: '"all" or "submissions"', ...UNREAD },
  chart: { written: 'object', type: 'ChartFigure', label: 'object', ...UNREAD },
  table: { written: 'object', type: 'TableFigure', label: 'object', ...UNREAD },
  hours: { written: 'object', type: 'OpeningHours', label: 'object', ...UNREAD },
  download: { written: 'file', type: 'Download', label: 'document', ...UNREAD, inList: 'file' },
  embed: { written: 'address', type: 'string', label: 'address on another server', ...UNREAD },
  language: { written: 'language', type: 'string', label: 'language tag', ...UNREAD },
  origin: { written: 'text', type: 'string', label: 'address of a server', ...UNREAD },
  'page-numbers': {
    written: 'number',
    type: 'PageNumbers',
    label: 'number of items on each page',
    ...UNREAD,
  },
  position: { written: 'number', type: 'number', label: 'place in a list', ...UNREAD, inQuery: 'order' },
  records: { written: 'query', type: 'RecordList', label: 'records of a collection', ...UNREAD },
} as const satisfies Record<string, MeaningEntry>;

/** The types of `model.ts` that meanings use. */
export const RESOLVED_TYPES: readonly string[] = [
  ...new Set(Object.values(MEANINGS).map(({ type }) => type.replace('[]', ''))),
].filter((type) => type !== 'string' && type !== 'number');

/** A meaning that every site has. */
export type PlainMeaning = keyof typeof MEANINGS;

/** Whether every site has a meaning. The others are those of records, and those that a site adds. */
export function isOfEngine(means: Meaning): means is PlainMeaning {
  return Object.hasOwn(MEANINGS, means);
}

type ObjectMeaning = {
  [Name in PlainMeaning]: (typeof MEANINGS)[Name]['written'] extends 'query' | 'object' ? Name : never;
}[PlainMeaning];

/** A meaning of an object that a block describes with its own schema. */
export type DescribedMeaning = {
  [Name in PlainMeaning]: (typeof MEANINGS)[Name]['written'] extends 'object' ? Name : never;
}[PlainMeaning];

/** The value in a content file that has this meaning. */
export type WrittenValue<Name extends PlainMeaning> = Name extends ObjectMeaning
  ? Record<string, unknown>
  : (typeof MEANINGS)[Name]['written'] extends 'number'
    ? number
    : string;

/** `record:people` is the id of one record of content/people/; `records:people` selects a list of them. */
export type Meaning = PlainMeaning | `record:${string}` | `records:${string}`;

/** The records to which `record:<type>` or `records:<type>` refers. */
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

/** Returns how a value with this meaning is written. Undefined without a meaning. */
export function writtenAs(means: Meaning | undefined): Written | undefined {
  const record = recordMeaning(means);
  if (record) return record.isList ? 'query' : 'record';
  // A site adds meanings of texts.
  return means && (isOfEngine(means) ? MEANINGS[means].written : 'text');
}

/** A text without a meaning reads as it is written. */
const PLAIN = PROSE;
/** A site adds functions of texts, which the compiler calls after templates and queries. */
const ADDED = UNREAD;
/** The id of a record. */
const RECORD = { ...UNREAD, inQuery: 'same' } as const;

/** Returns what tools do with a value that has this meaning, or none. */
export function readingOf(means: Meaning | undefined): Reading {
  if (means === undefined) return PLAIN;
  const record = recordMeaning(means);
  if (record) return record.isList ? UNREAD : RECORD;
  return isOfEngine(means) ? MEANINGS[means] : ADDED;
}

/** Whether the value is an object that selects a list. The compiler writes its schema. */
export function isQuery(means: Meaning | undefined): boolean {
  return writtenAs(means) === 'query';
}

/** Whether the value is an object. All others are texts. */
export function isWrittenAsObject(means: Meaning): boolean {
  const written = writtenAs(means);
  return written === 'query' || written === 'object';
}

/** The JavaScript type of a value that is no object. */
export const writtenType = (means: Meaning): 'number' | 'string' =>
  writtenAs(means) === 'number' ? 'number' : 'string';

/** Whether visitors read the value as it is written. */
export function isProse(means: Meaning | undefined): means is Prose {
  const written = writtenAs(means);
  return written === 'inline' || written === 'alternative';
}

/** Whether the value is the id of a block, for links. */
export const isAnchor = (means: Meaning | undefined): boolean => writtenAs(means) === 'anchor';

/** Whether an object is left out of a site for which the value does not hold. */
export const isCondition = (means: Meaning | undefined): boolean => writtenAs(means) === 'condition';

/** Whether the value is an address on another server, whose pages the policy must allow. */
export const isForeignAddress = (means: Meaning | undefined): boolean => writtenAs(means) === 'address';

/** Whether the value names a file that the page itself shows or plays. */
export const isShownFile = (means: Meaning | undefined): boolean =>
  means !== undefined && isOfEngine(means) && MEANINGS[means].type === 'Media';

/** Whether the value selects records of a collection that the content chooses. */
export const isAnyCollection = (means: Meaning | undefined): boolean =>
  means !== undefined && isOfEngine(means) && MEANINGS[means].type === 'RecordList';

/** Lists every valid value of `means`, given the names of the site's collections and of the meanings that it adds. */
export function knownMeanings(collections: readonly string[], added: Iterable<string> = []): string[] {
  const ofRecords = collections.flatMap((name) => [`record:${name}`, `records:${name}`]);
  return [...Object.keys(MEANINGS), ...added, ...ofRecords];
}
