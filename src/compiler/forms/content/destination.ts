import type { DataField } from '../form-fields.ts';

/** PostgreSQL cuts off longer names. */
export const MAX_NAME = 63;

/** Columns that every table has. */
export const OWN_COLUMNS: readonly string[] = ['id', 'created_at'];

/** The fields that a column stores, in the order of the data schema: a group is stored field by field. */
export function storedFields(fields: readonly DataField[]): DataField[] {
  return fields.flatMap((field) => {
    if (!field.isStored) return [];
    return field.kind === 'group' ? storedFields(field.fields) : [field];
  });
}
