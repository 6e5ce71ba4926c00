import { LOCAL_KEYS } from '../../scripts/backend/local.ts';

// The backend limits what one client may send, and all browsers of a test run are one client to it. The server that
// playwright.config.ts starts gets BACKEND_LIMITS="100000,100000" in its environment; a backend inside a test is told
// with setLimits() of scripts/backend/limits.ts. Sending the same twice within a day still stores one row.

/** A row as the provider sees it. */
export type Row = Record<string, unknown>;

const headers = { apikey: LOCAL_KEYS.secret };

/** The rows of a table, the newest first, as the provider's secret key sees them. */
export async function readRows(origin: string, table: string): Promise<Row[]> {
  const response = await fetch(`${origin}/rest/v1/${table}?select=*&order=created_at.desc`, { headers });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

/** Rows of a table whose `column` is exactly `value`. A test finds its own row by an e-mail address of its own. */
export async function findRows(origin: string, table: string, column: string, value: string): Promise<Row[]> {
  return (await readRows(origin, table)).filter((row) => row[column] === value);
}
