import { suggestion } from '../report/wording.ts';
import type { Schema } from '../schema/schema-set.ts';
import { formatPath, rangeAt } from '../source/locations.ts';
import type { FormFile, NamedEntry, ReportFormDiagnostic } from './form-file.ts';
import { type Column, type ColumnRules, type DatabaseTable, rulesOf } from './tables.ts';

/** The file and line of the column's definition. */
function columnLocation({ source, offset }: Column): string {
  return `${source.path}:${rangeAt(source, offset, 0).line}`;
}

/** The hint for a column that does not exist. */
function newColumnHint(table: DatabaseTable): string {
  const [first] = table.columns.values();
  return first
    ? `\nAdd a new column in ${first.source.path}, with its constraint and in "grant insert (…)". Change a table that is in use with a new migration.`
    : '';
}

/** The SQL condition for a list of options. */
function optionsCondition(column: string, values: string[], isList: boolean): string {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return isList ? `${column} <@ array[${list}]` : `${column} in (${list})`;
}

/** Describes each difference between a field's schema and its column. */
function* differences(field: Schema, isRequired: boolean, column: Column, rules: ColumnRules) {
  const isList = field.type === 'array';
  const isDate = column.type === 'date';
  const compare = (name: string, schema: unknown, table: unknown) =>
    String(schema) === String(table)
      ? []
      : [`${name}: ${schema ?? 'none'} in the schema, ${table ?? 'none'} in the table`];
  yield* compare('required', isRequired, column.isRequired);
  yield* compare('list', isList, column.type.endsWith('[]'));
  const values = isList ? field.items?.enum : field.enum;
  if (values) {
    const [line] = compare('options', [...values].sort(), rules.values && [...rules.values].sort());
    if (line)
      yield `${line}; in the table, write: check (${optionsCondition(column.name, values.map(String), isList)})`;
  }
  if (isList) yield* compare('max. options', field.maxItems, rules.max);
  if (isList || isDate || values) return;
  yield* compare('min. characters', field.minLength ?? 0, rules.min ?? 0);
  yield* compare('max. characters', field.maxLength, rules.max);
  yield* compare('pattern', field.pattern, rules.pattern);
}

/** The length of the longest text that a combined column can receive. */
function maxLengthOf(entry: NamedEntry, properties: Record<string, Schema>): number {
  const parts = Array.isArray(entry.value['parts']) ? entry.value['parts'] : [];
  const length = (value: unknown) => (typeof value === 'string' ? [...value].length : 0);
  const sizes = parts.map((part: Record<string, unknown>) => {
    const own = properties[String(part['field'])]?.maxLength ?? 0;
    return length(part['label']) + Math.max(own, length(part['whenEmpty']));
  });
  return sizes.reduce((sum, size) => sum + size + length(entry.value['separator']), 0);
}

function checkCombined(
  entry: NamedEntry,
  column: Column,
  table: DatabaseTable,
  schema: Schema,
  report: ReportFormDiagnostic,
): void {
  const most = rulesOf(table, entry.name).max;
  const needed = maxLengthOf(entry, schema.properties ?? {});
  if (most === undefined || needed <= most) return;
  const message = `${formatPath(entry.jsonPath)} is "${entry.name}"; its parts can have ${needed} characters, but the table accepts ${most}.`;
  report(
    entry.jsonPath,
    message,
    `Raise the limit in a new migration (${columnLocation(column)}), or lower it in the schema.`,
  );
}

function checkColumns(
  { columns, combined }: FormFile,
  table: DatabaseTable,
  schema: Schema,
  report: ReportFormDiagnostic,
): Set<string> {
  const filled = new Set<string>();
  for (const entry of [...columns, ...combined]) {
    const column = table.columns.get(entry.name);
    const subject = `${formatPath(entry.jsonPath)} is "${entry.name}"`;
    if (filled.has(entry.name)) report(entry.jsonPath, `${subject}, which another entry already fills.`);
    filled.add(entry.name);
    if (!column) {
      report(
        entry.jsonPath,
        `${subject}; the table has no such column.`,
        `${suggestion(entry.name, [...table.columns.keys()])}${newColumnHint(table)}`,
      );
      continue;
    }
    if (table.granted.size > 0 && !table.granted.has(entry.name)) {
      report(
        entry.jsonPath,
        `${subject}; visitors have no permission to insert into this column, so a hosted database would refuse the whole submission.`,
        `Add ${entry.name} to "grant insert (…)" in ${column.source.path}, or grant it in a new migration.`,
      );
    }
    const name = String(entry.value['field']);
    const field = schema.properties?.[name];
    if (combined.includes(entry)) checkCombined(entry, column, table, schema, report);
    if (!field) continue;
    const isRequired = schema.required?.includes(name) ?? false;
    for (const difference of differences(field, isRequired, column, rulesOf(table, entry.name))) {
      report(
        entry.jsonPath,
        `${subject}; schema and table differ. ${difference}.`,
        `Use the same rule in the form's schema and in ${columnLocation(column)}. Change an existing table with a new migration.`,
      );
    }
  }
  return filled;
}

/** Checks that a form fills every column of its table once, and that the schema and the table have the same rules. */
export function checkTable(
  file: FormFile,
  schema: Schema,
  tables: Map<string, DatabaseTable>,
  report: ReportFormDiagnostic,
): void {
  const { table: name } = file;
  if (!name) return;
  const table = tables.get(name.name);
  if (!table) {
    const message = `${formatPath(name.jsonPath)} is "${name.name}"; no file in supabase/migrations/ creates this table.`;
    report(name.jsonPath, message, suggestion(name.name, [...tables.keys()]));
    return;
  }
  const filled = checkColumns(file, table, schema, report);
  const unfilled = [...table.columns.values()].filter(
    (column) => !column.hasDefault && !filled.has(column.name),
  );
  if (unfilled.length === 0) return;
  const message = `${formatPath(name.jsonPath)} is "${name.name}"; no field fills its columns: ${unfilled.map((column) => column.name).join(', ')}.`;
  report(name.jsonPath, message, 'Add a field for each of them, or a default in a new migration.');
}
