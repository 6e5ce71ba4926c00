import type { Connect } from 'vite';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import type { Provider } from '../../supabase/functions/deliver/provider.ts';

/** A running backend. */
export interface Backend {
  /** Serves /rest/v1 on a Vite server. */
  middleware: Connect.NextHandleFunction;
  /** Handles a request without a server. */
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the owner of the database and returns the rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** The key that reads and changes everything. Each start has another one. */
  secretKey: string;
  /** Calls a function of the database as a program of the owner does on a hosted project. */
  call: CallDatabase;
  /** Applies new migrations of supabase/migrations/, and returns their names. One that fails changes nothing. */
  migrate(): Promise<string[]>;
  /** Writes down at which address this backend is served, so that commands of the owner find it until it closes. */
  announce(address: string): void;
  /** The mailbox beside the database. Undefined for a database in memory. */
  inbox: Provider | undefined;
  close(): Promise<void>;
}
