import { type DataSchema, FORM_IDS, readDataSchema, readForm } from '../../support/forms.ts';

/** A form's table: its columns with their types, and where each answer goes. */
export interface FormTable {
  id: string;
  table: string;
  /** What a visitor may insert. */
  columns: Record<string, string>;
  schema: DataSchema;
  /** The field that feeds a column; a combined column has none. */
  fieldOf: Record<string, string>;
}

function typeOf({ properties }: DataSchema, field: string): string {
  const rule = properties[field];
  if (rule?.items) return 'text[]';
  return rule?.pattern?.startsWith('^20') ? 'date' : 'text';
}

function formTable(id: string): FormTable {
  const { table, columns, combined = [] } = readForm(id).destination;
  const schema = readDataSchema(id);
  return {
    id,
    table,
    schema,
    columns: Object.fromEntries([
      ...columns.map(({ column, field }) => [column, typeOf(schema, field)]),
      ...combined.map(({ column }) => [column, 'text']),
    ]),
    fieldOf: Object.fromEntries(columns.map(({ column, field }) => [column, field])),
  };
}

/** Every form's table, from schema and wording: nothing is taken from the migrations, which are what is tested. */
export const FORM_TABLES = FORM_IDS.map(formTable);

/** What only the server sets. */
export const SERVER_COLUMNS: Record<string, string> = { id: 'uuid', created_at: 'timestamptz' };
