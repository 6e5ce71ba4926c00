import { isObject } from '../../schema/schema-walk.ts';
import type { CoreObject } from '../core-schema.ts';
import type { Destination } from './expected-table.ts';
import { fieldTree, storedLeaves } from './fields.ts';
import { defaultColumn, defaultTable, shortName } from './sql-text.ts';

/** The columns that every table has and only the database sets. */
export const SERVER_COLUMNS: readonly string[] = ['id', 'created_at'];

type Combined = NonNullable<Destination['combined']>;

/** The combined columns that are complete; the check of the form's file reports the others. */
function combinedColumns(written: Record<string, unknown>): Combined {
  const entries: unknown[] = Array.isArray(written['combined']) ? written['combined'] : [];
  return entries.filter((entry): entry is Combined[number] => {
    if (!isObject(entry) || typeof entry['column'] !== 'string') return false;
    const { parts, separator } = entry;
    return typeof separator === 'string' && Array.isArray(parts) && parts.every(isObject);
  });
}

function namedColumns(written: Record<string, unknown>): Map<string, string> {
  const columns: unknown[] = Array.isArray(written['columns']) ? written['columns'] : [];
  const entries = columns.flatMap((entry): [string, string][] => {
    if (!isObject(entry)) return [];
    const { column, field } = entry;
    return typeof column === 'string' && typeof field === 'string' ? [[field, column]] : [];
  });
  return new Map(entries);
}

/**
 * Completes the destination of a form. The table is named after the form and each column after its field, unless the
 * form's file says otherwise. `written` is the value of `destination` in that file, and must be valid.
 */
export function completeDestination(form: string, core: CoreObject, written: unknown): Destination {
  const own = isObject(written) ? written : {};
  const named = namedColumns(own);
  const combined = combinedColumns(own);
  const taken = new Set([...SERVER_COLUMNS, ...named.values(), ...combined.map(({ column }) => column)]);
  const columns = storedLeaves(fieldTree([core])).map(({ path }) => {
    const name = named.get(path);
    if (name !== undefined) return { column: name, field: path };
    let column = defaultColumn(path);
    for (let number = 2; taken.has(column); number += 1)
      column = shortName(`${defaultColumn(path)}_${number}`);
    taken.add(column);
    return { column, field: path };
  });
  return {
    table: typeof own['table'] === 'string' ? own['table'] : defaultTable(form),
    columns,
    ...(combined.length > 0 && { combined }),
  };
}
