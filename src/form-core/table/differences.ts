import { isObject } from '@json-site/values/objects';
import type { Json } from '../passes/schema-tree.ts';
import { columnSql, rulesSql, tableName } from './migration-sql.ts';
import type { RequiredTable, StoredRules, TableColumn } from './required-table.ts';
import { identifier, literal, shortName } from './sql-text.ts';

/** The table of a form as the migrations make it. */
export interface TableState {
  /** `wanted` is the type that the form needs, in the notation of `type`; null for a column that no field fills. */
  columns: { name: string; type: string; wanted: string | null; isRequired: boolean }[];
  /** Its row of `private.forms`. */
  rules: (StoredRules & { version: number }) | null;
  /** Policies, triggers, privileges and row-level security, as they are and as the rules would make them. */
  protection: { actual: string[]; wanted: string[] };
}

/** One difference between the table that a form needs and the one that the migrations make. */
export interface Difference {
  message: string;
  /** The path of the field that the difference is about. */
  field?: string | undefined;
  /** The actions of `alter table` that remove it. Without any, the rules are written again. */
  alter?: string[];
  /** The action that comes before them, in a separate statement. */
  rename?: string;
  /** What becomes of the values that are stored already. */
  note?: string;
}

const equals = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other)
    ? [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => equals(one[key], other[key]))
    : Array.isArray(one) && Array.isArray(other)
      ? one.length === other.length && one.every((entry, index) => equals(entry, other[index]))
      : one === other;

/** The fields about which two cores differ. An empty path is the form itself. */
function fieldsOf(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (equals(one, other)) return [];
  const here = path.join('.');
  if (!isObject(one) || !isObject(other)) return [here];
  const inside = (key: string) => [one[key], other[key]] as const;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => {
    const [before, after] = inside(key);
    if (equals(before, after)) return [];
    if (key === 'properties' && isObject(before) && isObject(after)) {
      const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      return names.flatMap((name) => fieldsOf(before[name], after[name], [...path, name]));
    }
    return key === 'items' ? fieldsOf(before, after, [...path, '*']) : [here];
  });
}

const ruleOf = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** What differs about the rules of a field, for a message. */
function changeOf(field: string, before: Json, after: Json): string {
  const at = (core: unknown) =>
    field.split('.').reduce<unknown>((inner, name) => {
      if (!isObject(inner)) return undefined;
      const { properties, items } = inner;
      return name === '*' ? items : isObject(properties) ? properties[name] : undefined;
    }, core);
  const [actual, wanted] = [at(before), at(after)];
  if (!isObject(actual) || !isObject(wanted)) return 'the database does not have its rules';
  const keyword =
    Object.keys({ ...actual, ...wanted }).find((key) => !equals(actual[key], wanted[key])) ?? '';
  return `"${keyword}" is ${ruleOf(actual[keyword])} in the database, and ${ruleOf(wanted[keyword])} in the form`;
}

function compareColumns({ columns }: RequiredTable, state: TableState): Difference[] {
  const existing = new Map(state.columns.map((one) => [one.name, one]));
  const changes = columns.flatMap((column): Difference[] => {
    const { name, field, type } = column;
    const found = existing.get(name);
    if (!found) {
      // Rows that are stored already have no value.
      const alter = [`add column ${columnSql({ ...column, isRequired: false })}`];
      return [{ field, message: `the table has no column ${name}`, alter }];
    }
    return [
      ...(found.type === found.wanted ? [] : [retype(column, found, state)]),
      ...(found.isRequired && !column.isRequired && isKept(found, type) ? [release(name, field)] : []),
    ];
  });
  const surplus = state.columns.filter(
    ({ name, isRequired }) => isRequired && !columns.some((one) => one.name === name),
  );
  return [...changes, ...surplus.map(({ name }) => release(name))];
}

/** A column that no form has to fill any more. Its values stay until the owner drops it. */
const release = (name: string, field?: string): Difference => ({
  field,
  message: `the column ${name} requires a value and the form does not`,
  alter: [`alter column ${identifier(name)} drop not null`],
});

