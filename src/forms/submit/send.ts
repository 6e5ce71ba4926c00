import type { Form } from '../../generated/content-types.ts';
import { cleanFormValues, type FormValues } from '../values/form-values.ts';
import { outcomeOf, type Reply, type SubmitOutcome } from './outcomes.ts';
import { toRow } from './row.ts';

/** Longer than that no visitor waits. What became of the answers is then unknown. */
export const SEND_TIMEOUT_MS = 15_000;

/** The backend's client is large and needed last. */
function loadClient() {
  return import('./client.ts');
}

let isFetchedAhead = false;

/** Fetches the client while the visitor writes, once; whether it came is found out when it is needed. */
export function preloadClient(): void {
  if (isFetchedAhead) return;
  isFetchedAhead = true;
  loadClient().catch(() => undefined);
}

/**
 * Explains an answer that never came, and no more: a device with a network may reach nothing, and one without reaches
 * a backend of its own.
 */
const isOffline = () => navigator.onLine === false;

/** The result, unless the signal comes first. */
function unless<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([result, aborted]);
}

async function replyTo({ destination }: Form, answers: FormValues, signal: AbortSignal): Promise<Reply> {
  try {
    const { insert } = await unless(signal, loadClient());
    const row = toRow(destination, cleanFormValues(answers));
    return await unless(signal, insert(destination.table, row, signal));
  } catch (error) {
    return { status: 0, code: error instanceof Error ? error.name : 'unknown' };
  }
}

/**
 * Stores the answers in the form's table. Never throws; what went wrong is logged without the answers. Sending the
 * same answers again is harmless: they give the same bytes, and the database stores those once.
 */
export async function sendSubmission(
  form: Form,
  answers: FormValues,
  signal: AbortSignal,
): Promise<SubmitOutcome> {
  const reply = await replyTo(form, answers, signal);
  const outcome = outcomeOf(reply, isOffline());
  if (outcome !== 'sent') console.error(`The form "${form.id}" was not sent.`, reply);
  return outcome;
}

/** What a filled trap is answered: the truth, as nothing was sent. */
export function rejectHoneypot(form: Form): SubmitOutcome {
  console.error(`The form "${form.id}" was not sent.`, { status: 0, code: 'trap' });
  return 'notSent';
}
