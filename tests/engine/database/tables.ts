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
  /** A required field for free text, which tells the rows of a test apart, and its column. */
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

/** Every form's table, from schema and wording: nothing is taken from the migrations, which are what is tested. */
export const FORM_TABLES = FORM_IDS.map(formTable);

/** What only the server sets. */
export const SERVER_COLUMNS: Record<string, string> = { id: 'uuid', created_at: 'timestamptz' };
