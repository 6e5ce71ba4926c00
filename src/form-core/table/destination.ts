import { isObject } from '@json-site/values/objects';
import type { CoreObject } from '../core-schema.ts';
import { fieldTree, leavesOf } from '../field-tree.ts';
import { type Json, listOf } from '../passes/schema-tree.ts';
import type { CombinedColumn, Destination } from './required-table.ts';
import { defaultColumn, defaultTable, freeNames } from './sql-text.ts';

/** The columns that every table has and only the database sets. */
export const SERVER_COLUMNS: readonly string[] = ['id', 'created_at'];

/** The columns that PostgreSQL itself gives every table. */
export const SYSTEM_COLUMNS: readonly string[] = ['tableoid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax'];

/** Whether an entry has texts with these names. The check of the form's file reports the others. */
const hasTexts = (entry: unknown, ...names: string[]): entry is Json =>
  isObject(entry) && names.every((name) => typeof entry[name] === 'string');

const isColumn = (entry: unknown): entry is Destination['columns'][number] =>
  hasTexts(entry, 'column', 'field');

const isCombined = (entry: unknown): entry is CombinedColumn =>
  hasTexts(entry, 'column', 'separator') && Array.isArray(entry['parts']) && entry['parts'].every(isObject);

/**
 * Completes the destination of a form. The table is named after the form and each column after its field, unless the
 * form's file says otherwise. `written` is the value of `destination` in that file, and must be valid.
 */
export function completeDestination(form: string, core: CoreObject, written: unknown): Destination {
  const own = isObject(written) ? written : {};
  const entries = listOf(own['columns']).filter(isColumn);
  const named = new Map(entries.map(({ field, column }) => [field, column]));
  const combined = listOf(own['combined']).filter(isCombined);
  const free = freeNames([
    ...SERVER_COLUMNS,
    ...SYSTEM_COLUMNS,
    ...named.values(),
    ...combined.map(({ column }) => column),
  ]);
  const columns = leavesOf(fieldTree([core])).map(({ path }) => ({
    column: named.get(path) ?? free(defaultColumn(path)),
    field: path,
  }));
  return {
    table: typeof own['table'] === 'string' ? own['table'] : defaultTable(form),
    columns,
    ...(combined.length > 0 && { combined }),
  };
}
