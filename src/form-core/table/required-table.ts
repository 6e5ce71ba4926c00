import { isObject } from '@json-site/values/objects';
import type { ConditionSchema, CoreObject, CoreSchema } from '../core-schema.ts';
import { type FieldNode, fieldTree, isAlwaysRequired, leavesOf, schemasOf, testsOf } from '../field-tree.ts';
import type { Json } from '../passes/schema-tree.ts';
import { type ColumnType, columnType } from './storage.ts';
import { storedCore } from './stored-core.ts';

/** Where a form's values are stored, with nothing left out. */
export interface Destination {
  table: string;
  columns: { column: string; field: string }[];
  combined?: CombinedColumn[];
}

/** A column with the values of several fields, which the database fills. */
export interface CombinedColumn {
  column: string;
  separator: string;
  parts: { field: string; label?: string; whenEmpty?: string }[];
}

export interface TableColumn {
  name: string;
  type: ColumnType;
  isRequired: boolean;
  /** The path of the field. A combined column has none. */
  field?: string | undefined;
}

/** The row of `private.forms`, by which the database judges the rows of the table. */
export interface StoredRules {
  core: Json;
  /** The column of each field, in the shape of the answers. */
  columns: Json;
  combined: CombinedColumn[];
}

/** The table that a form needs: its columns, and the rules of its rows. */
export interface RequiredTable {
  name: string;
  columns: TableColumn[];
  rules: StoredRules;
}

/** `address.town` and its column as `{ address: { town: column } }`, in a shape with those of other fields. */
function withColumn(shape: Json, [name = '', ...rest]: readonly string[], column: string): Json {
  const inner = shape[name];
  return {
    ...shape,
    [name]: rest.length === 0 ? column : withColumn(isObject(inner) ? inner : {}, rest, column),
  };
}

/** A combined column has no value only if none of its parts has one. */
function isAlwaysCombined({ parts }: CombinedColumn, columns: readonly TableColumn[]): boolean {
  return parts.some(
    ({ field, whenEmpty }) =>
      whenEmpty !== undefined || columns.some((one) => one.field === field && one.isRequired),
  );
}

/** Returns the table that stores what a form sends. */
export function requiredTable(core: CoreObject, destination: Destination): RequiredTable {
  const root = fieldTree([core]);
  const tests = testsOf(root);
  const leaves = new Map(leavesOf(root).map((leaf) => [leaf.path, leaf]));
  const moments = new Set<CoreSchema | ConditionSchema>();
  const columnOf = (leaf: FieldNode, name: string): TableColumn => {
    const ofLeaf = tests.get(leaf) ?? [];
    const type = columnType(leaf, ofLeaf);
    if (type === 'timestamptz') for (const one of [...schemasOf(leaf), ...ofLeaf]) moments.add(one);
    return { name, type, isRequired: isAlwaysRequired(leaf), field: leaf.path };
  };
  const columns = destination.columns.flatMap(({ column, field }) => {
    const leaf = leaves.get(field);
    return leaf ? [columnOf(leaf, column)] : [];
  });
  const combined = destination.combined ?? [];
  return {
    name: destination.table,
    columns: [
      ...columns,
      ...combined.map(
        (entry): TableColumn => ({
          name: entry.column,
          type: 'text',
          isRequired: isAlwaysCombined(entry, columns),
        }),
      ),
    ],
    rules: {
      core: storedCore(core, (schema) => moments.has(schema)),
      columns: columns.reduce<Json>(
        (shape, { name, field = '' }) => withColumn(shape, field.split('.'), name),
        {},
      ),
      combined,
    },
  };
}
