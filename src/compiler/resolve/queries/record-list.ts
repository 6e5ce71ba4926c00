import type { Inline, ListedRecord, Media, RecordList, ShownDate } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import { labelFor } from '../../report/labels.ts';
import { at, sentence } from '../../report/sentence.ts';
import { TODAY } from '../../schema/queries/ranges.ts';
import type { RecordListQuery, ShownProperties } from '../../schema/queries/record-list-schema.ts';
import type { Schema } from '../../schema/schema-set.ts';
import { childSchema, followRef } from '../../schema/schema-walk.ts';
import { dayOf, periodInWords } from '../../source/dates.ts';
import { numberInWords } from '../../source/numbers.ts';
import { siteDateStyle } from '../../source/site-language.ts';
import {
  type CompileContext,
  diagnosticAt,
  OMIT,
  type ResolvedObject,
  type SourceLocation,
} from '../compile-context.ts';
import { queryRecords } from './query-records.ts';

/** A list that begins today has this many times the records that it shows: they follow those that are past. */
const SPARE = 2;

/** What the items of a list have in common. */
interface Listing {
  collection: string;
  query: RecordListQuery;
  /** The property of the date from today on. */
  coming: string | undefined;
  timeZone: string;
  location: SourceLocation;
  context: CompileContext;
}

const isDate = (value: unknown): value is ShownDate => isObject(value) && typeof value['iso'] === 'string';

function propertySchema(name: string, { collection, context }: Listing): Schema {
  const { schemas } = context.project.input;
  return followRef(schemas.records[collection]?.properties?.[name] ?? {}, schemas);
}

function labelOf(name: string, listing: Listing): string {
  return listing.query.show.labels?.[name] ?? propertySchema(name, listing).title ?? labelFor(name);
}

/** The value of a resolved record as a text. Null if the record does not have it. */
function figure(name: string, value: unknown, listing: Listing): Inline | null {
  if (isDate(value)) return value.text;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value as Inline;
  if (typeof value !== 'number') return null;
  return numberInWords(value, propertySchema(name, listing), listing.context.project.language);
}

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
function optionalParts(record: Record<string, unknown>, show: ShownProperties): Partial<ListedRecord> {
  const read = (name: string | undefined) => (name === undefined ? undefined : record[name]);
  const [date, picture, text] = [read(show.date), read(show.picture), read(show.text)];
  return {
    ...(isDate(date) && { date }),
    // The schema of `show` allows only properties of these types.
    ...(isObject(picture) && { picture: picture as unknown as Media }),
    ...(text !== undefined && { text: text as Inline }),
  };
}

function listed(id: string, listing: Listing): ListedRecord[] {
  const { collection, query, coming, timeZone, context } = listing;
  const { show, group } = query;
  const record = context.record(collection, id);
  if (!isObject(record)) return [];
  const title = record[show.title];
  const href = addressOf(record, listing);
  if (title === undefined || href === null) return [];
  const parts = optionalParts(record, show);
  const when = coming === undefined ? undefined : record[coming];
  const day = isDate(when) ? dayOf(when.iso, timeZone) : undefined;
  const style = siteDateStyle(context.project.site);
  const period = group && periodInWords(parts.date?.iso, group, style);
  const named = { id, title: title as Inline };
  return [
    {
      ...named,
      ...(isPageTitle(named, listing) && { isPageTitle: true as const }),
      ...(href !== undefined && { href }),
      ...parts,
      ...(show.figures && { figures: show.figures.map((name) => figure(name, record[name], listing)) }),
      ...(period !== undefined && { group: period }),
      ...(day !== undefined && { day }),
    },
  ];
}

/** Moves the records of a month or year together: the order may be another one. */
function inGroups(records: ListedRecord[]): ListedRecord[] {
  const groups = new Map<string | undefined, ListedRecord[]>();
  for (const record of records) groups.set(record.group, [...(groups.get(record.group) ?? []), record]);
  return [...groups.values()].flat();
}

function reportMissingDate(location: SourceLocation, context: CompileContext): void {
  const jsonPath = [...location.jsonPath, 'show'];
  const property = { property: 'date', of: jsonPath };
  const message = sentence`${at(jsonPath)} has no ${property}, by which ${at([...location.jsonPath, 'group'])} sorts the records.`;
  const hint = sentence`Add ${property}: the property with the date.`;
  context.report(diagnosticAt({ ...location, jsonPath }, 'missing-property', message, hint, 'open'));
}

function labelsOf(listing: Listing): RecordList['labels'] {
  const { show } = listing.query;
  return {
    title: labelOf(show.title, listing),
    ...(show.date !== undefined && { date: labelOf(show.date, listing) }),
    ...(show.text !== undefined && { text: labelOf(show.text, listing) }),
    ...(show.link !== undefined && { link: labelOf(show.link, listing) }),
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
  const { limit, group, show } = query;
  const coming = comingProperty(query.where);
  const longer = coming !== undefined && limit !== undefined ? { limit: limit * SPARE } : {};
  const order = query.order ?? (group && show.date);
  const wanted = { ...valid, ...(order !== undefined && { order }), ...longer };
  const { ids, timeZone } = queryRecords(collection, own, wanted, inside, context);
  if (group && show.date === undefined) reportMissingDate(inside, context);
  const listing: Listing = { collection, query, coming, timeZone, location: inside, context };
  const records = ids.flatMap((id) => listed(id, listing));
  return {
    labels: labelsOf(listing),
    records: group ? inGroups(records) : records,
    ...(coming !== undefined && { coming: { timeZone, ...(limit !== undefined && { limit }) } }),
  };
}
