import { figureLines } from '../../supabase/functions/deliver/compose.ts';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import type { Figures } from '../../supabase/functions/deliver/message.ts';
import type { Inbox, Submission } from './submissions.ts';

/** What delivery knows about a submission. */
export interface Delivery {
  state: 'waiting' | 'delivered' | 'dead' | 'quarantined';
  held_for: string | null;
  attempts: number;
  last_error: string | null;
  next_attempt_at: string;
  sent_at: string | null;
  provider_message_id: string | null;
}

/** A submission with its delivery. `delivery` is null for a row that is older than delivery. */
export interface StoredSubmission {
  table: string;
  row: Submission;
  delivery: Delivery | null;
}

/** A submission that belongs to a person, or mentions the address in a text. */
export interface FoundSubmission extends StoredSubmission {
  match: 'value' | 'mention';
  /** True while a keyed hash of the submission is stored. */
  hash_kept: boolean;
}

/** Which submissions to list. */
export interface Filter {
  table?: string | undefined;
  state?: string | undefined;
  contains?: string | undefined;
  id?: string | undefined;
}

export async function findSubmissions(
  call: CallDatabase,
  { table, state, contains, id }: Filter,
): Promise<StoredSubmission[]> {
  const all = (await call('submissions_list', { only_table: table ?? null })) as StoredSubmission[];
  const wanted = contains?.toLowerCase();
  return all.filter(
    ({ row, delivery }) =>
      (state === undefined || delivery?.state === state) &&
      (id === undefined || String(row['id']).startsWith(id)) &&
      (wanted === undefined || JSON.stringify(row).toLowerCase().includes(wanted)),
  );
}

/** Groups submissions by form. A table without a form is listed under its own name. */
export function inboxesOf(
  submissions: StoredSubmission[],
  tables: Map<string, string>,
  layouts: FormLayouts = {},
): Inbox[] {
  const named = new Set(tables.values());
  const others = new Set(submissions.map(({ table }) => table).filter((table) => !named.has(table)));
  return [...tables, ...[...others].map((table): [string, string] => [table, table])].map(
    ([form, table]) => ({
      form,
      layout: layouts[table],
      rows: submissions
        .filter((one) => one.table === table)
        .map(({ row, delivery }) =>
          delivery && delivery.state !== 'delivered' ? { ...row, delivery: describeDelivery(delivery) } : row,
        ),
    }),
  );
}

const HELD: Record<string, string> = {
  honeypot: 'its hidden field was filled in',
  speed: 'it was sent within seconds',
};

/** Says where a submission is on its way to the mailbox, and why it waits. */
export function describeDelivery(delivery: Delivery | null): string {
  if (!delivery) return 'stored before delivery was set up';
  const { state, held_for, attempts, last_error, next_attempt_at, sent_at } = delivery;
  const minute = (time: string) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (state === 'delivered') return `delivered ${minute(sent_at ?? '')}`;
  if (state === 'quarantined') return `quarantined: ${HELD[held_for ?? ''] ?? held_for}`;
  if (state === 'dead') return `dead letter after ${attempts} attempts: ${last_error}`;
  if (attempts === 0) return 'waiting for the first attempt';
  return `waiting after ${attempts} of 10 attempts (${last_error ?? 'no result yet'}), next at ${minute(next_attempt_at)}`;
}

/** The longest time that a message may wait before `--health` ends with 1. */
const ALARM_MINUTES = 60;

/** Prints the figures of the digest. `isHealthy` is false if something waits for too long or was given up. */
export async function readHealth(call: CallDatabase): Promise<{ text: string; isHealthy: boolean }> {
  const figures = (await call('submissions_health', {})) as Figures;
  const lines = figureLines(figures);
  const width = Math.max(...lines.map(([label]) => label.length));
  const oldest = figures.oldest_waiting;
  const minutes = oldest ? (Date.parse(figures.until) - Date.parse(oldest)) / 60_000 : 0;
  const isHealthy = minutes <= ALARM_MINUTES && figures.dead === 0;
  const verdict = isHealthy
    ? 'Nothing waits longer than an hour.'
    : 'Something waits longer than an hour, or was given up. See docs/database.md.';
  const text = lines.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
  return { text: `${text}\n\n${verdict}\n`, isHealthy };
}

/** Reads everything about a person, or erases it. Returns what was found. */
export async function findPerson(
  call: CallDatabase,
  address: string,
  { erase = false, mentions = false }: { erase?: boolean; mentions?: boolean } = {},
): Promise<FoundSubmission[]> {
  return (await call('submissions_person', { address, erase, mentions })) as FoundSubmission[];
}

/** Says what an erasure removes, for the owner to confirm. */
export function describeErasure(found: FoundSubmission[], mentions: boolean): string {
  const line = ({ table, row, delivery }: FoundSubmission) =>
    `  ${String(row['created_at']).slice(0, 10)}  ${table}  ${row['id']}  ${describeDelivery(delivery)}`;
  const own = found.filter(({ match }) => mentions || match === 'value');
  const others = found.filter((one) => !own.includes(one));
  const hashes = own.filter(({ hash_kept }) => hash_kept).length;
  const sent = own.flatMap(({ delivery }) => delivery?.provider_message_id ?? []);
  return [
    `Removed for good: ${own.length} submissions, with their entries in the outbox and ${hashes} hashes.`,
    ...own.map(line),
    ...(others.length > 0
      ? [
          `Kept, because the address is only mentioned in them (--mentions removes them too): ${others.length}`,
          ...others.map(line),
        ]
      : []),
    ...(sent.length > 0
      ? [
          'Not reached from here: your mailbox, the log of the mail provider, and backups. Messages sent:',
          ...sent.map((id) => `  ${id}`),
        ]
      : []),
    '',
  ].join('\n');
}
