import type { Form } from '../generated/content-types.ts';
import { type Answers, cleanAnswers } from './answers.ts';
import type { Reply } from './client.ts';
import { toRow } from './row.ts';

/** How sending ended. More kinds of failure belong here, each with its notice. */
export type Outcome = 'sent' | 'failed';

/** The backend's client is large and needed last; a form loads it while it is being filled in. */
export function loadClient() {
  return import('./client.ts');
}

/**
 * Only a created row counts as sent: an empty 200 of a captive portal and a 404 without a body also come back without
 * an error.
 */
export function isStored({ status, code }: Reply): boolean {
  return status === 201 && code === undefined;
}

/** Stores the answers in the form's table. Never throws; what went wrong is logged without the answers. */
export async function send({ id, destination }: Form, answers: Answers): Promise<Outcome> {
  try {
    const { insert } = await loadClient();
    const reply = await insert(destination.table, toRow(destination, cleanAnswers(answers)));
    if (isStored(reply)) return 'sent';
    console.error(`The form "${id}" was not sent.`, reply);
  } catch (error) {
    console.error(`The form "${id}" was not sent.`, error instanceof Error ? error.name : 'unknown');
  }
  return 'failed';
}
