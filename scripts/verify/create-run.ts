import path from 'node:path';
import {
  dataFolder,
  findServer,
  isLocal,
  KEY_NAME,
  LOCAL_PUBLISHABLE_KEY,
  readMigrations,
  URL_NAME,
} from '@json-site/backend/backend';
import { type OwnerAccess, openDatabase } from '@json-site/backend/owner';
import { loadContent } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { readDataSchema } from '@json-site/form-core/schema';
import { formTables } from '@json-site/form-core/table';
import { prefilledBy } from '@json-site/generate/state';
import { readBuiltSite } from './built-site.ts';
import type { Need, Run, VerifiedForm, VerifiedProject } from './check.ts';
import { Client, type SendRequest } from './client.ts';

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
  /** Instead of `fetch`. */
  request?: SendRequest | undefined;
  /** The forms of the project, if they are known: reading them takes seconds. */
  forms?: VerifiedForm[] | undefined;
}

/** Reads the forms of a project, with the tables that they need. */
export function readVerifiedForms(root: string): VerifiedForm[] {
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

/** Collects everything that the checks of a run need. `close` closes its connections. */
export async function createRun(options: RunOptions) {
  const { root, dist, address, send, environment, tell, request } = options;
  const { origin, pathname } = new URL(address);
  const client = new Client({ pause: options.pause ?? PAUSE, send: request });
  const built = readBuiltSite(path.resolve(root, dist));
  const project = projectOf(origin, environment);
  const owner = await ownerOf(options, origin);
  const run: Run = {
    origin,
    path: pathname.replace(/\/$/, ''),
    client,
    built,
    root,
    forms: options.forms ?? readVerifiedForms(root),
    project,
    owner: owner?.call,
    mailbox: owner?.mailbox,
    migrations: readMigrations(root),
    functionUrl: environment[URL_NAME] && `${project?.url}/functions/v1/deliver`,
    deliverKey: environment['DELIVER_KEY'],
    deliveryMs: options.deliveryMs ?? DELIVERY_MS,
    tell,
  };
  const present = { project, owner, send: send || undefined };
  const has = new Set((Object.keys(present) as Need[]).filter((need) => present[need] !== undefined));
  return { run, has, close: async () => owner?.close() };
}
