import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './backend/backend.ts';
import { type Backend, startBackend } from './backend/embedded-backend.ts';
import { LOCAL_KEYS } from './backend/local-keys.ts';
import { type Inbox, listSubmissions, type Submission, toCsv } from './backend/submissions.ts';
import { ROOT } from './content/project.ts';

const HELP = `npm run submissions                          what came in, the newest first
npm run submissions -- --form quote          of one form only
npm run submissions -- --form quote --csv --out quotes.csv
npm run submissions -- --from http://localhost:5173    from a server that is running
npm run submissions -- --clean-up            deletes what is as old as the privacy policy allows`;

/** Reads the rows of a table, the newest first. */
type Reader = (table: string) => Promise<Submission[]>;

function tables(only: string | undefined): Map<string, string> {
  const folder = path.join(ROOT, 'content/forms');
  const names = readdirSync(folder).map((file) => path.basename(file, '.json'));
  if (only !== undefined && !names.includes(only)) {
    throw new Error(`There is no form "${only}". There are: ${names.join(', ')}`);
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as { destination: { table: string } };
  return new Map((only ? [only] : names).map((name) => [name, read(name).destination.table]));
}

async function fromServer(origin: string, table: string): Promise<Submission[]> {
  const address = `${origin.replace(/\/$/, '')}/rest/v1/${table}?select=*&order=created_at.desc`;
  const response = await fetch(address, { headers: { apikey: LOCAL_KEYS.secret } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Submission[];
}

async function collect(read: Reader, only: string | undefined): Promise<Inbox[]> {
  const inboxes: Inbox[] = [];
  for (const [form, table] of tables(only)) inboxes.push({ form, rows: await read(table) });
  return inboxes;
}

/** Of no rows, CSV has no columns either. */
function show(inboxes: Inbox[], asCsv: boolean): string {
  if (!asCsv) return `${listSubmissions(inboxes)}\n`;
  const [inbox] = inboxes;
  if (!inbox || inboxes.length > 1) throw new Error('Each form has columns of its own: add --form <name>.');
  return toCsv(Object.keys(inbox.rows[0] ?? {}), inbox.rows);
}

async function fromFolder(work: (backend: Backend) => Promise<string>): Promise<string> {
  const backend = await startBackend(ROOT, dataFolder(ROOT), { cleanUp: false });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
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
  if (values.help) {
    console.log(HELP);
  } else if (values['clean-up']) {
    console.log(
      await fromFolder(async (backend) => {
        const [result] = await backend.query('select private.clean_up() as deleted');
        return `Deleted: ${result?.['deleted']}`;
      }),
    );
  } else {
    const text = from
      ? show(await collect((table) => fromServer(from, table), form), csv)
      : await fromFolder(async (backend) => {
          const read: Reader = async (table) => {
            const rows = await backend.query(
              `select row_to_json(t) as row from public.${table} t order by created_at desc, id`,
            );
            return rows.map(({ row }) => row as Submission);
          };
          return show(await collect(read, form), csv);
        });
    if (out) writeFileSync(out, text);
    else process.stdout.write(text);
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  console.error(`\n${HELP}`);
  process.exitCode = 1;
}
