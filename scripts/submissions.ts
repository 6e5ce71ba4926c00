import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from './backend/embedded-backend.ts';
import { dataFolder, LOCAL_KEYS } from './backend/local.ts';
import { type Inbox, listSubmissions, type Submission, toCsv } from './backend/submissions.ts';
import type { Backend } from './backend/types.ts';
import { ROOT } from './content/project.ts';

const HELP = `npm run submissions                          lists all submissions, newest first
npm run submissions -- --form quote          lists those of one form
npm run submissions -- --form quote --csv --out quotes.csv
npm run submissions -- --from http://localhost:5173    reads from a server that is running
npm run submissions -- --clean-up            deletes submissions that the privacy policy says are deleted`;

/** Reads the rows of a table, newest first. */
type Reader = (table: string) => Promise<Submission[]>;

/** The table of each form, or of the named form only. */
function tablesByForm(form: string | undefined): Map<string, string> {
  const folder = path.join(ROOT, 'content/forms');
  const names = readdirSync(folder).map((file) => path.basename(file, '.json'));
  if (form !== undefined && !names.includes(form)) {
    throw new Error(`There is no form "${form}". The forms are: ${names.join(', ')}`);
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as { destination: { table: string } };
  return new Map((form ? [form] : names).map((name) => [name, read(name).destination.table]));
}

async function readFromServer(origin: string, table: string): Promise<Submission[]> {
  const url = `${origin.replace(/\/$/, '')}/rest/v1/${table}?select=*&order=created_at.desc`;
  const response = await fetch(url, { headers: { apikey: LOCAL_KEYS.secret } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return (await response.json()) as Submission[];
}

async function readFromDatabase(backend: Backend, table: string): Promise<Submission[]> {
  const rows = await backend.query(
    `select row_to_json(t) as row from public.${table} t order by created_at desc, id`,
  );
  return rows.map(({ row }) => row as Submission);
}

async function readInboxes(read: Reader, form: string | undefined): Promise<Inbox[]> {
  const inboxes: Inbox[] = [];
  for (const [name, table] of tablesByForm(form)) inboxes.push({ form: name, rows: await read(table) });
  return inboxes;
}

/** Formats submissions. CSV of a form without submissions is empty: the columns are those of the first row. */
function format(inboxes: Inbox[], asCsv: boolean): string {
  if (!asCsv) return `${listSubmissions(inboxes)}\n`;
  const [inbox] = inboxes;
  if (!inbox || inboxes.length > 1) throw new Error('Each form has other columns. Add --form <name>.');
  return toCsv(Object.keys(inbox.rows[0] ?? {}), inbox.rows);
}

async function withDatabase<Result>(use: (backend: Backend) => Promise<Result>): Promise<Result> {
  const backend = await startBackend(ROOT, dataFolder(ROOT), { cleanUp: false });
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}

async function cleanUp(): Promise<string> {
  const [result] = await withDatabase((backend) => backend.query('select private.clean_up() as deleted'));
  return `Deleted submissions: ${result?.['deleted']}\n`;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      form: { type: 'string' },
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
      from: { type: 'string' },
      'clean-up': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const { form, csv, out, from } = values;
  if (values.help) return console.log(HELP);
  if (values['clean-up']) return void process.stdout.write(await cleanUp());
  const inboxes = from
    ? await readInboxes((table) => readFromServer(from, table), form)
    : await withDatabase((backend) => readInboxes((table) => readFromDatabase(backend, table), form));
  const text = format(inboxes, csv);
  if (out) writeFileSync(out, text);
  else process.stdout.write(text);
}

try {
  await run();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(message);
  // Help is useful after a wrong option, but not when another server uses the database.
  if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`\n${HELP}`);
  process.exitCode = 1;
}
