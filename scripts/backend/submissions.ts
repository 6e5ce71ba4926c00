import { SERVER_COLUMNS } from '../../src/compiler/forms/table/destination.ts';

/** A stored row: values by column. */
export type Submission = Record<string, unknown>;

/** The submissions of one form. */
export interface Inbox {
  form: string;
  rows: Submission[];
}

// In a terminal, control characters can move the cursor or set the window title.
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** `postCode` → `post code` */
const labelOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function asText(value: unknown): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(asText).join(isObjectList(value) ? '; ' : ', ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value as object).filter(([, one]) => !isEmpty(one));
  return entries.map(([name, one]) => `${labelOf(name)}: ${asText(one)}`).join(', ');
}

const isObjectList = (list: unknown[]) => list.some((item) => typeof item === 'object' && item !== null);

/** A list of objects takes a line for each of them. */
function asLines(value: unknown): string {
  if (!Array.isArray(value) || !isObjectList(value)) return asText(value);
  return value.map((item, index) => `${index + 1}. ${asText(item)}`).join('\n');
}

const minute = (value: unknown) => new Date(asText(value)).toISOString().slice(0, 16).replace('T', ' ');

function describe(form: string, row: Submission): string {
  const shown = Object.entries(row).filter(([column]) => !SERVER_COLUMNS.includes(column));
  const width = Math.max(...shown.map(([column]) => column.length));
  const lines = shown.flatMap(([column, value]) => {
    const text = asLines(value).replaceAll('\r\n', '\n').replace(CONTROLS, '\u00b7');
    if (!text) return [];
    const label = column.replaceAll('_', ' ').padEnd(width);
    return [`  ${label}  ${text.replaceAll('\n', `\n  ${' '.repeat(width)}  `)}`];
  });
  return [`${minute(row['created_at'])} UTC  ${form}  ${asText(row['id'])}`, ...lines].join('\n');
}

/** Formats submissions for the terminal, newest first, and adds the count of each form. */
export function listSubmissions(inboxes: Inbox[]): string {
  const entries = inboxes.flatMap(({ form, rows }) => rows.map((row) => ({ form, row })));
  const timeOf = ({ row }: { row: Submission }) => new Date(asText(row['created_at'])).getTime();
  const texts = entries.sort((a, b) => timeOf(b) - timeOf(a)).map(({ form, row }) => describe(form, row));
  const counts = inboxes.map(({ form, rows }) => `${form}: ${rows.length}`).join(', ');
  return [...texts, counts].join('\n\n');
}

/** Quotes a cell as RFC 4180 requires. An apostrophe keeps spreadsheets from running it as a formula. */
function cell(value: unknown): string {
  const text = asText(value);
  // A number cannot be a formula: a negative one stays a number.
  const isFormula = typeof value !== 'number' && /^[=+\-@\t\r\n]/.test(text);
  const escaped = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats the rows of one form as CSV (RFC 4180). */
export function toCsv(columns: string[], rows: Submission[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}
