import { suggestion } from '../report/wording.ts';
import type { Schema } from '../schema/schema-set.ts';
import { formatPath, rangeAt } from '../source/locations.ts';
import type { FormFile, Named, ReportFormDiagnostic } from './form-file.ts';
import { type Column, type ColumnRules, type DatabaseTable, rulesOf } from './tables.ts';

/** Where a column is made, for the hint. */
function placeOf({ source, offset }: Column): string {
  return `${source.path}:${rangeAt(source, offset, 0).line}`;
}

/** What to do for a column that is not there yet. */
function placeForNew(table: DatabaseTable): string {
  const [first] = table.columns.values();
  return first
    ? `\nA new column is added in ${first.source.path}, with its rule and to "grant insert (…)"; a table that is in use changes with a new migration.`
    : '';
}

/** A table's rule for options, in SQL. */
function optionRule(column: string, values: string[], isList: boolean): string {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return isList ? `${column} <@ array[${list}]` : `${column} in (${list})`;
}

/** Pairs of what the schema says and what the table says, each with its name. */
function* disagreements(field: Schema, isRequired: boolean, column: Column, rules: ColumnRules) {
  const isList = field.type === 'array';
  const isDate = column.type === 'date';
  const differ = (what: string, schema: unknown, table: unknown) =>
    String(schema) === String(table)
      ? []
      : [`${what}: ${schema ?? 'none'} in the schema, ${table ?? 'none'} in the table`];
  yield* differ('required', isRequired, column.isRequired);
  yield* differ('a list', isList, column.type.endsWith('[]'));
  const values = isList ? field.items?.enum : field.enum;
  if (values) {
    const [line] = differ('options', [...values].sort(), rules.values && [...rules.values].sort());
    if (line)
      yield `${line}; the table's would be: check (${optionRule(column.name, values.map(String), isList)})`;
  }
  if (isList) yield* differ('most options', field.maxItems, rules.max);
  if (isList || isDate || values) return;
  // The address has no minimum of its own: its pattern has one.
  yield* differ('least characters', field.minLength ?? 0, rules.min ?? 0);
  yield* differ('most characters', field.maxLength, rules.max);
  yield* differ('pattern', field.pattern, rules.pattern);
}

/** Characters of the longest text that a combined column can get. */
function longest(entry: Named, properties: Record<string, Schema>): number {
  const parts = Array.isArray(entry.value['parts']) ? entry.value['parts'] : [];
  const length = (value: unknown) => (typeof value === 'string' ? [...value].length : 0);
  const sizes = parts.map((part: Record<string, unknown>) => {
    const own = properties[String(part['field'])]?.maxLength ?? 0;
    return length(part['label']) + Math.max(own, length(part['whenEmpty']));
  });
  return sizes.reduce((sum, size) => sum + size + length(entry.value['separator']), 0);
}

function checkCombined(
  entry: Named,
  column: Column,
  table: DatabaseTable,
  schema: Schema,
  report: ReportFormDiagnostic,
): void {
  const most = rulesOf(table, entry.name).max;
  const needed = longest(entry, schema.properties ?? {});
  if (most === undefined || needed <= most) return;
  const message = `${formatPath(entry.segments)} is "${entry.name}"; its parts can have ${needed} characters, the table takes ${most}.`;
  report(
    entry.segments,
    message,
    `Allow more in a new migration (${placeOf(column)}), or less in the schema.`,
  );
}

function checkColumns(
  { columns, combined }: FormFile,
  table: DatabaseTable,
  schema: Schema,
  report: ReportFormDiagnostic,
): Set<string> {
  const fed = new Set<string>();
  for (const entry of [...columns, ...combined]) {
    const column = table.columns.get(entry.name);
    const subject = `${formatPath(entry.segments)} is "${entry.name}"`;
    if (fed.has(entry.name)) report(entry.segments, `${subject}, which is filled a second time.`);
    fed.add(entry.name);
    if (!column) {
      report(
        entry.segments,
        `${subject}; the table has no such column.`,
        `${suggestion(entry.name, [...table.columns.keys()])}${placeForNew(table)}`,
      );
      continue;
    }
    if (table.granted.size > 0 && !table.granted.has(entry.name)) {
      report(
        entry.segments,
        `${subject}; no visitor may fill this column, so that the hosted database would refuse the whole form.`,
        `Add ${entry.name} to "grant insert (…)" in ${column.source.path}, or grant it in a new migration.`,
      );
    }
    const name = String(entry.value['field']);
    const field = schema.properties?.[name];
    if (combined.includes(entry)) checkCombined(entry, column, table, schema, report);
    if (!field) continue;
    const isRequired = schema.required?.includes(name) ?? false;
    for (const told of disagreements(field, isRequired, column, rulesOf(table, entry.name))) {
      report(
        entry.segments,
        `${subject}; schema and table disagree. ${told}.`,
        `Make the form's schema and ${placeOf(column)} say the same; a table changes with a new migration.`,
      );
    }
  }
  return fed;
}

/** The table of a form: every column fed once, and the same rules as in the schema. */
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
    const message = `${formatPath(name.segments)} is "${name.name}"; no file in supabase/migrations/ makes this table.`;
    report(name.segments, message, suggestion(name.name, [...tables.keys()]));
    return;
  }
  const fed = checkColumns(file, table, schema, report);
  const left = [...table.columns.values()].filter((column) => !column.hasDefault && !fed.has(column.name));
  if (left.length === 0) return;
  const message = `${formatPath(name.segments)} is "${name.name}"; nothing fills its columns: ${left.map((column) => column.name).join(', ')}.`;
  report(name.segments, message, 'Give each a field, or a default in a new migration.');
}
