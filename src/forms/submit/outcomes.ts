import type { Form } from '@json-site/model/content-types';

/** The parts of the backend's response that may be logged: nothing that the visitor wrote. */
export interface Reply {
  /** 0 when there was no response. */
  status: number;
  code?: string;
}

/** The result of a submission. Content has a text for each of the five. */
export type SubmitOutcome = keyof Form['outcomes'];

/** SQLSTATE classes for refused values: 22 is malformed data, 23 a broken constraint. */
const VALUE_ERROR = /^2[23]/;

/**
 * Only a created row counts as sent: supabase-js reports no error either for the empty 200 of a captive portal or for
 * a 404 without a body. Being offline explains a missing response, not a response.
 */
export function outcomeOf({ status, code = '' }: Reply, isOffline: boolean): SubmitOutcome {
  if (status === 201 && code === '') return 'sent';
  if (status === 429 || status === 420 || code === 'PT429') return 'tooMany';
  if (status === 400 && VALUE_ERROR.test(code)) return 'checkAnswers';
  return status === 0 && isOffline ? 'offline' : 'notSent';
}
