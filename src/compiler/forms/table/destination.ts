import { isObject } from '../../schema/schema-walk.ts';
import type { CoreObject } from '../core-schema.ts';
import { fieldTree, storedLeaves } from '../field-tree.ts';
import { listOf } from '../passes/schema-tree.ts';
import type { CombinedColumn, Destination } from './expected-table.ts';
import { defaultColumn, defaultTable, freeNames } from './sql-text.ts';

/** The columns that every table has and only the database sets. */
export const SERVER_COLUMNS: readonly string[] = ['id', 'created_at'];

function namedColumns(written: Record<string, unknown>): Map<string, string> {
  const entries = listOf(written['columns']).flatMap((entry): [string, string][] => {
    const { column, field } = isObject(entry) ? entry : {};
    return typeof column === 'string' && typeof field === 'string' ? [[field, column]] : [];
  });
  return new Map(entries);
}

/** True for a combined column that is complete; the check of the form's file reports the others. */
function isCombined(entry: unknown): entry is CombinedColumn {
  if (!isObject(entry) || typeof entry['column'] !== 'string') return false;
  const { parts, separator } = entry;
  return typeof separator === 'string' && Array.isArray(parts) && parts.every(isObject);
}

/**
 * Completes the destination of a form. The table is named after the form and each column after its field, unless the
 * form's file says otherwise. `written` is the value of `destination` in that file, and must be valid.
 */
export function completeDestination(form: string, core: CoreObject, written: unknown): Destination {
  const own = isObject(written) ? written : {};
  const named = namedColumns(own);
  const combined = listOf(own['combined']).filter(isCombined);
  const free = freeNames([...SERVER_COLUMNS, ...named.values(), ...combined.map(({ column }) => column)]);
  const columns = storedLeaves(fieldTree([core])).map(({ path }) => ({
    column: named.get(path) ?? free(defaultColumn(path)),
    field: path,
  }));
  return {
    table: typeof own['table'] === 'string' ? own['table'] : defaultTable(form),
    columns,
    ...(combined.length > 0 && { combined }),
  };
}
