import type { Download, Inline, InlineNode, ShownDate } from '@json-site/model/model';
import { isObject, valueIn } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';
import { labelFor } from '../../report/labels.ts';
import { kindOf, type RecordListQuery } from '../../schema/queries/record-list-schema.ts';
import { recordProperties } from '../../schema/queries/record-queries.ts';
import type { Schema } from '../../schema/schema-set.ts';
import { followRef } from '../../schema/schema-walk.ts';
import { recordMeaning } from '../../schema/vocabulary.ts';
import { dateInWords, type PERIODS, timeInWords } from '../../source/dates.ts';
import { numberInWords } from '../../source/numbers.ts';
import { siteDateStyle } from '../../source/site-language.ts';
import type { CompileContext, SourceLocation } from '../compile-context.ts';

/** What the items of a list have in common. */
export interface Listing {
  collection: string;
  query: RecordListQuery;
  /** The part of the calendar under which the records are. */
  group: keyof typeof PERIODS | undefined;
  /** The property of the date from today on. */
  coming: string | undefined;
  timeZone: string;
  location: SourceLocation;
  context: CompileContext;
}

export const isDate = (value: unknown): value is ShownDate =>
  isObject(value) && typeof value['iso'] === 'string';

/** The schema of a property of a collection's records, and that of the items of a list. */
export function followed(collection: string, name: string, { project }: CompileContext) {
  const { schemas } = project.input;
  const schema = followRef(schemas.records[collection]?.properties?.[name] ?? {}, schemas);
  return { schema, items: schema.items && followRef(schema.items, schemas) };
}

export const propertySchema = (name: string, { collection, context }: Listing): Schema =>
  followed(collection, name, context).schema;

export function labelOf(name: string, listing: Listing): string {
  return listing.query.show.labels?.[name] ?? propertySchema(name, listing).title ?? labelFor(name);
}

/** The end of a date, if the schema of its property names one, and the record has it. */
export function endOf(name: string, record: Record<string, unknown>, listing: Listing): string | undefined {
  const { until } = propertySchema(name, listing);
  const end = until === undefined ? undefined : record[until];
  return isDate(end) ? end.iso : undefined;
}

/** A date of a record, to its end. Below its day, only the time of it: undefined without one. */
export function datePart(
  name: string,
  record: Record<string, unknown>,
  listing: Listing,
  isBelowDay = false,
): ShownDate | undefined {
  const date = record[name];
  if (!isDate(date)) return undefined;
  const style = siteDateStyle(listing.context.project.site);
  const inWords = isBelowDay ? timeInWords : dateInWords;
  const text = inWords(date.iso, style, endOf(name, record, listing));
  return text === undefined ? undefined : { iso: date.iso, text };
}

/** An address as visitors read it: a number, an e-mail address, or the server with its path. */
function addressInWords(href: string): string {
  if (href.startsWith('mailto:')) return decodeURIComponent(href.slice('mailto:'.length).replace(/\?.*/, ''));
  if (href.startsWith('tel:')) return href.slice('tel:'.length).replaceAll('-', ' ');
  const url = parseUrl(href);
  if (!url) return href;
  const path = decodeURI(url.pathname).replace(/\/$/, '');
  // A long path says nothing to a reader.
  return url.host.replace(/^www\./, '') + (path.length > 24 || url.search !== '' ? '' : path);
}

