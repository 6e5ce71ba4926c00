import { loadContent } from '../../../scripts/content/load-content.ts';
import type { CoreObject, CoreSchema } from '../../../src/form-core/core-schema.ts';
import { type FieldNode, fieldTree, isAlwaysRequired, leavesOf } from '../../../src/form-core/field-tree.ts';
import { completeDestination } from '../../../src/form-core/table/destination.ts';
import { formTables } from '../../../src/form-core/table/form-tables.ts';
import type { Destination, RequiredTable } from '../../../src/form-core/table/required-table.ts';

/** The table of a form: its columns, their types and the fields that they store. */
export interface TestedTable {
  id: string;
  table: string;
  core: CoreObject;
  destination: Destination;
  /** The columns that a visitor may insert, with their types. */
  columns: Record<string, string>;
  /** Its rules as the database stores them. */
  rules: RequiredTable['rules'];
  /** The stored fields by column. A combined column has no field. */
  leaves: Record<string, FieldNode>;
  /** The columns that every row has a value in. */
  required: string[];
  /** A required free text and its column, which identify the rows of a test. */
  sender: { field: string; column: string };
}

const isFreeText = (schema: CoreSchema | undefined) =>
  schema?.type === 'string' && !schema.enum && !schema.format && !schema.pattern;

function senderOf(leaves: [column: string, leaf: FieldNode][]): TestedTable['sender'] {
  const [column = '', leaf] =
    leaves.find(([, one]) => isAlwaysRequired(one) && isFreeText(one.definitions[0]?.schema)) ?? [];
  return { field: leaf?.path ?? '', column };
}

const INPUT = loadContent();

function formTable({
  id,
  form,
  schema: { core },
  table,
}: ReturnType<typeof formTables>[number]): TestedTable {
  const value = form.value as { destination?: unknown };
  const destination = completeDestination(id, core, value.destination);
  const byPath = new Map(leavesOf(fieldTree([core])).map((leaf) => [leaf.path, leaf]));
  const leaves = destination.columns.flatMap(({ column, field }): [string, FieldNode][] => {
    const leaf = byPath.get(field);
    return leaf ? [[column, leaf]] : [];
  });
  return {
    id,
    table: table.name,
    core,
    destination,
    columns: Object.fromEntries(table.columns.map(({ name, type }) => [name, type])),
    rules: table.rules,
    leaves: Object.fromEntries(leaves),
    required: leaves.filter(([, leaf]) => isAlwaysRequired(leaf)).map(([column]) => column),
    sender: senderOf(leaves),
  };
}

/** The tables of all forms, derived from schemas and content only: the migrations are under test. */
export const FORM_TABLES = formTables(INPUT).map(formTable);

/** Columns that only the server sets. */
export const SERVER_COLUMN_TYPES: Record<string, string> = { id: 'uuid', created_at: 'timestamptz' };
