import { listed } from '../../../src/compiler/report/wording.ts';
import { removeFromMailbox } from '../../backend/mail/mailbox.ts';
import { describeDelivery, findSubmissions, type StoredSubmission } from '../../backend/owner-commands.ts';
import { type Check, needed, type Run, type VerifiedForm } from '../check.ts';
import { sendByApi } from './send-by-api.ts';
import { openBrowser, pageOfForm } from './send-in-browser.ts';

/** Between two looks at the mail, in milliseconds: most is delivered at once, and the rest after minutes. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** The marked enquiries of a run. */
interface Sent {
  mark: string;
  /** The fault of each form that could not be sent. */
  faults: Map<VerifiedForm, string>;
}

/** Erases the marked enquiries of this run, and what earlier ones have left. Returns their ids. */
export async function eraseEnquiries({ owner, mailbox }: Pick<Run, 'owner' | 'mailbox'>): Promise<string[]> {
  const ids = (await needed(owner)('submissions_unmark', {})) as string[];
  if (mailbox) removeFromMailbox(mailbox, ids);
  return ids;
}

async function sendAll(run: Run): Promise<Sent> {
  const names = run.forms.map(({ id }) => id).join(', ');
  run.tell(
    `Sends one marked enquiry through each form (${names}). It is stored, delivered to the mailbox of the site as a test, and erased; no list and no digest counts it.`,
  );
  const left = await eraseEnquiries(run);
  if (left.length > 0) run.tell(`Erased ${left.length} marked enquiries that an earlier run has left.`);
  const mark = (await needed(run.owner)('submissions_mark', {})) as string;
  const faults = new Map<VerifiedForm, string>();
  const browser = await openBrowser(run, mark);
  try {
    for (const form of run.forms) {
      const page = browser && (await pageOfForm(run, form));
      run.tell(`Sends the form ${form.id} ${page ? `on ${page} in a browser` : 'by the API'}.`);
      const fault =
        browser && page
          ? await browser.send(form, page)
          : await sendByApi(run, needed(run.project), form, mark);
      if (fault !== undefined) faults.set(form, fault);
    }
  } finally {
    await browser?.close();
  }
  return { mark, faults };
}

const known = new WeakMap<Run, Promise<Sent>>();

function sentBy(run: Run): Promise<Sent> {
  const sent = known.get(run) ?? sendAll(run);
  known.set(run, sent);
  return sent;
}

/** The forms whose enquiry was accepted. */
const accepted = ({ faults }: Sent, { forms }: Run) => forms.filter((form) => !faults.has(form));

async function stored(run: Run): Promise<StoredSubmission[]> {
  const { mark } = await sentBy(run);
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
/** Without them, a marked enquiry could be stored as that of a visitor. */
const SAFE = [
  'public-key',
  'tables',
  'migrations',
  'columns',
  'rules',
  'grants',
  'policies',
  'functions',
] as const;

export const ENQUIRY_CHECKS: readonly Check[] = [
  {
    id: 'enquiry-sent',
    promise: 'Every form can be sent.',
    needs: NEEDED,
    after: ['address', ...SAFE, 'limits'],
    fix: 'Open the page in a browser and look at the console and the network. Status 429 is a limit (docs/database.md, Settings), 400 a table that does not fit the form.',
    async run(run) {
      const { faults } = await sentBy(run);
      return [...faults].map(([{ id }, fault]) => `the form ${id} cannot be sent: ${fault}`);
    },
  },
  {
    id: 'enquiry-found',
    promise: 'The owner finds each marked enquiry when asking for it, and nowhere else.',
    needs: NEEDED,
    after: ['address', ...SAFE, 'limits'],
    fix: 'Apply the migrations: npx supabase db push. A marked enquiry that is listed is erased with npm run submissions -- --erase-person and its address.',
    async run(run) {
      const sent = await sentBy(run);
      const found = await stored(run);
      const lacking = accepted(sent, run).filter(
        (form) => found.filter(({ table }) => table === form.table.name).length !== 1,
      );
      const visible: string[] = [];
      for (const { row } of found) {
        const id = String(row['id']);
        if ((await findSubmissions(needed(run.owner), { id })).length > 0) visible.push(id);
      }
      return [
        ...(lacking.length > 0
          ? [`not stored once: the enquiry of ${listed(lacking.map(({ id }) => id))}`]
          : []),
        ...(visible.length > 0 ? [`listed as those of visitors: ${listed(visible)}`] : []),
      ];
    },
  },
  {
    id: 'enquiry-delivered',
    promise: 'Every marked enquiry reaches the mail provider.',
    needs: NEEDED,
    after: ['enquiry-found'],
    fix: 'http-401 or http-403: the key of the mail provider (step 8 of docs/hosting.md). Not tried: nothing wakes the function (steps 4, 7 and 10). Quarantined: least_seconds is too long.',
    async run(run) {
      const late = (await decided(run)).filter(({ delivery }) => delivery?.state !== 'delivered');
      return late.map(
        ({ table, delivery }) =>
          `the marked enquiry in ${table} was not delivered: ${describeDelivery(delivery)}`,
      );
    },
  },
  {
    id: 'enquiry-erased',
    promise: 'Nothing is left of the marked enquiries.',
    needs: NEEDED,
    after: ['enquiry-found'],
    fix: 'Run the command again with --send: it begins by erasing what is left. The database does the same an hour later.',
    async run(run) {
      const before = await stored(run);
      await eraseEnquiries(run);
      const left = await stored(run);
      return left.length > 0 ? [`${left.length} of ${before.length} marked enquiries are still stored`] : [];
    },
  },
];

/** Erases what the checks have sent, if they were stopped or skipped before they could. */
export async function cleanUp(run: Run): Promise<void> {
  if (known.has(run)) await eraseEnquiries(run);
}
