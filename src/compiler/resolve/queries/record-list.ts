import type { Inline, ListedRecord, Media, RecordList } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import { at, type Sentence, sentence } from '../../report/sentence.ts';
import { TODAY } from '../../schema/queries/ranges.ts';
import type { RecordListQuery } from '../../schema/queries/record-list-schema.ts';
import { childSchema } from '../../schema/schema-walk.ts';
import { dayOf, periodInWords, timeInWords } from '../../source/dates.ts';
import { siteDateStyle } from '../../source/site-language.ts';
import {
  type CompileContext,
  diagnosticAt,
  OMIT,
  type ResolvedObject,
  type SourceLocation,
} from '../compile-context.ts';
import { queryRecords } from './query-records.ts';
import { datePart, endOf, figure, isDate, type Listing, labelOf, propertySchema } from './record-figures.ts';
import { timetablesOf } from './timetable.ts';
import { reportUntranslated } from './untranslated-labels.ts';

/** A list that begins today has this many times the records that it shows: they follow those that are past. */
const SPARE = 2;

/** The address that the title links to. Null for a record whose page no build contains. */
function addressOf(record: Record<string, unknown>, listing: Listing): string | null | undefined {
  const { collection, query, location, context } = listing;
  const own = query.show.link === undefined ? undefined : record[query.show.link];
  if (typeof own === 'string') return own;
  if (isObject(own) && typeof own['path'] === 'string') return own['path'];
  const route = context.pageOfRecord(collection, String(record['id']), location);
  if (typeof route === 'string') context.addReference(location, { kind: 'page', to: route });
  return route;
}

/** Whether the page around the list is that of the record, or has its name. */
function isPageTitle({ id, title }: ListedRecord, listing: Listing): boolean {
  const { collection, location, context } = listing;
  const page = location.route === null ? undefined : context.project.pages.get(location.route);
  const isNamed = valueIn(page?.parsed.value, 'title') === plainText(title);
  return isNamed || context.pageOfRecord(collection, id, location) === location.route;
}

/** The properties of an item that only some lists have. */
function optionalParts(record: Record<string, unknown>, listing: Listing): Partial<ListedRecord> {
  const { show } = listing.query;
  const read = (name: string | undefined) => (name === undefined ? undefined : record[name]);
  const [picture, focus, text] = [read(show.picture), read(show.focus), read(show.text)];
  const date =
    show.date === undefined ? undefined : datePart(show.date, record, listing, listing.group === 'day');
  const column = show.column === undefined ? null : figure(show.column, record, listing);
  return {
    ...(date && { date }),
    // The schema of `show` allows only properties of these types.
    ...(isObject(picture) && { picture: picture as unknown as Media }),
    ...(isObject(picture) && isObject(focus) && { focus: focus as unknown as { x: number; y: number } }),
    ...(text !== undefined && { text: text as Inline }),
    ...(column !== null && { column }),
  };
}

function listed(id: string, listing: Listing): ListedRecord[] {
  const { collection, query, group, coming, timeZone, context } = listing;
  const { show } = query;
  const record = context.record(collection, id);
  if (!isObject(record)) return [];
  const title = record[show.title];
  const href = addressOf(record, listing);
  if (title === undefined || href === null) return [];
  const when = coming === undefined ? undefined : record[coming];
  const day = isDate(when) ? dayOf(when.iso, timeZone) : undefined;
  const date = show.date === undefined ? undefined : record[show.date];
  const style = siteDateStyle(context.project.site);
  const period = group && isDate(date) ? periodInWords(date.iso, group, style) : undefined;
  const named = { id, title: title as Inline };
  return [
    {
      ...named,
      ...(isPageTitle(named, listing) && { isPageTitle: true as const }),
      ...(href !== undefined && { href }),
      ...optionalParts(record, listing),
      ...(show.figures && { figures: show.figures.map((name) => figure(name, record, listing)) }),
      ...(period !== undefined && { group: period }),
      ...(day !== undefined && { day }),
    },
  ];
}

/** The first letters of the first and the last word. */
function initialsOf(title: Inline): string {
  const words = plainText(title).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const [first = '', ...others] = words.map((word) => [...word.normalize()][0]?.toUpperCase());
  return first + (others.at(-1) ?? '');
}

/** Gives the records without a picture letters, if others have one: cards without a gap. */
function withInitials(records: ListedRecord[]): ListedRecord[] {
  if (!records.some(({ picture }) => picture)) return records;
  return records.map((record) =>
    record.picture ? record : { ...record, initials: initialsOf(record.title) },
  );
}

/** Moves the records of a day, month or year together: the order may be another one. */
function inGroups(records: ListedRecord[]): ListedRecord[] {
  const groups = new Map<string | undefined, ListedRecord[]>();
  for (const record of records) groups.set(record.group, [...(groups.get(record.group) ?? []), record]);
  return [...groups.values()].flat();
}

