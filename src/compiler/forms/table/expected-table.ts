import type { ConditionSchema, CoreList, CoreObject, CoreSchema } from '../core-schema.ts';
import { ALWAYS, all, isAlways, type SqlCondition, test, toSql } from './condition.ts';
import { ObjectRules, type SqlPlace } from './document.ts';
import { type FieldNode, fieldTree, isAlwaysRequired, isGroup, storedLeaves, testsOf } from './fields.ts';
import { containsItem, itemsOf, listRules, optionListRules } from './lists.ts';
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

/** The columns of a table as the place of an object's values. */
class TablePlace implements SqlPlace {
  readonly functions: ExpectedFunction[] = [];
  private readonly table: string;
  private readonly columns: Map<string, ExpectedColumn>;
  private readonly nameFunction = freeNames();

  constructor(table: string, columns: Map<string, ExpectedColumn>) {
    this.table = table;
    this.columns = columns;
  }

  column(leaf: FieldNode): ExpectedColumn {
    const column = this.columns.get(leaf.path);
    if (!column) throw new Error(`The field ${leaf.path} has no column.`);
    return column;
  }

  value(leaf: FieldNode): SqlValue {
    const { name, type } = this.column(leaf);
    return { sql: identifier(name), type };
  }

  present(node: FieldNode): SqlCondition | undefined {
    if (isGroup(node)) return undefined;
    const { name, isRequired } = this.column(node);
    return isRequired ? ALWAYS : isPresent(identifier(name));
  }

  list(leaf: FieldNode, schema: CoreList): SqlCondition {
    const value = this.value(leaf);
    const options = schema.items.type === 'string' ? schema.items.enum : undefined;
    if (options && value.type === 'text[]') return optionListRules(value, schema, options);
    return this.call(leaf, 'rules', (items) => listRules(items, schema, itemsOf(leaf)));
  }

  contains(leaf: FieldNode, schema: ConditionSchema): SqlCondition {
    return this.call(leaf, 'contains', (items) => containsItem(items, itemsOf(leaf), schema));
  }

  /** Writes a function that returns the condition about a list, and returns the call of it. */
  private call(leaf: FieldNode, suffix: string, rules: (items: SqlValue) => SqlCondition): SqlCondition {
    const { name: column, type } = this.column(leaf);
    const sql = toSql(rules({ sql: 'items', type }), '  ');
    const known = this.functions.find((one) => one.field === leaf.path && one.sql === sql);
    const name = known?.name ?? this.nameFunction(`${this.table}_${column}_${suffix}`);
    if (!known) this.functions.push({ name, type, sql, field: leaf.path });
    return test(`private.${identifier(name)}(${identifier(column)})`);
  }
}

/** The definitions that apply wherever the field has a value. */
function columnRules({ definitions }: FieldNode): CoreSchema[] {
  const always = definitions.filter(({ guards }) => guards.length === 0);
  if (always.length > 0) return always.map(({ schema }) => schema);
  const isSame = new Set(definitions.map(({ schema }) => JSON.stringify(schema))).size === 1;
  return isSame ? definitions.map(({ schema }) => schema) : [];
}

/** The most characters that a value of a field takes in a combined text. */
function lengthInText(root: FieldNode, path: string): number {
  const leaf = storedLeaves(root).find((one) => one.path === path);
  const lengths = (leaf?.definitions ?? []).map(({ schema }) => textLength(schema));
  return Math.max(0, ...lengths);
}

/** Room for a number, a date or "yes" in words. */
const SHORT_TEXT = 60;

function textLength(schema: CoreSchema): number {
  if (schema.type === 'array') return Math.max(1, lengthLimits(schema)[1]) * (textLength(schema.items) + 2);
  if (schema.type !== 'string') return SHORT_TEXT;
  if (schema.enum) return Math.max(...schema.enum.map((option) => [...option].length));
  // Only the texts of some formats have no limit.
  return schema.maxLength ?? SHORT_TEXT;
}

function combinedLength({ parts, separator }: CombinedColumn, root: FieldNode): number {
  const length = (text = '') => [...text].length;
  const parted = parts.map(
    ({ field, label, whenEmpty }) =>
      length(label) + Math.max(lengthInText(root, field), length(whenEmpty)) + length(separator),
  );
  return parted.reduce((sum, size) => sum + size, 0);
}

/** The indentation of a check in `create table`. */
const CHECK_INDENT = '    ';

/** The column of each field that is stored. */
function columnsOf(root: FieldNode, { columns }: Destination): Map<string, ExpectedColumn> {
  const leaves = new Map(storedLeaves(root).map((leaf) => [leaf.path, leaf]));
  const tests = testsOf(root);
  const entries = columns.flatMap(({ column: name, field }): [string, ExpectedColumn][] => {
    const leaf = leaves.get(field);
    if (!leaf) return [];
    const type = columnType(leaf, tests.get(leaf) ?? []);
    return [[field, { name, type, isRequired: isAlwaysRequired(leaf), field }]];
  });
  return new Map(entries);
}

/** A combined column has no value only if none of its parts has one. */
function combinedColumn(
  { column, parts }: CombinedColumn,
  columns: Map<string, ExpectedColumn>,
): ExpectedColumn {
  const isRequired = parts.some(
    ({ field, whenEmpty }) => whenEmpty !== undefined || columns.get(field)?.isRequired,
  );
  return { name: column, type: 'text', isRequired };
}

/** Returns the table that accepts exactly the rows of values that are valid by the schema. */
export function expectedTable(core: CoreObject, destination: Destination): ExpectedTable {
  const { table, combined = [] } = destination;
  const root = fieldTree([core]);
  const columns = columnsOf(root, destination);
  const place = new TablePlace(table, columns);
  const rules = new ObjectRules(root, place);
  const name = freeNames();
  const ofColumns = storedLeaves(root).flatMap((leaf): ExpectedCheck[] => {
    const own = all(columnRules(leaf).map((schema) => rules.rules(leaf, schema)));
    if (isAlways(own)) return [];
    const column = place.column(leaf);
    return [{ name: name(`${column.name}_rules`), sql: toSql(own, CHECK_INDENT), field: leaf.path }];
  });
  const ofCombined = combined.map((entry): ExpectedCheck => {
    const length = `char_length(${identifier(entry.column)})`;
    const sql = `${length} between 1 and ${combinedLength(entry, root)}`;
    return { name: name(`${entry.column}_rules`), sql };
  });
  const ofConditions = rules.conditions(columnRules).map((condition, index): ExpectedCheck => {
    const sql = toSql(condition, CHECK_INDENT);
    return { name: name(`condition_${index + 1}`), sql };
  });
  return {
    name: table,
    columns: [...columns.values(), ...combined.map((entry) => combinedColumn(entry, columns))],
    checks: [...ofColumns, ...ofCombined, ...ofConditions],
    functions: place.functions,
  };
}
