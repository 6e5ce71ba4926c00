import type { Form } from '../../generated/content-types.ts';

/** What the backend said, as far as anyone may know it: nothing of what the visitor wrote. */
export interface Reply {
  /** 0 where no answer came. */
  status: number;
  code?: string;
}

/** How sending ended: the five kinds that content has words for, and no more. */
export type SubmitOutcome = keyof Form['outcomes'];

const BROKEN_CHECK = '23514';

/** Classes of SQL states that speak of the values: 22 is malformed data, 23 a broken constraint. */
const ABOUT_VALUES = /^2[23]/;

/**
 * Only a created row counts as sent: an empty 200 of a captive portal and a 404 without a body come back without an
 * error as well. That a device is offline explains only an answer that never came.
 */
export function outcomeOf({ status, code = '' }: Reply, isOffline: boolean): SubmitOutcome {
  if (status === 201 && code === '') return 'sent';
  if (status === 429 || status === 420 || code === 'PT429') return 'tooMany';
  if (code === BROKEN_CHECK || (status === 400 && ABOUT_VALUES.test(code))) return 'checkAnswers';
  return status === 0 && isOffline ? 'offline' : 'notSent';
}

/** The embedded backend calls every error of the database SUP; which one it was stands in its text alone. */
export function codeOf({ code, message }: { code: string; message: string }): string {
  if (code === 'SUP' && message.includes('violates check constraint')) return BROKEN_CHECK;
  return code || 'unknown';
}