/** The types to which each value of a type can be converted. Every value but a list has a text. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['bigint', 'numeric'],
  bigint: ['numeric'],
  'text[]': ['jsonb'],
};

const LISTS: readonly string[] = ['text[]', 'jsonb'];

type StateColumn = TableState['columns'][number];

/** Whether a column keeps its values when its type changes to another one. */
const isKept = ({ type, wanted }: StateColumn, to: string) =>
  type === wanted || (to === 'text' && !LISTS.includes(type)) || (WIDER[type] ?? []).includes(to);

/** Changes the type of a column. Where a stored value may not fit, the values stay in a column of another name. */
function retype(column: TableColumn, found: StateColumn, { rules }: TableState): Difference {
  const { name, field, type } = column;
  const message = `the column ${name} has the type ${found.type} and needs ${found.wanted ?? type}`;
  if (isKept(found, type)) {
    const own = identifier(name);
    // A moment keeps the notation that forms read.
    const value =
      type === 'text'
        ? `to_jsonb(${own}) #>> '{}'`
        : type === 'jsonb'
          ? `to_jsonb(${own})`
          : `${own}::${type}`;
    return { field, message, alter: [`alter column ${own} type ${type} using ${value}`] };
  }
  const former = shortName(`${name}_v${rules?.version ?? 0}`);
  return {
    field,
    message,
    rename: `rename column ${identifier(name)} to ${identifier(former)}`,
    alter: [
      ...(found.isRequired ? [`alter column ${identifier(former)} drop not null`] : []),
      `add column ${columnSql({ ...column, isRequired: false })}`,
    ],
    note: `Column ${name}: it gets another type. The values of stored rows stay in the column ${former}.`,
  };
}

/** The columns that a part of the rules names. */
const columnsIn = (shape: unknown): string[] =>
  typeof shape === 'string' ? [shape] : isObject(shape) ? Object.values(shape).flatMap(columnsIn) : [];

/** The columns that the form filled so far, and fills no more. */
function keptColumns({ columns, name: table }: RequiredTable, { rules }: TableState): string[] {
  const former = [...columnsIn(rules?.columns), ...(rules?.combined ?? []).map(({ column }) => column)];
  const kept = former.filter((name) => !columns.some((one) => one.name === name));
  return kept.map(
    (name) =>
      `Column ${name}: no field fills it any more, and its values stay. To delete them: alter table ${tableName(table)} drop column ${identifier(name)};`,
  );
}

function compareRules({ rules }: RequiredTable, state: TableState): Difference[] {
  const stored = state.rules;
  if (!stored) return [{ message: 'the database has no rules for it' }];
  const { core, ...others } = rules;
  const fields = [...new Set(fieldsOf(stored.core, core))];
  const changes = fields.map(
    (field): Difference =>
      field
        ? { field: field.replace(/\.\*$/, ''), message: changeOf(field, stored.core, core) }
        : { message: 'the conditions or the required fields differ' },
  );
  if (fields.length > 0) return changes;
  const { columns, combined } = stored;
  return equals({ columns, combined }, others)
    ? []
    : [{ message: 'the columns of its fields differ in the database' }];
}

function compareProtection({ protection: { actual, wanted } }: TableState): Difference[] {
  const missing = wanted.filter((line) => !actual.includes(line));
  const surplus = actual.filter((line) => !wanted.includes(line));
  return [
    ...missing.map((line) => ({ message: `the ${line} is missing` })),
    ...surplus.map((line) => ({ message: `the ${line} is not one that a form needs` })),
  ];
}

/** Returns the differences between the table that a form needs and the migrated one. */
export function compareTables(table: RequiredTable, state: TableState): Difference[] {
  const ofColumns = compareColumns(table, state);
  const ofRules = compareRules(table, state);
  // A column that comes or goes changes the rules of its field and the privileges too.
  const known = new Set(ofColumns.map(({ field }) => field));
  const others = ofRules.filter(({ field }) => field === undefined || !known.has(field));
  const all = [...ofColumns, ...others];
  return all.length > 0 ? all : compareProtection(state);
}

