import type { Form } from '../../../../src/generated/content-types.ts';
import type { Visit } from '../support/visit.ts';

/** How sending can end for the visitor: five ways and no more. */
export type Outcome = keyof Form['outcomes'];

/** Something that goes wrong while a visitor sends a form. */
export interface Fault {
  /** Its number in the list of faults; a letter where one fault has several faces. */
  id: string;
  title: string;
  /** What the visitor must be told. */
  outcome: Outcome;
  /** Rows of this visitor while the fault lasts. Default: one if the outcome is "sent", else none. */
  rows?: 0 | 1;
  /** Done before the page is opened. */
  before?: (visit: Visit) => Promise<unknown>;
  /** Done when everything is filled in, before the button is pressed. */
  arm?: (visit: Visit) => Promise<unknown>;
  /** Done after the button has been pressed. */
  strike?: (visit: Visit) => Promise<unknown>;
  /** Takes the fault away, beyond routes and the connection. */
  heal?: (visit: Visit) => Promise<unknown>;
  /** Looks at the row that came of it, beyond its being word for word what was typed. */
  row?: (row: Record<string, unknown>) => void;
  /** The whole story where it is another than: fill, send, be told, send again. */
  story?: (visit: Visit) => Promise<unknown>;
}
