import type { Migration } from '@json-site/backend/backend';
import type { CoreObject } from '@json-site/form-core/schema';
import type { RequiredTable } from '@json-site/form-core/table';
import type { Form } from '@json-site/model/content-types';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import type { BuiltSite } from './built-site.ts';
import type { Client } from './client.ts';

/** Needed by a check beside the address of the site. A check without it is skipped, and the report says so. */
export const NEEDS = {
  project: 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, as in the build',
  owner: 'SUPABASE_URL and SUPABASE_SECRET_KEY, or DATABASE_URL',
  send: '--send, which sends one marked enquiry through each form',
} as const;

export type Need = keyof typeof NEEDS;

/** The database and its API as a visitor's browser reaches them. */
export interface VerifiedProject {
  /** Without a path. */
  url: string;
  key: string;
}

/** A form, with the rules of its values and the table that it needs. */
export interface VerifiedForm {
  id: string;
  core: CoreObject;
  form: Form;
  table: RequiredTable;
}

/** Shared by the checks of one run. */
export interface Run {
  /** The address of the live site, without a path. */
  origin: string;
  /** The path below which the site is; empty at the root of its host. */
  path: string;
  /** The folder of the site. */
  root: string;
  client: Client;
  built: BuiltSite;
  forms: VerifiedForm[];
  project?: VerifiedProject | undefined;
  /** Calls functions of the database as the owner. */
  owner?: CallDatabase | undefined;
  /** The folder of the local mailbox. A hosted project has none. */
  mailbox?: string | undefined;
  migrations: Migration[];
  /** The address of the Edge Function. There is none on this machine. */
  functionUrl?: string | undefined;
  /** The key that wakes the Edge Function. */
  deliverKey?: string | undefined;
  /** How long a marked enquiry may take to the mail provider. */
  deliveryMs: number;
  /** Says what the run does next. */
  tell: (text: string) => void;
}

/** Remembers what `read` finds in a run: several checks look at it. */
export function oncePerRun<Result>(read: (run: Run) => Promise<Result>): (run: Run) => Promise<Result> {
  const known = new WeakMap<Run, Promise<Result>>();
  return (run) => {
    const result = known.get(run) ?? read(run);
    known.set(run, result);
    return result;
  };
}

/** A part of the run that the check has in `needs`. */
export function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the check needs the keys of the project and of the owner');
  return value;
}

/** A promise of the live site, and the way to see whether it is kept. */
export interface Check {
  /** For --only and for the reader of a report. */
  id: string;
  /** True when the check finds nothing. */
  promise: string;
  needs?: readonly Need[];
  /** Checks whose findings this one would only repeat: it is skipped if one of them has found something. */
  after?: readonly string[];
  /** Returns what is wrong, one text for each finding. */
  run(run: Run): Promise<string[]>;
  /** The advice to the reader of a finding. */
  fix: string;
}

/** Something that is wrong with the live site. */
export interface Finding {
  check: string;
  message: string;
  fix: string;
}