/** Writes the SQL that removes the differences. */
export function alterTableSql(
  table: RequiredTable,
  form: string,
  state: TableState,
  differences: readonly Difference[],
): string {
  const alter = (actions: readonly string[]) =>
    `alter table ${tableName(table.name)}\n  ${actions.join(',\n  ')};`;
  const actions = differences.flatMap((one) => one.alter ?? []);
  return [
    // PostgreSQL renames one column at a time.
    ...differences.flatMap(({ rename }) => (rename ? [alter([rename])] : [])),
    ...(actions.length > 0 ? [alter(actions)] : []),
    rulesSql(table, form, state.rules !== null),
  ].join('\n\n');
}

/** What becomes of the values that are stored already, for the owner. */
export const notesOf = (
  table: RequiredTable,
  state: TableState,
  differences: readonly Difference[],
): string[] => [...differences.flatMap(({ note }) => note ?? []), ...keptColumns(table, state)];

/** The policies, triggers and privileges of a table, one in a line. */
const PROTECTION = `
  select 'policy ' || policyname || ' for ' || cmd || ' to ' || array_to_string(roles, ', ')
      || coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '') as line
    from pg_policies, form where schemaname = 'public' and tablename = form.relname
  union all select 'trigger ' || tgname from pg_trigger, form
    where tgrelid = form.oid and tgenabled = 'O' and tgfoid::regproc::text = 'private.' || tgname
  union all select 'privilege ' || privilege || coalesce(' (' || attname || ')', '') || ' of ' || role from (
    select relacl as acl, null as attname from form
    union all select attacl, attname from pg_attribute, form where attrelid = form.oid) as listed,
    lateral (select privilege_type as privilege, coalesce(pg_get_userbyid(nullif(grantee, 0)), 'public') as role
      from aclexplode(acl)) as granted
    where role in ('public', 'anon', 'authenticated')
  union all select 'index by time' from pg_index, form where indrelid = form.oid and exists (
    select from pg_attribute where attrelid = form.oid and attname = 'created_at' and attnum = indkey[0])
  union all select 'check ' || conname from pg_constraint, form where conrelid = form.oid and contype = 'c'
  union all select 'row-level security' from form where relrowsecurity and relforcerowsecurity`;

/**
 * The queries of a table: its columns and rules as one JSON value `state`, of which there is none without a table, and
 * its protection as a list of lines. The types that the form needs are in a temporary table, which `prepare` creates.
 * `protect` gives the table again the protection that its rules need.
 */
export function tableQueries({
  name,
  columns,
}: RequiredTable): Record<'prepare' | 'state' | 'protection' | 'protect', string> {
  const wanted = columns.map((column) => `${identifier(column.name)} ${column.type}`).join(', ');
  const table = literal(tableName(name));
  return {
    prepare: `create temporary table wanted_columns (${wanted}) on commit drop`,
    state: `select json_build_object(
  'columns', (select json_agg(json_build_object(
      'name', own.attname, 'type', format_type(own.atttypid, own.atttypmod),
      'wanted', format_type(other.atttypid, other.atttypmod),
      'isRequired', own.attnotnull and not own.atthasdef) order by own.attnum)
    from pg_attribute own left join pg_attribute other
      on other.attrelid = 'wanted_columns'::regclass and other.attname = own.attname and other.attnum > 0
    where own.attrelid = form.oid and own.attnum > 0 and not own.attisdropped),
  'rules', (select json_build_object('core', core, 'columns', columns, 'combined', combined, 'version', version)
    from private.forms where form_table = form.oid)
) as state from pg_class form where form.oid = to_regclass(${table})`,
    protection: `with form as (select * from pg_class where oid = ${table}::regclass)
select coalesce(json_agg(line order by line), '[]') as protection from (${PROTECTION}) as lines`,
    protect: `update private.forms set version = version where form_table = to_regclass(${table})`,
  };
}
