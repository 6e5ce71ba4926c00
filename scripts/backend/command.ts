import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { translatedFile } from '@json-site/compiler/documents';
import { siteFolder } from '@json-site/content/folders';
import { readGeneratedForms } from '@json-site/content/site';
import { defaultTable } from '@json-site/form-core/table';
import { readReference } from '../../supabase/functions/deliver/reference.ts';
import { BYTE_ORDER_MARK } from './csv.ts';
import { exportCsv } from './export-csv.ts';
import { removeFromMailbox } from './mail/mailbox.ts';
import { type OwnerAccess, openDatabase } from './owner-access.ts';
import {
  countSubmissions,
  type Delivery,
  describeErasure,
  eraseFound,
  type Filter,
  findByReference,
  findPerson,
  findSubmissions,
  inboxesOf,
  readHealth,
} from './owner-commands.ts';
import { listSubmissions } from './submissions.ts';

const HELP = `npm run submissions                                    lists the newest 100 submissions
npm run submissions -- --limit 500                     lists more of them
npm run submissions -- --form quote                    those of one form
npm run submissions -- --state quarantined             waiting, delivered, dead or quarantined ones
npm run submissions -- --contains "Ann Lee"            those that contain a text
npm run submissions -- --reference QR7K-2M9H           one submission in full, by what its visitor was shown
npm run submissions -- --id 3f2a9c1e                   … by the first digits of its id
npm run submissions -- --form quote --csv --out quotes.csv
npm run submissions -- --health                        what the daily digest says; ends with 1 if something waits too long
npm run submissions -- --requeue <id or reference>     delivers a quarantined submission or a dead letter; "all" for all dead letters
npm run submissions -- --export-person ann@example.org everything about a person, as JSON
npm run submissions -- --erase-person ann@example.org  shows what it will remove, asks, and removes it everywhere;
                                                       --mentions: also where the address is only mentioned; --yes: without asking
npm run submissions -- --clean-up                      deletes submissions that the privacy policy says are deleted

They read the embedded database. With SUPABASE_URL and SUPABASE_SECRET_KEY, or DATABASE_URL, in the environment they
read the hosted one.`;

const OPTIONS = {
  form: { type: 'string' },
  state: { type: 'string' },
  contains: { type: 'string' },
  id: { type: 'string' },
  reference: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean', default: false },
  out: { type: 'string' },
  health: { type: 'boolean' },
  requeue: { type: 'string' },
  'export-person': { type: 'string' },
  'erase-person': { type: 'string' },
  mentions: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  'clean-up': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const readOptions = () => parseArgs({ options: OPTIONS }).values;
type Options = ReturnType<typeof readOptions>;

/** The text that a command prints, in parts if it may be long. */
type Output = string | AsyncIterable<string>;

/** The table of each form, or of the named form only. */
function tablesByForm(form: string | undefined): Map<string, string> {
  const folder = path.join(siteFolder(), 'content/forms');
  const files = readdirSync(folder).filter((file) => !translatedFile(`content/forms/${file}`));
  const names = files.map((file) => path.basename(file, '.json'));
  if (form !== undefined && !names.includes(form)) {
    throw new Error(`There is no form "${form}". The forms are: ${names.join(', ')}`);
  }
  const tableOf = (name: string): string => {
    const { destination } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
      destination?: { table?: string };
    };
    return destination?.table ?? defaultTable(name);
  };
  return new Map((form ? [form] : names).map((name) => [name, tableOf(name)]));
}

const STATES: Delivery['state'][] = ['waiting', 'delivered', 'dead', 'quarantined'];
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reports values of options that cannot be right, before a database is asked. */
function checkOptions(options: Options): void {
  const { state, id, reference, limit, csv, form, requeue: which } = options;
  const { 'export-person': exported, 'erase-person': erased } = options;
  if (state !== undefined && !STATES.some((one) => one === state))
    throw new Error(`There is no state "${state}". The states are: ${STATES.join(', ')}`);
  if (id !== undefined && !/^[0-9a-f][0-9a-f-]{0,35}$/i.test(id))
    throw new Error(`"${id}" is not the beginning of an id, which consists of the digits 0 to 9 and a to f.`);
  if (reference !== undefined && !readReference(reference))
    throw new Error(
      `"${reference}" is not a reference. One has eight characters, such as QR7K-2M9H; its last finds slips in the others.`,
    );
  if (reference !== undefined && csv)
    throw new Error('A reference has one submission. Leave out --csv, or filter with --contains or --state.');
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
    throw new Error(`The limit "${limit}" is not a number of submissions. Write one such as --limit 500.`);
  if (csv && form === undefined) throw new Error('Each form has other columns. Add --form <name>.');
  if (which !== undefined && which !== 'all' && !ID.test(which) && !readReference(which))
    throw new Error(`"${which}" is not a reference, the complete id of a submission, or "all".`);
  for (const address of [exported, erased])
    if (address !== undefined && !ADDRESS.test(address.trim()))
      throw new Error(`"${address}" is not an e-mail address.`);
}

