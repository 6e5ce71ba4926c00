import type { CoreObject } from '../../../src/form-core/core-schema.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import type { Destination } from '../../../src/form-core/table/required-table.ts';
import { toRow } from '../../../src/forms/submit/row.ts';
import { cleanValues } from '../../../src/forms/values/clean.ts';
import { isValid, type Values } from '../../support/core-samples.ts';

export type TableRow = Record<string, unknown>;

/** Cleans and prunes values, as a form does before it validates and sends them. */
export function prepare(core: CoreObject, values: Values): Values {
  const cleaned = cleanValues(core, values as Parameters<typeof cleanValues>[1]) as Values;
  return prune(core, cleaned, isValid);
}

/** Returns the values with another value at a path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: value };
  return { ...values, [name]: withValue((values[name] ?? {}) as Values, rest.join('.'), value) };
}

/** The row of prepared values. */
export const rowOf = (destination: Destination, values: Values): TableRow =>
  toRow({ destination }, values as Parameters<typeof toRow>[1]) as TableRow;

/** The values of a stored row. Empty columns have no value. `sent` are values that no column stores. */
export function valuesOf(destination: Destination, row: TableRow, sent: Values = {}): Values {
  let values = sent;
  for (const { column, field } of destination.columns) {
    const value = row[column];
    if (value !== null && value !== undefined) values = withValue(values, field, value);
  }
  return values;
}
