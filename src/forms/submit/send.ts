import type { Form } from '@json-site/model/content-types';
import type { FormValues } from '../values/form-values.ts';
import { outcomeOf, type Reply, type SubmitOutcome } from './outcomes.ts';
import { toRow } from './row.ts';

/** After this time the form reports a failure. The row may have been stored or not. */
export const SEND_TIMEOUT_MS = 15_000;

/** supabase-js is large, and the form needs it last. */
function loadClient() {
  return import('./client.ts');
}

/** The component that shows what was sent. It has loaded with the client. */
export async function loadConfirmation() {
  const { Confirmation } = await loadClient();
  return Confirmation;
}

let isPreloaded = false;

/** Loads supabase-js while the visitor fills in the form. A failed load is reported when the form is sent. */
export function preloadClient(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  loadClient().catch(() => undefined);
}

/** Explains a missing response and nothing else: onLine can be true without a connection, and false with one. */
const isOffline = () => navigator.onLine === false;

/** Rejects when the signal aborts before the promise settles. */
function abortable<Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([promise, aborted]);
}

async function insertRow(
  form: Form,
  values: FormValues,
  isHoneypotFilled: boolean,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const { insert } = await abortable(signal, loadClient());
    const row = toRow(form, values);
    return await abortable(signal, insert(form.destination.table, row, isHoneypotFilled, signal));
  } catch (error) {
    return { status: 0, code: error instanceof Error ? error.name : 'unknown' };
  }
}

/**
 * Stores the values in the form's table. Never throws; logs a failure without the values. Sending the same values
 * again is safe: they produce the same row, and the database stores equal rows once.
 */
export async function sendSubmission(
  form: Form,
  values: FormValues,
  signal: AbortSignal,
  isHoneypotFilled = false,
): Promise<SubmitOutcome> {
  const reply = await insertRow(form, values, isHoneypotFilled, signal);
  const outcome = outcomeOf(reply, isOffline());
  if (outcome !== 'sent') console.error(`The form "${form.id}" was not sent.`, reply);
  return outcome;
}
