import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionStore } from '@json-site/ui/browser-storage';
import { pageLanguage } from '../values/language.ts';
import type { Reply } from './outcomes.ts';
import { noteReference } from './references.ts';
import type { SubmissionRow } from './row.ts';

/** The type of supabase-js for the database. The migrations define the columns; here every table takes any row. */
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

// Loads with the client, so that every form that could be sent can also show what was sent.
export { Confirmation } from './Confirmation.tsx';

let client: SupabaseClient<Database> | undefined;

/** The reference in the database's response to each request, by the request's signal. */
const referenceOf = new WeakMap<AbortSignal, string>();

const fetchReference: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const [, reference] = /^\/([A-Z0-9-]+)$/.exec(response.headers.get('content-location') ?? '') ?? [];
  if (reference && init?.signal) referenceOf.set(init.signal, reference);
  return response;
};

/**
 * Creates the client on the first submission: createClient throws when the URL or key is missing, and that must not
 * break the page. The client uses a stored session, but never accepts tokens from the page's URL.
 */
function getClient(): SupabaseClient<Database> {
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
      global: { fetch: fetchReference },
    },
  );
  return client;
}

/**
 * What the form knows about the visitor, for the header X-Client-Info: the database quarantines submissions of bots,
 * and a receipt is in the language of the page. The header is one that every request has, so that no gateway has to
 * allow another one.
 */
function clientInfo(isHoneypotFilled: boolean): string {
  const notes = [`honeypot=${isHoneypotFilled ? 'filled' : 'empty'}`];
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  // After a reload or a return the draft is back, and a person can send at once.
  if (navigation?.type === 'navigate') notes.push(`seconds=${Math.floor(performance.now() / 1000)}`);
  notes.push(`language=${pageLanguage()}`);
  return `form (${notes.join('; ')})`;
}

/** Inserts one row and does not read it back: visitors may not read. Notes the reference for the confirmation. */
export async function insert(
  table: string,
  row: SubmissionRow,
  isHoneypotFilled: boolean,
  signal: AbortSignal,
): Promise<Reply> {
  const { error, status } = await getClient()
    .from(table)
    .insert(row)
    .setHeader('X-Client-Info', clientInfo(isHoneypotFilled))
    .abortSignal(signal);
  noteReference(table, referenceOf.get(signal));
  // supabase-js reports a network failure with an empty code.
  return error ? { status, code: error.code || 'unknown' } : { status };
}
