import { keyHeaders } from '../../../../supabase/functions/deliver/database.ts';
import type { Reply } from '../../submit/outcomes.ts';
import type { SubmissionRow } from '../../submit/row.ts';

/** Hosted projects end a statement after 8 s. */
const LONGEST_MS = 9_000;

/** What the database answered, and the reference of the submission if it was stored. */
export interface Stored extends Reply {
  reference?: string;
}

export interface Visitor {
  /** The address that the limits count by. */
  address: string;
  isHoneypotFilled: boolean;
  /** The language of the page. */
  language: string;
}

export type Store = (table: string, row: SubmissionRow, visitor: Visitor) => Promise<Stored>;

async function codeOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' ? body.code : 'unknown';
}

/** Stores rows through the API of the project, for visitors whose browsers cannot. */
export function storeByApi(url: string, secretKey: string, send: typeof fetch): Store {
  return async (table, row, { address, isHoneypotFilled, language }) => {
    try {
      const response = await send(`${url.replace(/\/$/, '')}/rest/v1/rpc/submissions_receive`, {
        method: 'POST',
        headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
        body: JSON.stringify({
          form_table: table,
          submission: row,
          client: address,
          noticed: `form (honeypot=${isHoneypotFilled ? 'filled' : 'empty'}; language=${language})`,
        }),
        // The secret key would go to the other server.
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      if (!response.ok) return { status: response.status, code: await codeOf(response) };
      const reference: unknown = await response.json();
      return typeof reference === 'string'
        ? { status: 201, reference }
        : { status: response.status, code: 'unknown' };
    } catch (error) {
      return { status: 0, code: error instanceof Error ? error.name : 'unknown' };
    }
  };
}
