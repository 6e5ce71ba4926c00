import { goodValues } from '../../support/core-samples.ts';
import { rowOf, type TableRow, withValue } from './rows.ts';
import type { TestedTable } from './tables.ts';

/** A valid row. The name of its sender identifies it. */
export function goodRow({ core, destination, sender }: TestedTable, name = 'Ann Lee'): TableRow {
  return rowOf(core, destination, withValue(goodValues(core), sender.field, name));
}

/** Free texts of the maximum length, by column. */
export function filled({ leaves }: TestedTable, letter: string): Record<string, string> {
  const texts = Object.entries(leaves).flatMap(([column, { definitions }]): [string, string][] => {
    const schema = definitions[0]?.schema;
    if (schema?.type !== 'string' || schema.enum || schema.format || schema.pattern) return [];
    return [[column, letter.repeat(schema.maxLength ?? 0)]];
  });
  return Object.fromEntries(texts);
}
