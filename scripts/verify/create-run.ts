import path from 'node:path';
import { readDataSchema } from '../../src/compiler/forms/data-schema.ts';
import { formTables } from '../../src/compiler/forms/table/form-tables.ts';
import { compile } from '../../src/core/compile.ts';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import { dataFolder, findServer, LOCAL_PUBLISHABLE_KEY } from '../backend/local.ts';
import { readMigrations } from '../backend/migrations.ts';
import { type OwnerAccess, openDatabase } from '../backend/owner-access.ts';
import { loadContent } from '../content/load-content.ts';
import { prefilledBy } from '../generate/prefilled-by.ts';
import { isLocal, KEY_NAME, URL_NAME } from '../vite/hosted-project.ts';
import { readBuiltSite } from './built-site.ts';
import type { Need, Run, VerifiedForm, VerifiedProject } from './check.ts';
import { Client, type Route } from './client.ts';
import { expectedStructure } from './project/catalogue.ts';

/** pg_cron wakes the delivery every minute, and a run of it takes less than one. */
const DELIVERY_MS = 150_000;
/** No more than one request a second. */
const PAUSE = 1000;

export interface RunOptions {
  /** The folder of the project. */
  root: string;
  dist: string;
  /** The address of the live site. */
  address: string;
  send: boolean;
  environment: Record<string, string | undefined>;
  tell: (text: string) => void;
  pause?: number;
  deliveryMs?: number;
  route?: Route | undefined;
  now?: () => number;
}

/** A run, and what closes its connections. */
export interface OpenRun {
  run: Run;
  has: ReadonlySet<Need>;
  close(): Promise<void>;
}

/** Derived from the files of the project, which takes seconds, so once for all runs of a process. */
const known = new Map<string, unknown>();

function once<Result>(key: string, make: () => Result): Result {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as Result;
}

function readForms(root: string): VerifiedForm[] {
  const input = loadContent(root);
  const { forms } = compile(input);
  return formTables(input).flatMap(({ id, table }) => {
    const form = forms.get(id);
    const source = input.formSchemas?.[id];
    if (!form || !source) return [];
    // With the defaults that the form shows, as in a browser.
    const { core } = readDataSchema(source, { defaultsFor: prefilledBy(root, id) });
    return [{ id, core, form, table }];
  });
}

/** The project that the environment names; on this machine, the embedded backend of the server. */
function projectOf(origin: string, environment: RunOptions['environment']): VerifiedProject | undefined {
  const { [URL_NAME]: url, [KEY_NAME]: key } = environment;
  if (url && key) return { url: url.replace(/\/$/, ''), key };
  return isLocal(new URL(origin).hostname) ? { url: origin, key: LOCAL_PUBLISHABLE_KEY } : undefined;
}

async function ownerOf({ root, environment }: RunOptions, origin: string): Promise<OwnerAccess | undefined> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, DATABASE_URL } = environment;
  const isEmbedded = findServer(dataFolder(root))?.address === origin;
  const isNamed = Boolean(SUPABASE_URL || SUPABASE_SECRET_KEY || DATABASE_URL);
  return isNamed || isEmbedded ? openDatabase(root, { environment }) : undefined;
}

/**
 * Asks a second time when the connection has ended, as an idle one does while the scratch database starts. The
 * functions that a run calls may be called twice.
 */
const patient =
  (call: CallDatabase): CallDatabase =>
  (name, values) =>
    call(name, values).catch((error: Error) => {
      if (!/^No response|^fetch failed$/.test(error.message)) throw error;
      return call(name, values);
    });

/** Collects everything that the checks of a run need. */
export async function createRun(options: RunOptions): Promise<OpenRun> {
  const { root, dist, address, send, environment, tell, route, now = Date.now } = options;
  const { origin, protocol } = new URL(address);
  const client = new Client({ origin, route, pause: options.pause ?? PAUSE });
  const built = readBuiltSite(path.resolve(root, dist));
  const project = projectOf(origin, environment);
  const isHosted = Boolean(environment[URL_NAME]);
  const owner = await ownerOf(options, origin);
  const deliverKey = environment['DELIVER_KEY'];
  const run: Run = {
    origin,
    client,
    built,
    root,
    forms: once(`forms ${root}`, () => readForms(root)),
    project,
    owner: owner && patient(owner.call),
    mailbox: owner?.mailbox,
    migrations: readMigrations(root),
    expectedStructure: (tables) => once(`structure ${root}`, () => expectedStructure(root, tables)),
    functionUrl: environment['DELIVER_URL'] ?? `${project?.url}/functions/v1/deliver`,
    deliverKey,
    deliveryMs: options.deliveryMs ?? DELIVERY_MS,
    now,
    tell,
    get: (target) => client.get(origin + target),
  };
  const present: Record<Need, boolean> = {
    tls: protocol === 'https:',
    project: project !== undefined,
    hosted: isHosted,
    owner: owner !== undefined,
    function: Boolean(deliverKey),
    send,
  };
  const has = new Set((Object.keys(present) as Need[]).filter((need) => present[need]));
  return { run, has, close: async () => owner?.close() };
}
