import { type DataSchema, FORM_IDS, readDataSchema, readForm } from '../../support/forms.ts';

/** The table of a form: its columns, their types and the fields that they store. */
export interface FormTable {
  id: string;
  table: string;
  /** The columns that a visitor may insert, with their types. */
  columns: Record<string, string>;
  schema: DataSchema;
  /** The field of each column. A combined column has no field. */
  fieldOf: Record<string, string>;
  /** A required free-text field and its column, which identify the rows of a test. */
  sender: { field: string; column: string };
}

function typeOf({ properties }: DataSchema, field: string): string {
  const rule = properties[field];
  if (rule?.items) return 'text[]';
  return rule?.pattern?.startsWith('^20') ? 'date' : 'text';
}

function formTable(id: string): FormTable {
  const { table, columns, combined = [] } = readForm(id).destination;
  const schema = readDataSchema(id);
  const fieldOf = Object.fromEntries(columns.map(({ column, field }) => [column, field]));
  return {
    id,
    table,
    schema,
    sender: senderOf(schema, fieldOf),
    columns: Object.fromEntries([
      ...columns.map(({ column, field }) => [column, typeOf(schema, field)]),
      ...combined.map(({ column }) => [column, 'text']),
    ]),
    fieldOf,
  };
}

function senderOf(
  { properties, required }: DataSchema,
  fieldOf: Record<string, string>,
): FormTable['sender'] {
  const isFreeText = (field: string) => {
    const rule = properties[field];
    const isOther = rule?.enum || rule?.pattern?.startsWith('^20') || /^(email|website)$/.test(field);
    return rule?.type === 'string' && !isOther;
  };
  const [column = '', field = ''] =
    Object.entries(fieldOf).find(([, name]) => required.includes(name) && isFreeText(name)) ?? [];
  return { field, column };
}

/** The tables of all forms, derived from schemas and content only: the migrations are under test. */
export const FORM_TABLES = FORM_IDS.map(formTable);

/** Columns that only the server sets. */
export const SERVER_COLUMNS: Record<string, string> = { id: 'uuid', created_at: 'timestamptz' };
