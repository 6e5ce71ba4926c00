/** A stored row, as it comes from the database. */
export type Submission = Record<string, unknown>;

/** What came in with one form. */
export interface Inbox {
  form: string;
  rows: Submission[];
}

// Control characters could move a terminal's cursor or write its title.
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return value instanceof Date ? value.toISOString() : String(value);
}

const minute = (value: unknown) => new Date(asText(value)).toISOString().slice(0, 16).replace('T', ' ');

function describe(form: string, row: Submission): string {
  const shown = Object.entries(row).filter(([column]) => column !== 'id' && column !== 'created_at');
  const width = Math.max(...shown.map(([column]) => column.length));
  const lines = shown.flatMap(([column, value]) => {
    const text = asText(value).replaceAll('\r\n', '\n').replace(CONTROLS, '\u00b7');
    if (!text) return [];
    const label = column.replaceAll('_', ' ').padEnd(width);
    return [`  ${label}  ${text.replaceAll('\n', `\n  ${' '.repeat(width)}  `)}`];
  });
  return [`${minute(row['created_at'])} UTC  ${form}  ${asText(row['id'])}`, ...lines].join('\n');
}

/** Everything that came in, the newest first, to be read. */
export function listSubmissions(inboxes: Inbox[]): string {
  const all = inboxes.flatMap(({ form, rows }) => rows.map((row) => ({ form, row })));
  const time = ({ row }: { row: Submission }) => new Date(asText(row['created_at'])).getTime();
  const texts = all.sort((a, b) => time(b) - time(a)).map(({ form, row }) => describe(form, row));
  const counts = inboxes.map(({ form, rows }) => `${form}: ${rows.length}`).join(', ');
  return [...texts, counts].join('\n\n');
}

/** A cell that no spreadsheet takes for a formula, quoted where RFC 4180 asks for it. */
function cell(value: unknown): string {
  const text = asText(value);
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One form's rows as CSV (RFC 4180). A cell that a spreadsheet would run gets an apostrophe in front. */
export function toCsv(columns: string[], rows: Submission[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}
