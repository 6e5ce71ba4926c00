import type { RecordQuery } from '../schema/record-queries.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { collatorFor } from '../source/site-language.ts';

function compare(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** Compares the values of a property. Records without the property are last, in both directions. */
function compareBy(order: string, a: unknown, b: unknown, collator: Intl.Collator): number {
  const isReversed = order.startsWith('-');
  const name = isReversed ? order.slice(1) : order;
  const [left, right] = [a, b].map((record) => (isObject(record) ? record[name] : undefined));
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return isReversed ? compare(right, left, collator) : compare(left, right, collator);
}

function matches(record: unknown, where: Record<string, unknown>): boolean {
  if (!isObject(record)) return false;
  return Object.entries(where).every(([name, wanted]) => {
    const value = record[name];
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  });
}

/**
 * Returns the ids of the records that a query selects, in its order; texts are in the order of the site's language. Equal
 * records stay in the order of their ids.
 */
export function selectRecords(
  records: ReadonlyMap<string, ParsedFile>,
  query: RecordQuery,
  language: string,
): string[] {
  const { where = {}, order, limit } = query;
  const found = [...records].filter(([, { value }]) => matches(value, where));
  if (order !== undefined)
    found.sort(([, a], [, b]) => compareBy(order, a.value, b.value, collatorFor(language)));
  return found.slice(0, limit).map(([id]) => id);
}
