import type { OpeningHours } from '@json-site/model/model';
import { plainText, type Thing } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import { recordSchemaOf } from '../schema/schema-walk.ts';
import { isEvent, THINGS, type ThingValue } from '../schema/things.ts';
import type { PageData } from '../types.ts';
import type { CompileContext, SourceLocation } from './compile-context.ts';
import { collectionIn, followed, isDate, nameOf } from './queries/record-figures.ts';

interface Described {
  collection: string;
  id: string;
  location: SourceLocation;
  context: CompileContext;
}

/** An address with the server of the site, if it is one of it. */
function fullAddress(address: string, { project }: CompileContext): string {
  return address.startsWith('/') ? `${valueIn(project.site?.value, 'url')}${address}` : address;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The end of the day has no time of its own there: one before the opening is on the next day. */
function closing(from: string, to: string): string {
  if (to !== '24:00') return to;
  return from === '00:00' ? '23:59' : '00:00';
}

function hoursOf({ week, exceptions }: OpeningHours): Thing[] {
  const type = { '@type': 'OpeningHoursSpecification' };
  const usual = week.flatMap(({ times }, day) =>
    times.map(({ from, to }) => ({ ...type, dayOfWeek: WEEK[day], opens: from, closes: closing(from, to) })),
  );
  const others = exceptions.flatMap(({ first, last = first, times }) => {
    const range = { validFrom: first.iso, validThrough: last.iso };
    // Equal times say that it is closed.
    const shown = times.length > 0 ? times : [{ from: '00:00', to: '00:00' }];
    return shown.map(({ from, to }) => ({ ...type, ...range, opens: from, closes: closing(from, to) }));
  });
  return [...usual, ...others];
}

/** Another record as a thing: by its name, and its page. */
function relatedThing(
  type: string,
  collection: string,
  id: string,
  { location, context }: Described,
): Thing | undefined {
  if (!context.project.records.get(collection)?.has(id)) return undefined;
  const own = recordSchemaOf(collection, context.project.input.schemas)?.structuredData?.type ?? type;
  const page = context.pageOfRecord(collection, id, location);
  return {
    '@type': own,
    name: nameOf(collection, id, context),
    ...(typeof page === 'string' && { url: fullAddress(page, context) }),
  };
}

/** One value of a record as that of a property of schema.org. Undefined if it has none. */
function oneValue(
  kind: ThingValue,
  value: unknown,
  currency: string | undefined,
  described: Described,
): unknown {
  const { context } = described;
  switch (kind) {
    case 'date':
      return isDate(value) ? value.iso : undefined;
    case 'offer':
      return typeof value === 'number'
        ? { '@type': 'Offer', price: value, priceCurrency: currency }
        : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'picture': {
      const src = valueIn(value, 'src');
      // A part of a file with several pictures is none for others.
      return typeof src === 'string' && !src.includes('#') ? fullAddress(src, context) : undefined;
    }
    case 'address': {
      const address = isObject(value) ? value['path'] : value;
      return typeof address === 'string' ? fullAddress(address, context) : undefined;
    }
    case 'contact':
      return typeof value === 'string' ? value.replace(/^(?:tel|mailto):/, '') : undefined;
    case 'hours':
      return isObject(value) ? hoursOf(value as unknown as OpeningHours) : undefined;
    default: {
      const text = typeof value === 'string' || Array.isArray(value) ? plainText(value) : undefined;
      return kind === 'text' || text === undefined ? text : { '@type': kind, name: text };
    }
  }
}

/** The value of a property, which may be a list. */
function propertyOf(
  kind: ThingValue,
  name: string,
  record: Record<string, unknown>,
  described: Described,
): unknown {
  const { collection, id, context } = described;
  const { schema, items } = followed(collection, name, context);
  const other = collectionIn(schema, items);
  // References inside a record are resolved when a block shows them; their ids are in its file.
  const value =
    other === undefined
      ? record[name]
      : valueIn(context.project.records.get(collection)?.get(id)?.value, name);
  const each = items && Array.isArray(value) ? value : [value];
  const found = each.flatMap((one) => {
    const it =
      other === undefined
        ? oneValue(kind, one, schema.currency, described)
        : typeof one === 'string'
          ? relatedThing(kind, other, one, described)
          : undefined;
    return it === undefined ? [] : [it];
  });
  return found.length > 1 ? found : found[0];
}

/** What a page says of its record to search engines and calendars. */
type DescribedRecord = Pick<PageData, 'thing' | 'event'>;

/** The name of a place, with the address of its page or not. */
const placeName = (place: unknown) => {
  const name = valueIn(Array.isArray(place) ? place[0] : place, 'name');
  return typeof name === 'string' ? { place: name } : {};
};

/**
 * Returns the record of a page as a thing of schema.org, by the table in the schema of its collection; an event also as
 * an entry of a calendar.
 */
export function describedRecord(
  collection: string,
  id: string,
  location: SourceLocation,
  context: CompileContext,
): DescribedRecord {
  const schema = recordSchemaOf(collection, context.project.input.schemas);
  const { structuredData } = schema ?? {};
  const record = structuredData && context.record(collection, id);
  const known = structuredData && THINGS[structuredData.type];
  if (!known || !isObject(record)) return {};
  const described = { collection, id, location, context };
  const values = Object.entries(structuredData.properties).flatMap(
    ([property, name]): [string, unknown][] => {
      const kind = known.properties[property];
      const value = kind && propertyOf(kind, name, record, described);
      return value === undefined ? [] : [[property, value]];
    },
  );
  const thing: Thing = { '@type': structuredData.type, ...Object.fromEntries(values) };
  const { name, startDate, endDate, description, location: place } = thing;
  if (!isEvent(structuredData.type) || typeof name !== 'string' || typeof startDate !== 'string')
    return { thing };
  return {
    thing,
    event: {
      name,
      start: startDate,
      ...(typeof endDate === 'string' && { end: endDate }),
      ...(typeof description === 'string' && { text: description }),
      ...placeName(place),
    },
  };
}
