import { deadLetters, figureLines } from '../../supabase/functions/deliver/compose.ts';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import type { Figures } from '../../supabase/functions/deliver/message.ts';
import { idsOfReference, referenceOf } from '../../supabase/functions/deliver/reference.ts';
import type { Inbox, Submission } from './submissions.ts';

/** The state of the delivery of a submission. */
export interface Delivery {
  state: 'waiting' | 'delivered' | 'dead' | 'quarantined';
  held_for: string | null;
  attempts: number;
  last_error: string | null;
  next_attempt_at: string;
  sent_at: string | null;
  provider_message_id: string | null;
  /** When somebody marked the enquiry as done. An older database does not say. */
  done_at?: string | null;
}

/** A submission with its delivery. `delivery` is null for a row that is older than delivery. */
export interface StoredSubmission {
  table: string;
  row: Submission;
  delivery: Delivery | null;
  /** The delivery of its receipt and of its webhook, if it has them. */
  targets?: Partial<Record<'receipt' | 'webhook', Delivery>> | null;
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
  state?: Delivery['state'] | 'undelivered' | undefined;
  contains?: string | undefined;
  /** The first digits of an id. */
  id?: string | undefined;
  /** An e-mail address. */
  person?: string | undefined;
  /** A mark of `npm run verify`. Without one, no marked enquiry matches. */
  verification?: string | undefined;
}

/**
 * With 50 rows in a page, an export of long rows takes 98 MB; with 100 it takes 116 MB for the same time, with 25
 * a third longer.
 */
const PAGE_SIZE = 40;

/** Reads the submissions that match a filter in pages, newest first: no page takes much memory. */
export async function* submissionPages<Found extends StoredSubmission>(
  call: CallDatabase,
  filter: Filter,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Found[]> {
  let before: Submission | undefined;
  for (let left = limit; left > 0; ) {
    const page_size = Math.min(left, PAGE_SIZE);
    const page = (await call('submissions_list', { filter: { ...filter, before }, page_size })) as Found[];
    if (page.length > 0) yield page;
    if (page.length < page_size) return;
    left -= page_size;
    before = { created_at: page.at(-1)?.row['created_at'], id: page.at(-1)?.row['id'] };
  }
}

/** Reads the newest submissions that match a filter. */
export async function findSubmissions<Found extends StoredSubmission = StoredSubmission>(
  call: CallDatabase,
  filter: Filter,
  limit?: number,
): Promise<Found[]> {
  const found: Found[] = [];
  for await (const page of submissionPages<Found>(call, filter, limit)) found.push(...page);
  return found;
}

/** Finds the submissions of a reference, which is one, unless two have the same by chance. */
export async function findByReference(
  call: CallDatabase,
  filter: Filter,
  reference: string,
): Promise<StoredSubmission[]> {
  const starts = idsOfReference(reference);
  const found = await Promise.all(starts.map((id) => findSubmissions(call, { ...filter, id })));
  return found.flat().filter(({ row }) => referenceOf(String(row['id'])) === reference);
}

/** Counts the submissions that match a filter, by table. */
export async function countSubmissions(call: CallDatabase, filter: Filter): Promise<Map<string, number>> {
  return new Map(Object.entries((await call('submissions_count', { filter })) as Record<string, number>));
}

/** Groups submissions by form. A table without a form is listed under its own name. */
export function inboxesOf(
  submissions: StoredSubmission[],
  tables: Map<string, string>,
  layouts: FormLayouts = {},
  counts = new Map<string, number>(),
): Inbox[] {
  const named = new Set(tables.values());
  const stored = [...submissions.map(({ table }) => table), ...counts.keys()];
  const others = new Set(stored.filter((table) => !named.has(table)));
  return [...tables, ...[...others].map((table): [string, string] => [table, table])].map(
    ([form, table]) => ({
      form,
      layout: layouts[table],
      rows: submissions.filter((one) => one.table === table).map(withDelivery),
      count: counts.get(table),
    }),
  );
}

/**
 * A row that says what the mail to the site waits for, until it is delivered, what became of the receipt and of the
 * webhook, and when somebody marked it as done.
 */
export function withDelivery({ row, delivery, targets }: StoredSubmission): Submission {
  const others = Object.entries(targets ?? {}).map(([target, one]) => [
    `delivery_of_${target}`,
    describeDelivery(one),
  ]);
  const mail = delivery && delivery.state !== 'delivered' ? { delivery: describeDelivery(delivery) } : {};
  const done = delivery?.done_at ? { marked_as_done: minuteOf(delivery.done_at) } : {};
  return { ...row, ...mail, ...(Object.fromEntries(others) as Submission), ...done };
}

const HELD: Record<string, string> = {
  honeypot: 'its hidden field was filled in',
  speed: 'it was sent within seconds',
};

const minuteOf = (time: string) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Says where a submission is on its way to the mailbox, and why it waits. */
export function describeDelivery(delivery: Delivery | null): string {
  if (!delivery) return 'stored before delivery was set up';
  const { state, held_for, attempts, last_error, next_attempt_at, sent_at } = delivery;
  if (state === 'delivered') return `delivered ${minuteOf(sent_at ?? '')}`;
  if (state === 'quarantined') return `quarantined: ${HELD[held_for ?? ''] ?? held_for}`;
  if (state === 'dead') return `dead letter after ${attempts} attempts: ${last_error}`;
  if (attempts === 0) return 'waiting for the first attempt';
  return `waiting after ${attempts} of 10 attempts (${last_error ?? 'no result yet'}), next at ${minuteOf(next_attempt_at)}`;
}

/** The longest time that a message may wait before `--health` ends with 1. */
export const ALARM_MINUTES = 60;

/** Prints the figures of the digest. `isHealthy` is false if something waits for too long or was given up. */
export async function readHealth(call: CallDatabase): Promise<{ text: string; isHealthy: boolean }> {
  const figures = (await call('submissions_health', {})) as Figures;
  const lines = figureLines(figures);
  const width = Math.max(...lines.map(([label]) => label.length));
  const oldest = figures.oldest_waiting;
  const minutes = oldest ? (Date.parse(figures.until) - Date.parse(oldest)) / 60_000 : 0;
  const isHealthy = minutes <= ALARM_MINUTES && deadLetters(figures) === 0;
  const verdict = isHealthy
    ? 'Nothing waits longer than an hour.'
    : 'Something waits longer than an hour, or was given up. See docs/database.md.';
  const text = lines.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
  return { text: `${text}\n\n${verdict}\n`, isHealthy };
}

/** Reads everything about a person, newest first. */
export const findPerson = (call: CallDatabase, person: string): Promise<FoundSubmission[]> =>
  findSubmissions<FoundSubmission>(call, { person });

/** Erases the submissions of a person, and with `mentions` also those that mention the address. Returns their ids. */
export async function eraseFound(
  call: CallDatabase,
  found: FoundSubmission[],
  mentions = false,
): Promise<string[]> {
  const ids = found.filter(({ match }) => mentions || match === 'value').map(({ row }) => String(row['id']));
  await call('submissions_erase', { ids });
  return ids;
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