/** Reports a property of `show` without which a list cannot be made. `use` continues its name. */
function reportMissing(
  name: 'date' | 'column',
  use: Sentence,
  location: SourceLocation,
  context: CompileContext,
) {
  const jsonPath = [...location.jsonPath, 'show'];
  const property = { property: name, of: jsonPath };
  const message = sentence`${at(jsonPath)} has no ${property}, ${use}.`;
  const hint = sentence`Add ${property}: the property with the ${name}.`;
  context.report(diagnosticAt({ ...location, jsonPath }, 'missing-property', message, hint, 'open'));
}

function labelsOf(listing: Listing): RecordList['labels'] {
  const { show } = listing.query;
  return {
    title: labelOf(show.title, listing),
    ...(show.date !== undefined && { date: labelOf(show.date, listing) }),
    ...(show.text !== undefined && { text: labelOf(show.text, listing) }),
    ...(show.link !== undefined && { link: labelOf(show.link, listing) }),
    ...(show.column !== undefined && { column: labelOf(show.column, listing) }),
    figures: (show.figures ?? []).map((name) => {
      const { type } = propertySchema(name, listing);
      const isNumeric = type === 'number' || type === 'integer';
      return { label: labelOf(name, listing), ...(isNumeric && { isNumeric: true as const }) };
    }),
  };
}

/** The property that must have a date from today on. */
function comingProperty(where: Record<string, unknown> = {}): string | undefined {
  return Object.keys(where).find((name) => {
    const range = where[name];
    return isObject(range) && range['from'] === TODAY;
  });
}

/** The look of the block around a list. Undefined in a block of every page. */
function lookAround({ jsonPath, route }: SourceLocation, { project }: CompileContext): unknown {
  const page = route === null ? undefined : project.pages.get(route);
  return valueIn(page?.parsed.value, ...jsonPath.slice(0, -1), 'look');
}

/** The tables of a list whose block shows a timetable, which has days, times and columns. */
function tables(records: readonly ListedRecord[], listing: Listing): RecordList['timetables'] {
  const { query, context, collection } = listing;
  const { date, column } = query.show;
  if (date === undefined || column === undefined) return undefined;
  const style = siteDateStyle(context.project.site);
  const ends = records.map(({ id }) => {
    const record = context.record(collection, id);
    return isObject(record) ? endOf(date, record, listing) : undefined;
  });
  const choices = propertySchema(column, listing).enum?.map(String) ?? [];
  return timetablesOf(records, (record) => timeInWords(record.date?.iso, style), ends, choices);
}

/** Resolves `means: "records"`: the records that the query of one collection selects, with what it shows of each. */
export function resolveListOfRecords(
  written: Record<string, unknown>,
  resolved: ResolvedObject,
  location: SourceLocation,
  context: CompileContext,
): RecordList | typeof OMIT {
  if (location.isInRecord) {
    const message = sentence`${at(location.jsonPath)} is inside a record; only a page can list records of any collection.`;
    const hint = 'Give the property in the schema "means": "records:" and the name of one collection.';
    context.report(diagnosticAt(location, 'not-allowed', message, hint));
    return OMIT;
  }
  if (resolved === OMIT) return OMIT;
  const [collection] = Object.keys(resolved);
  if (collection === undefined) return OMIT;
  const [own, valid] = [written[collection], resolved[collection]];
  if (!isObject(own) || !isObject(valid)) return OMIT;
  const schema = childSchema(location.schema, collection) ?? {};
  const inside = { ...location, schema, jsonPath: [...location.jsonPath, collection] };
  // The values inside follow the schema of the query.
  const query = valid as unknown as RecordListQuery;
  const { limit, show } = query;
  const look = lookAround(location, context);
  const isTimetable = look === 'timetable';
  const group = isTimetable ? 'day' : query.group;
  const coming = comingProperty(query.where);
  const longer = coming !== undefined && limit !== undefined ? { limit: limit * SPARE } : {};
  const order = query.order ?? (group && show.date);
  const wanted = { ...valid, ...(order !== undefined && { order }), ...longer };
  const { ids, timeZone } = queryRecords(collection, own, wanted, inside, context);
  const asks = isTimetable
    ? sentence`which a timetable needs`
    : sentence`by which ${at([...inside.jsonPath, 'group'])} sorts the records`;
  if (group && show.date === undefined) reportMissing('date', asks, inside, context);
  if (isTimetable && show.column === undefined) reportMissing('column', asks, inside, context);
  const listing: Listing = { collection, query, group, coming, timeZone, location: inside, context };
  reportUntranslated(listing, look);
  const found = withInitials(ids.flatMap((id) => listed(id, listing)));
  const records = group ? inGroups(found) : found;
  const timetables = isTimetable ? tables(records, listing) : undefined;
  return {
    labels: labelsOf(listing),
    records,
    ...(timetables && { timetables }),
    ...(coming !== undefined && { coming: { timeZone, ...(limit !== undefined && { limit }) } }),
  };
}
