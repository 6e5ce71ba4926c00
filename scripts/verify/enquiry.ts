import { describeDelivery, findSubmissions, removeFromMailbox } from '@json-site/backend/owner';
import { type Check, needed, oncePerRun, type Run } from './check.ts';
import { askApi, describeReply } from './project.ts';
import { sampleOf } from './sample-row.ts';

/** Between two looks at the mail, in milliseconds: most is delivered at once, and the rest after minutes. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** Runs that have begun to send. */
const senders = new WeakSet<Run>();

/** Erases the marked enquiries of this run, and what earlier ones have left. Returns their ids. */
async function eraseEnquiries({ owner, mailbox }: Run): Promise<string[]> {
  const ids = (await needed(owner)('submissions_unmark', {})) as string[];
  if (mailbox) removeFromMailbox(mailbox, ids);
  return ids;
}

/** Sends the rows that the forms would send, with the header by which the database knows a marked enquiry. */
const sendAll = oncePerRun(async (run): Promise<{ mark: string; faults: string[] }> => {
  senders.add(run);
  const names = run.forms.map(({ id }) => id).join(', ');
  run.tell(
    `Sends one marked enquiry through each form (${names}). It is stored, delivered to the mailbox of the site as a test, and erased; no list and no digest counts it.`,
  );
  const left = await eraseEnquiries(run);
  if (left.length > 0) run.tell(`Erased ${left.length} marked enquiries that an earlier run has left.`);
  const mark = (await needed(run.owner)('submissions_mark', {})) as string;
  const headers = { prefer: 'return=minimal', 'x-client-info': `form (honeypot=empty; verify=${mark})` };
  const faults: string[] = [];
  for (const form of run.forms) {
    const reply = await askApi(run, form.table.name, sampleOf(form).row, headers);
    if (reply.status !== 201) faults.push(`the form ${form.id} cannot be sent: ${describeReply(reply)}`);
  }
  return { mark, faults };
});

type StoredSubmission = Awaited<ReturnType<typeof findSubmissions>>[number];

async function stored(run: Run): Promise<StoredSubmission[]> {
  const { mark } = await sendAll(run);
  return findSubmissions(needed(run.owner), { verification: mark });
}

const isDecided = ({ delivery }: StoredSubmission) =>
  delivery !== null && (delivery.state !== 'waiting' || delivery.last_error !== null);

/** Waits until each enquiry is delivered or was refused, or the time is over. */
async function decided(run: Run): Promise<StoredSubmission[]> {
  const end = Date.now() + run.deliveryMs;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const found = await stored(run);
    if (found.every(isDecided) || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, run.deliveryMs / 20)));
  }
}

const NEEDED = ['project', 'owner', 'send'] as const;

export const ENQUIRY_CHECKS: readonly Check[] = [
  {
    id: 'enquiry-sent',
    promise: 'Every form can be sent, and the owner finds what it sends.',
    needs: NEEDED,
    // Without them, a marked enquiry could be stored as that of a visitor.
    after: ['project', 'tables', 'migrations'],
    fix: 'Status 429 is a limit (docs/database.md, Settings), 400 a table that does not fit the form: npx supabase db diff --linked shows what somebody has changed. A marked enquiry in a list is erased with npm run submissions -- --erase-person and its address.',
    async run(run) {
      const { faults } = await sendAll(run);
      const rows = await stored(run);
      return faults.length + rows.length === run.forms.length
        ? faults
        : [...faults, `${rows.length} marked enquiries are found, of ${run.forms.length} forms`];
    },
  },
  {
    id: 'enquiry-delivered',
    promise: 'Every marked enquiry reaches the mail provider.',
    needs: NEEDED,
    after: ['enquiry-sent'],
    fix: 'http-401 or http-403: the key of the mail provider (step 8 of docs/hosting.md). Not tried: nothing wakes the function (steps 4, 7 and 10). Quarantined: least_seconds is too long.',
    async run(run) {
      const late = (await decided(run)).filter(({ delivery }) => delivery?.state !== 'delivered');
      return late.map(
        ({ table, delivery }) =>
          `the marked enquiry in ${table} was not delivered: ${describeDelivery(delivery)}`,
      );
    },
  },
];

/** Erases what the checks have sent. */
export async function cleanUp(run: Run): Promise<void> {
  if (senders.has(run)) await eraseEnquiries(run);
}
