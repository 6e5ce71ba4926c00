import type { CoreObject, CoreSchema } from '../core-schema.ts';
import {
  alwaysOf,
  type FieldNode,
  fieldTree,
  isAlwaysRequired,
  isGroup,
  schemasOf,
  storedLeaves,
  testsOf,
} from '../field-tree.ts';
import { ALWAYS, all, isAlways, type SqlCondition, test, toSql } from './condition.ts';
import { ObjectRules, type SqlPlace } from './document.ts';
import { containsItem, optionListRules, sqlListRules } from './lists.ts';
import { freeNames, identifier } from './sql-text.ts';
import { type ColumnType, columnType } from './storage.ts';
import { isPresent, lengthLimits, type SqlValue } from './values.ts';

/** Where a form's values are stored, with nothing left out. */
export interface Destination {
  table: string;
  columns: { column: string; field: string }[];
  combined?: CombinedColumn[];
}

/** A column with the values of several fields. */
export interface CombinedColumn {
  column: string;
  separator: string;
  parts: { field: string; label?: string; whenEmpty?: string }[];
}

export interface ExpectedColumn {
  name: string;
  type: ColumnType;
  isRequired: boolean;
  /** The path of the field. A combined column has none. */
  field?: string | undefined;
}

export interface ExpectedCheck {
  name: string;
  sql: string;
  /** The field whose rules the check has. A check about several fields has none. */
  field?: string | undefined;
}

/** A function of the schema `private`, for the rules of a list: a CHECK cannot contain a query. */
export interface ExpectedFunction {
  name: string;
  type: ColumnType;
  sql: string;
  field: string;
}

/** The table that accepts exactly the values that a form accepts. */
export interface ExpectedTable {
  name: string;
  columns: ExpectedColumn[];
  checks: ExpectedCheck[];
  functions: ExpectedFunction[];
}

type Columns = ReadonlyMap<FieldNode, ExpectedColumn>;

/** The columns of a table as the place of an object's values. Adds the functions that the rules call. */
function tablePlace(table: string, columns: Columns, functions: ExpectedFunction[]): SqlPlace {
  const free = freeNames();
  const columnOf = (leaf: FieldNode) => {
    const column = columns.get(leaf);
    if (!column) throw new Error(`The field ${leaf.path} has no column.`);
    return column;
  };
  const value = (leaf: FieldNode): SqlValue => {
    const { name, type } = columnOf(leaf);
    return { sql: identifier(name), type };
  };
  /** Writes a function that returns the condition about a list, and returns the call of it. */
  const call = (leaf: FieldNode, suffix: string, rules: (items: SqlValue) => SqlCondition) => {
    const { name: column, type } = columnOf(leaf);
    const sql = toSql(rules({ sql: 'items', type }), '  ');
    const known = functions.find((one) => one.field === leaf.path && one.sql === sql);
    const name = known?.name ?? free(`${table}_${column}_${suffix}`);
    if (!known) functions.push({ name, type, sql, field: leaf.path });
    return test(`private.${identifier(name)}(${identifier(column)})`);
  };
  return {
    value,
    present: (node) => {
      if (isGroup(node)) return undefined;
      return columnOf(node).isRequired ? ALWAYS : isPresent(value(node).sql);
    },
    list: (leaf, schema) => {
      const options = schema.items.type === 'string' ? schema.items.enum : undefined;
      if (options) return optionListRules(value(leaf), schema, options);
      return call(leaf, 'rules', (items) => sqlListRules(items, leaf, schema));
    },
    contains: (leaf, schema) => call(leaf, 'contains', (items) => containsItem(items, leaf, schema)),
  };
}

/** The definitions that apply wherever the field has a value. */
function columnRules(leaf: FieldNode): CoreSchema[] {
  const always = alwaysOf(leaf);
  if (always.length > 0) return always;
  const schemas = schemasOf(leaf);
  const isSame = new Set(schemas.map((schema) => JSON.stringify(schema))).size === 1;
  return isSame ? schemas : [];
}

/** Room for a number, a date or "yes" in words. */
const SHORT_TEXT = 60;

function textLength(schema: CoreSchema): number {
  if (schema.type === 'array') return lengthLimits(schema)[1] * (textLength(schema.items) + 2);
  if (schema.type !== 'string') return SHORT_TEXT;
  if (schema.enum) return Math.max(...schema.enum.map((option) => [...option].length));
  // Only the texts of some formats have no limit.
  return schema.maxLength ?? SHORT_TEXT;
}

/** The column of each field. */
function columnsOf(root: FieldNode, { columns }: Destination): Columns {
  const leaves = new Map(storedLeaves(root).map((leaf) => [leaf.path, leaf]));
  const tests = testsOf(root);
  const entries = columns.flatMap(({ column: name, field }): [FieldNode, ExpectedColumn][] => {
    const leaf = leaves.get(field);
    if (!leaf) return [];
    const type = columnType(leaf, tests.get(leaf) ?? []);
    return [[leaf, { name, type, isRequired: isAlwaysRequired(leaf), field }]];
  });
  return new Map(entries);
}

/** A combined column, which has no value only if none of its parts has one, and its rule. */
function combine({ column: name, separator, parts }: CombinedColumn, columns: Columns) {
  const length = (text = '') => [...text].length;
  let most = 0;
  let isRequired = false;
  for (const { field, label, whenEmpty } of parts) {
    const [leaf, own] = [...columns].find(([{ path }]) => path === field) ?? [];
    const lengths = leaf ? schemasOf(leaf).map(textLength) : [];
    most += length(label) + Math.max(length(whenEmpty), ...lengths) + length(separator);
    isRequired ||= whenEmpty !== undefined || own?.isRequired === true;
  }
  const column: ExpectedColumn = { name, type: 'text', isRequired };
  return { column, rule: test(`char_length(${identifier(name)}) between 1 and ${most}`) };
}

/** The indentation of a check in `create table`. */
const CHECK_INDENT = '    ';

/** Returns the table that accepts exactly the rows of values that are valid by the schema. */
export function expectedTable(core: CoreObject, destination: Destination): ExpectedTable {
  const root = fieldTree([core]);
  const columns = columnsOf(root, destination);
  const combined = (destination.combined ?? []).map((entry) => combine(entry, columns));
  const functions: ExpectedFunction[] = [];
  const rules = new ObjectRules(root, tablePlace(destination.table, columns, functions));
  const free = freeNames();
  const check = (name: string, rule: SqlCondition, field?: string): ExpectedCheck[] =>
    isAlways(rule) ? [] : [{ name: free(name), sql: toSql(rule, CHECK_INDENT), field }];
  const checks = [
    ...[...columns].flatMap(([leaf, { name, field }]) => {
      const own = columnRules(leaf).map((schema) => rules.rules(leaf, schema));
      return check(`${name}_rules`, all(own), field);
    }),
    ...combined.flatMap(({ column, rule }) => check(`${column.name}_rules`, rule)),
    ...rules.conditions(root, columnRules).flatMap((rule, index) => check(`condition_${index + 1}`, rule)),
  ];
  return {
    name: destination.table,
    columns: [...columns.values(), ...combined.map(({ column }) => column)],
    checks,
    functions,
  };
}
