import type { FormLayouts } from './layout.ts';

/**
 * An e-mail to the provider. No header of it comes from a visitor, except for the address that receives a receipt.
 */
export interface Message {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** One claimed message: a submission with its row, or a digest with its figures. */
export interface Claim {
  id: string;
  attempt: number;
  kind: 'submission' | 'digest';
  /** Where a submission goes. An older database knows only the mail. */
  target?: 'mail' | 'receipt' | 'webhook';
  created_at: string;
  form_table: string | null;
  /** The number of the table in PostgreSQL, which the dashboard's addresses contain. */
  table_number: number | null;
  row: Record<string, unknown> | null;
  digest: Figures | null;
  /** A code, if the row cannot be read: its table or the row is gone, or the query fails. */
  error?: string | null;
  /** The language of the page from which a receipt's submission was sent. An older database does not say. */
  language?: string | null;
  /** True for a marked enquiry, which `npm run verify` has sent. An older database does not say. */
  is_test?: boolean;
}

/** The figures of the digest and of `npm run submissions -- --health`. */
export interface Figures {
  since: string;
  until: string;
  /** Submissions by table; null if the table cannot be read. */
  enquiries: Record<string, number | null>;
  delivered: number;
  retries: number;
  waiting: number;
  oldest_waiting: string | null;
  /** Messages whose last attempt has failed. */
  dead: number;
  /** Messages that at least one attempt has not delivered. Digests of an earlier version have none. */
  errors?: { form_table: string | null; target?: Claim['target']; error: string; count: number }[];
  /** Receipts and webhooks, which the other figures do not count. */
  targets?: Partial<Record<'receipt' | 'webhook', { delivered: number; waiting: number; dead: number }>>;
  quarantined: number;
  /** Submissions that a limit refused since the last digest. */
  refused: number;
}

/** Facts about the site that messages contain. */
export interface Sender {
  from: string;
  /** Receives what no desk receives, and the digest. */
  to: string[];
  /** Addresses by desk. */
  desks?: Record<string, string[]>;
  /** Name of the site, for subjects. */
  site: string;
  timeZone: string;
  /** How the forms present their fields. A table that is not among them is shown with its columns' names. */
  forms: FormLayouts;
  /** Address of a row, with {table}, {number} and {id} to replace. */
  rowLink?: string | undefined;
}
