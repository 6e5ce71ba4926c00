import type { Form } from '../../../../src/model/content-types.ts';
import type { Visit } from '../support/visit.ts';

/** The five outcomes that a form can report to the visitor. */
export type Outcome = keyof Form['outcomes'];

/** Something that goes wrong while a visitor sends a form. */
export interface Fault {
  /** Number in the list of faults, with a letter for each variant. */
  id: string;
  title: string;
  /** The outcome that the form must report. */
  outcome: Outcome;
  /** Like a fault of every run; src/forms/submit/outcomes.test.ts covers the outcome of each reply. */
  isOnlyInFullRun?: boolean;
  /** Rows of this visitor during the fault. Default: 1 if the outcome is "sent", else 0. */
  rows?: 0 | 1;
  /** Runs before the page opens. */
  beforeOpen?: (visit: Visit) => Promise<unknown>;
  /** Runs after the form is filled in and before it is sent. */
  beforeSend?: (visit: Visit) => Promise<unknown>;
  /** Runs after the button is pressed. */
  afterSend?: (visit: Visit) => Promise<unknown>;
  /** Removes the fault where restoring routes and the connection is not enough. */
  remove?: (visit: Visit) => Promise<unknown>;
  /** Checks more of the stored row than its form values. */
  checkRow?: (row: Record<string, unknown>) => void;
  /** Replaces the default steps: fill in, send, check the outcome, send again. */
  journey?: (visit: Visit) => Promise<unknown>;
}