/** How many submissions are listed without --limit. */
const LISTED = 100;

async function list({ call }: OwnerAccess, options: Options): Promise<Output> {
  const { form, state, contains, id, csv } = options;
  const reference = readReference(options.reference ?? '');
  const limit = options.limit === undefined ? undefined : Number(options.limit);
  const tables = tablesByForm(form);
  const table = form === undefined ? undefined : tables.get(form);
  const filter: Filter = { table, state: state as Delivery['state'] | undefined, contains, id };
  if (csv) return exportCsv(call, filter, readGeneratedForms(siteFolder()).FORM_LAYOUTS, limit);
  const found = await (reference === undefined
    ? findSubmissions(call, filter, limit ?? LISTED)
    : findByReference(call, filter, reference));
  const isPart = found.length === (limit ?? LISTED);
  const counts = isPart ? await countSubmissions(call, filter) : undefined;
  const inboxes = inboxesOf(found, tables, readGeneratedForms(siteFolder()).FORM_LAYOUTS, counts);
  return `${listSubmissions(inboxes)}\n`;
}

async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const closed = once(prompt, 'close').then(() => '');
    return (await Promise.race([prompt.question(question), closed])).trim() === 'erase';
  } finally {
    prompt.close();
  }
}

async function erase(
  { name, call, mailbox }: OwnerAccess,
  address: string,
  options: Options,
): Promise<string> {
  const { mentions, yes } = options;
  const found = await findPerson(call, address);
  if (found.length === 0) return `Nothing in ${name} contains ${address}.\n`;
  console.log(describeErasure(found, mentions));
  if (!mentions && found.every(({ match }) => match === 'mention')) return 'Nothing was removed.\n';
  if (!yes && !(await confirm(`Write "erase" to remove this from ${name}: `)))
    return 'Nothing was removed.\n';
  const ids = await eraseFound(call, found, mentions);
  const mails = mailbox ? removeFromMailbox(mailbox, ids) : 0;
  return `Removed: ${ids.length} submissions${mails > 0 ? ` and ${mails} messages of the local mailbox` : ''}. A note without personal data is in private.erasures.\n`;
}

async function requeue({ call }: OwnerAccess, written: string): Promise<string> {
  const reference = readReference(written);
  const found = reference ? await findByReference(call, {}, reference) : [];
  const ids = reference ? found.map(({ row }) => row['id']) : [written === 'all' ? null : written];
  if (ids.length > 1)
    return `${ids.length} submissions have the reference ${reference}. Name one by its id: ${ids.join(', ')}\n`;
  const count = ids.length === 0 ? 0 : await call('submissions_requeue', { which: ids[0] });
  return `Queued again: ${count}\n`;
}

async function act(database: OwnerAccess, options: Options): Promise<Output> {
  const { health, requeue: which, 'export-person': exported, 'erase-person': erased } = options;
  if (options['clean-up']) return `Deleted submissions: ${await database.call('submissions_clean_up', {})}\n`;
  if (which !== undefined) return requeue(database, which);
  if (exported !== undefined)
    return `${JSON.stringify(await findPerson(database.call, exported), null, 2)}\n`;
  if (erased !== undefined) return erase(database, erased, options);
  if (health) {
    const { text, isHealthy } = await readHealth(database.call);
    if (!isHealthy) process.exitCode = 1;
    return text;
  }
  return list(database, options);
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  checkOptions(options);
  const database = await openDatabase(siteFolder());
  // Not part of the output, which may be a file: a variable in the environment may name another database.
  if (!database.mailbox) console.error(`Database: ${database.name}`);
  try {
    const output = await act(database, options);
    const parts = Readable.from(typeof output === 'string' ? [output] : output);
    const file = options.out === undefined ? undefined : createWriteStream(options.out);
    // Programs that read a pipe would take the mark for a part of the first column's name.
    if (options.csv) file?.write(BYTE_ORDER_MARK);
    if (file) await pipeline(parts, file);
    else await pipeline(parts, process.stdout, { end: false });
  } finally {
    await database.close();
  }
}

/** Runs `npm run submissions` with the options of the command line. */
export async function command(): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(message);
    // Help is useful after a wrong option, but not when another server uses the database.
    if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`\n${HELP}`);
    process.exitCode = 1;
  }
}
