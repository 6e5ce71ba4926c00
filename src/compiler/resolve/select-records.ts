import { isObject, valueIn } from '@json-site/values/objects';
import type { RecordQuery } from '../schema/queries/record-queries.ts';
import { compareDates, dayOf } from '../source/dates.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { collatorFor } from '../source/site-language.ts';

/** A range without "today": numbers or ISO dates. `before` does not belong to it. */
export interface SettledRange {
  from?: number | string;
  to?: number | string;
  before?: number | string;
}

/** How the values of a query are compared. */
export interface RecordComparison {
  language: string;
  /** The time zone in which a date with a time has its day. Default: UTC. */
  timeZone?: string | undefined;
  /** Whether the property to sort by is a date. */
  isDate: boolean;
}

function compare(a: unknown, b: unknown, { language, timeZone, isDate }: RecordComparison): number {
  if (isDate) return compareDates(a, b, timeZone);
  const collator = collatorFor(language);
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** Compares the values of a property. Records without the property are last, in both directions. */
function compareBy(order: string, a: unknown, b: unknown, comparison: RecordComparison): number {
  const isReversed = order.startsWith('-');
  const name = isReversed ? order.slice(1) : order;
  const [left, right] = [a, b].map((record) => valueIn(record, name));
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return isReversed ? compare(right, left, comparison) : compare(left, right, comparison);
}

/** Whether a number or a date is in a range. A date with a time counts as the day in this time zone. */
export function isInRange(value: unknown, range: SettledRange, timeZone?: string): boolean {
  const own = typeof value === 'number' ? value : dayOf(value, timeZone);
  if (own === undefined) return false;
  const { from = own, to = own, before } = range;
  return from <= own && own <= to && (before === undefined || own < before);
}

function matches(id: string, record: unknown, where: Record<string, unknown>, timeZone?: string): boolean {
  if (!isObject(record)) return false;
  return Object.entries(where).every(([name, wanted]) => {
    if (name === 'id') return Array.isArray(wanted) ? wanted.includes(id) : id === wanted;
    const value = record[name];
    if (isObject(wanted)) return isInRange(value, wanted, timeZone);
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  });
}

/**
 * Returns the ids of the records that a query selects, in its order or that of the ids that it lists; texts are in the
 * order of the site's language.
 * Equal records stay in the order of their ids. Every range is settled.
 */
export function selectRecords(
  records: ReadonlyMap<string, ParsedFile>,
  query: RecordQuery,
  comparison: RecordComparison,
): string[] {
  const { where = {}, order, limit } = query;
  const found = [...records].filter(([id, { value }]) => matches(id, value, where, comparison.timeZone));
  const { id: ids } = where;
  if (order !== undefined) found.sort(([, a], [, b]) => compareBy(order, a.value, b.value, comparison));
  else if (Array.isArray(ids)) found.sort(([a], [b]) => ids.indexOf(a) - ids.indexOf(b));
  return found.slice(0, limit).map(([id]) => id);
}
