import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionStore } from '../../ui/browser-storage.ts';
import type { Reply } from './outcomes.ts';
import type { SubmissionRow } from './row.ts';

/** Every table takes a row; which columns it has is the migrations' business. */
interface Database {
  public: {
    Tables: Record<
      string,
      { Row: SubmissionRow; Insert: SubmissionRow; Update: SubmissionRow; Relationships: [] }
    >;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

let client: SupabaseClient<Database> | undefined;

/**
 * Made on the first message and not before: it throws where the address or the key is missing, and that must not
 * take the page with it. A session that exists is kept and used; tokens in an address are never taken for one.
 */
function theClient(): SupabaseClient<Database> {
  client ??= createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    {
      auth: {
        storage: sessionStore,
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: false,
      },
    },
  );
  return client;
}

/** Inserts one row. It reads nothing back: a visitor may not. */
export async function insert(table: string, row: SubmissionRow, signal: AbortSignal): Promise<Reply> {
  const { error, status } = await theClient().from(table).insert(row).abortSignal(signal);
  // supabase-js reports a network failure with an empty code.
  return error ? { status, code: error.code || 'unknown' } : { status };
}
