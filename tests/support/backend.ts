import { LOCAL_KEYS } from '../../scripts/backend/local.ts';

// The backend limits how much one client may send, and all browsers of a test run are one client. The server that
// playwright.config.ts starts has BACKEND_LIMITS="100000,100000" in its environment; a test that starts a backend calls
// setLimits() of scripts/backend/limits.ts. Two equal submissions within a day still store one row.

/** A row of a form's table. */
export type Row = Record<string, unknown>;

const headers = { apikey: LOCAL_KEYS.secret };

/** Reads the rows of a table with the secret key, newest first. */
export async function readRows(origin: string, table: string): Promise<Row[]> {
  const response = await fetch(`${origin}/rest/v1/${table}?select=*&order=created_at.desc`, { headers });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

/** Reads the rows whose `column` is exactly `value`. Each test finds its row by a unique e-mail address. */
export async function findRows(origin: string, table: string, column: string, value: string): Promise<Row[]> {
  return (await readRows(origin, table)).filter((row) => row[column] === value);
}
