import type { CoreList, CoreObject, CoreSchema } from '../core-schema.ts';
import { all, isAlways, type SqlCondition, test, toSql } from './condition.ts';
import { ObjectRules, type SqlPlace } from './document.ts';
import { type FieldNode, fieldTree, isAlwaysRequired, isGroup, storedLeaves, testsOf } from './fields.ts';
import { containsItem, isOptionList, itemsOf, optionListRules, sqlListRules } from './lists.ts';
import { identifier, shortName } from './sql-text.ts';
import { type ColumnType, columnType } from './storage.ts';

/** Where a form's values are stored, with nothing left out. */
export interface Destination {
  table: string;
  columns: { column: string; field: string }[];
  combined?: { column: string; separator: string; parts: CombinedPart[] }[];
}

interface CombinedPart {
  field: string;
  label?: string;
  whenEmpty?: string;
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

/** Returns a name that is not taken yet. */
function createNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = shortName(name);
    for (let number = 2; taken.has(free); number += 1) free = shortName(`${name}_${number}`);
    taken.add(free);
    return free;
  };
}

/** The columns of a table as the place of an object's values. */
class TablePlace implements SqlPlace {
  readonly functions: ExpectedFunction[] = [];
  private readonly table: string;
  private readonly columns: Map<string, ExpectedColumn>;
  private readonly nameFunction = createNames();

  constructor(table: string, columns: Map<string, ExpectedColumn>) {
    this.table = table;
    this.columns = columns;
  }

  column(leaf: FieldNode): ExpectedColumn {
    const column = this.columns.get(leaf.path);
    if (!column) throw new Error(`The field ${leaf.path} has no column.`);
    return column;
  }

  value(leaf: FieldNode) {
    const { name, type } = this.column(leaf);
    return { sql: identifier(name), type };
  }

  present(node: FieldNode): SqlCondition | undefined {
    if (isGroup(node)) return undefined;
    const { name, isRequired } = this.column(node);
    return isRequired ? all([]) : test(`${identifier(name)} is not null`, `${identifier(name)} is null`);
  }

  list(leaf: FieldNode, schema: CoreList): SqlCondition {
    const { sql, type } = this.value(leaf);
    if (isOptionList(schema) && type === 'text[]') return optionListRules(sql, schema);
    return this.call(leaf, 'rules', sqlListRules({ sql: 'items', type }, schema, itemsOf(leaf)));
  }

  contains(leaf: FieldNode, schema: Parameters<SqlPlace['contains']>[1]): SqlCondition {
    const { type } = this.value(leaf);
    return this.call(leaf, 'contains', containsItem({ sql: 'items', type }, itemsOf(leaf), schema));
  }

  /** Writes a function that returns the condition about a list, and returns the call of it. */
  private call(leaf: FieldNode, suffix: string, condition: SqlCondition): SqlCondition {
    const { name: column, type } = this.column(leaf);
    const sql = toSql(condition, '  ');
    const known = this.functions.find((one) => one.field === leaf.path && one.sql === sql);
    const name = known?.name ?? this.nameFunction(`${this.table}_${column}_${suffix}`);
    if (!known) this.functions.push({ name, type, sql, field: leaf.path });
    return test(`private.${identifier(name)}(${identifier(column)})`);
  }

  length(leaf: FieldNode): string {
    const { sql, type } = this.value(leaf);
    return type === 'text[]' ? `cardinality(${sql})` : `jsonb_array_length(${sql})`;
  }

  /** The column has a check with the rules that always apply. */
  isCovered(leaf: FieldNode, schema: CoreSchema): boolean {
    return columnRules(leaf).includes(schema);
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
  if (schema.type === 'array') {
    const items = schema.maxItems ?? (schema.items.type === 'string' ? schema.items.enum?.length : 0) ?? 100;
    return Math.max(1, items) * (textLength(schema.items) + 2);
  }
  if (schema.type !== 'string' || (schema.format && schema.maxLength === undefined)) return SHORT_TEXT;
  if (schema.enum) return Math.max(...schema.enum.map((option) => [...option].length));
  return schema.maxLength ?? 5000;
}

type Combined = NonNullable<Destination['combined']>[number];

function combinedLength({ parts, separator }: Combined, root: FieldNode): number {
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
function combinedColumn({ column, parts }: Combined, columns: Map<string, ExpectedColumn>): ExpectedColumn {
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
  const name = createNames();
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
  const ofConditions = rules.conditions().map((condition, index): ExpectedCheck => {
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