/** The text of a link to a place on this site: the title of its page, or the name of its file. */
function placeInWords(href: string, { context, location }: Listing): string {
  const page = context.project.pages.get(href.replace(/[?#].*/, ''));
  if (!page) return decodeURIComponent(href.replace(/^.*\//, ''));
  context.addReference(location, { kind: 'page', to: page.route });
  return context.pageLink(page)?.title ?? href;
}

/** What a record is called: its "name" or "title", or its first text. */
export function nameOf(collection: string, id: string, context: CompileContext): string {
  const { schemas } = context.project.input;
  const schema = schemas.records[collection] ?? {};
  const value = context.project.records.get(collection)?.get(id)?.value;
  const texts = recordProperties(schema).filter(([, property]) => kindOf(property, schemas) === 'text');
  const names = texts.map(([name]) => name);
  const name = ['name', 'title'].find((one) => names.includes(one)) ?? names[0];
  const text = name === undefined ? undefined : valueIn(value, name);
  return typeof text === 'string' ? text : labelFor(id);
}

/** Another record by its name, which links to its page. Undefined for one that the build leaves out. */
function recordLink(collection: string, id: string, listing: Listing): InlineNode | undefined {
  const { context, location } = listing;
  if (!context.project.records.get(collection)?.has(id)) return undefined;
  const text = nameOf(collection, id, context);
  const href = context.pageOfRecord(collection, id, location);
  if (typeof href !== 'string') return href === null ? undefined : text;
  context.addReference(location, { kind: 'page', to: href });
  return { text, href };
}

/** A text, which links to the page of all records with it if a template makes one. */
function valueLink(name: string, value: string, { collection, context, location }: Listing): InlineNode {
  const href = context.pageOfValue(collection, name, value, location);
  if (href === undefined || href === location.route) return value;
  context.addReference(location, { kind: 'page', to: href });
  return { text: value, href };
}

/** Puts the words of a language between the items of a list: ", " and "and". */
function joined(items: InlineNode[], { context }: Listing): Inline | null {
  if (items.length === 0) return null;
  const format = new Intl.ListFormat(context.project.language, { type: 'conjunction' });
  const parts = format.formatToParts(items.map((_, index) => String(index)));
  const nodes = parts.map(
    ({ type, value }): InlineNode => (type === 'element' ? (items[Number(value)] ?? '') : value),
  );
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

/** The ids in a value that is one, or a list of them. */
const idsIn = (value: unknown) => [value].flat().filter((id) => typeof id === 'string');

function linked(value: unknown, listing: Listing): Inline | null {
  // A page of this site.
  if (isObject(value) && typeof value['path'] === 'string')
    return [{ text: String(value['title']), href: value['path'] }];
  if (typeof value !== 'string') return null;
  const isPlace = value.startsWith('/') || value.startsWith('#');
  return [{ text: isPlace ? placeInWords(value, listing) : addressInWords(value), href: value }];
}

/** The collection to whose records a property refers, one or several of them. */
export const collectionIn = ({ means }: Schema, items?: Schema): string | undefined =>
  recordMeaning(items ? items.means : means)?.collection;

/** The value of a resolved record as a text, with links. Null if the record does not have it. */
export function figure(name: string, record: Record<string, unknown>, listing: Listing): Inline | null {
  const { context, collection } = listing;
  const { schemas } = context.project.input;
  const schema = propertySchema(name, listing);
  const value = record[name];
  switch (kindOf(schemas.records[collection]?.properties?.[name] ?? {}, schemas)) {
    case 'date':
      return datePart(name, record, listing)?.text ?? null;
    case 'number':
      return typeof value === 'number' ? numberInWords(value, schema, context.project.language) : null;
    case 'link':
      return linked(value, listing);
    case 'file': {
      if (!isObject(value)) return null;
      // The compiler has resolved it.
      const { src, kind, size } = value as unknown as Download;
      return [{ text: `${kind}, ${size}`, href: src }];
    }
    case 'record': {
      // References inside a record are resolved when a block shows them; their ids are in its file.
      const file = context.project.records.get(collection)?.get(String(record['id']));
      const { schema: own, items } = followed(collection, name, context);
      const other = collectionIn(own, items) ?? '';
      return joined(
        idsIn(valueIn(file?.value, name)).flatMap((id) => recordLink(other, id, listing) ?? []),
        listing,
      );
    }
    case 'list':
      return joined(
        idsIn(value).map((one) => valueLink(name, one, listing)),
        listing,
      );
    default: {
      if (typeof value !== 'string') return Array.isArray(value) ? (value as Inline) : null;
      if (schema.format === 'email') return [{ text: value, href: `mailto:${value}` }];
      return joined([valueLink(name, value, listing)], listing);
    }
  }
}
