import { slug } from '@json-site/compiler/documents';

type Schema = Record<string, unknown>;

/** What the values of a column are, as a schema says it. The first that fits all of them is used. */
interface ColumnKind {
  name: 'number' | 'date' | 'link' | 'email' | 'picture' | 'label' | 'text' | 'content';
  fits(value: string): boolean;
  schema: Schema;
  read(value: string): unknown;
}

const DEFS = '../defs.schema.json#/$defs';

const text = (value: string) => value.replace(/\s+/g, ' ').trim();

/** The kinds of columns. */
export const COLUMN_KINDS: readonly ColumnKind[] = [
  {
    name: 'number',
    // Not a number that begins with 0, such as that of a telephone.
    fits: (value) => /^-?(?:0|[1-9]\d{0,12})(?:\.\d+)?$/.test(value),
    schema: { type: 'number' },
    read: Number,
  },
  {
    name: 'date',
    fits: (value) =>
      /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value)),
    schema: { $ref: `${DEFS}/date` },
    read: (value) => value.replace(' ', 'T'),
  },
  {
    name: 'link',
    fits: (value) => /^https?:\/\/[^\s()[\]]+$/.test(value),
    schema: { $ref: `${DEFS}/href` },
    read: (value) => value.replace(/^http:/, 'https:'),
  },
  {
    name: 'email',
    fits: (value) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value),
    schema: { type: 'string', format: 'email' },
    read: (value) => value,
  },
  {
    name: 'picture',
    fits: (value) => /^[^\s/\\]+\.(?:jpe?g|png|webp|avif|svg)$/i.test(value),
    schema: { type: 'string', means: 'media', slot: { phone: '1', tablet: '1/2' } },
    read: (value) => value,
  },
  { name: 'label', fits: (value) => text(value).length <= 60, schema: { $ref: `${DEFS}/label` }, read: text },
  {
    name: 'text',
    fits: (value) => text(value).length <= 1200,
    schema: { $ref: `${DEFS}/inline` },
    read: text,
  },
  {
    name: 'content',
    fits: () => true,
    schema: { $ref: `${DEFS}/content` },
    read: (value) => value.match(/\S[\s\S]{0,1100}(?=\s|$)|\S{1,1100}/g)?.map(text) ?? [],
  },
];

/** `Start date` → `startDate` */
export function propertyName(header: string): string {
  const [first = '', ...rest] = slug(header).replaceAll('/', '-').split('-').filter(Boolean);
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/.test(name) ? name : `column${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export interface Column {
  header: string;
  name: string;
  kind: ColumnKind;
  isFull: boolean;
}

/** The columns of a table of records, by the values that they have. */
export function columnsOf(headers: readonly string[], rows: readonly Record<string, string>[]): Column[] {
  const used = new Set(['id']);
  return headers.flatMap((header): Column[] => {
    const values = rows.map((row) => (row[header] ?? '').trim()).filter(Boolean);
    const kind = COLUMN_KINDS.find(({ fits }) => values.every(fits));
    const name = propertyName(header);
    if (values.length === 0 || !kind || used.has(name)) return [];
    used.add(name);
    return [{ header, name, kind, isFull: values.length === rows.length }];
  });
}

const NAMES = /^(?:title|name|titel|titre|nombre|nazwa|enw|event|what)$/i;

/** The column with the name of a record. */
export const nameColumn = (columns: readonly Column[]): Column | undefined => {
  const texts = columns.filter(({ kind, isFull }) => kind.name === 'label' && isFull);
  return texts.find(({ name }) => NAMES.test(name)) ?? texts[0];
};

/** The schema of a collection with these columns. */
export function schemaOf(title: string, columns: readonly Column[]): Schema {
  const required = columns.filter(({ isFull }) => isFull).map(({ name }) => name);
  const property = ({ header, kind, name }: Column): [string, Schema] => [
    name,
    { ...kind.schema, title: header.slice(0, 60), description: `The column "${header}".` },
  ];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: `An entry of the list "${title}".`,
    type: 'object',
    additionalProperties: false,
    required,
    properties: {
      $schema: { type: 'string', description: 'Path of this schema.' },
      ...Object.fromEntries(columns.map(property)),
    },
  };
}
