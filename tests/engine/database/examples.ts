import { goodValues } from '../../support/core-samples.ts';
import { rowOf, type TableRow, withValue } from './rows.ts';
import type { TestedTable } from './tables.ts';

/** A valid row. The name of its sender identifies it. */
export function goodRow({ core, destination, sender }: TestedTable, name = 'Ann Lee'): TableRow {
  return rowOf(destination, withValue(goodValues(core), sender.field, name));
}

/** A row that the table refuses, because the name of its sender is too long. */
export function brokenRow(form: TestedTable, name: string): TableRow {
  return goodRow(form, name + 'x'.repeat(20_001));
}

/** Free texts of the maximum length, by column. */
export function filled({ leaves }: TestedTable, letter: string): Record<string, string> {
  const texts = Object.entries(leaves).flatMap(([column, { definitions }]): [string, string][] => {
    const { schema, guards = [] } = definitions[0] ?? {};
    if (schema?.type !== 'string' || schema.enum || schema.format || schema.pattern) return [];
    // A field that depends on others is empty in a valid row.
    if (guards.length > 0) return [];
    return [[column, letter.repeat(schema.maxLength ?? 0)]];
  });
  return Object.fromEntries(texts);
}

/** A column that can be a person's e-mail address, and one for a text that mentions it, if the form has both. */
export function personColumns(form: TestedTable): { address: string; text: string } | undefined {
  const texts = Object.entries(filled(form, 'x')).filter(([column]) => column !== form.sender.column);
  const [text, other] = texts.sort(([, one], [, two]) => two.length - one.length).map(([column]) => column);
  const address = form.columns['email'] ? 'email' : other;
  return address && text ? { address, text } : undefined;
}
