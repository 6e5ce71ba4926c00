import path from 'node:path';
import { findServer } from '@json-site/backend/backend';
import { SITE } from '../root.ts';

// The backend limits how much one client may send, and all browsers of a test run are one client. The server that
// playwright.config.ts starts has BACKEND_LIMITS="100000,100000" in its environment; a test that starts a backend calls
// setLimits() of scripts/backend/limits.ts. Two equal submissions within a day still store one row.

/** A row of a form's table. */
export type Row = Record<string, unknown>;

/** Database folders of the servers that tests use. */
const folders = new Set(['.cache/backend-e2e', '.cache/backend'].map((folder) => path.join(SITE, folder)));

/** Adds the database folder of a server that a test starts. */
export function addBackendFolder(folder: string): void {
  folders.add(folder);
}

/** Servers of tests that forward requests to a backend, and the backend's address. */
const forwarded = new Map<string, string>();

/** Adds a server that forwards requests to a backend. */
export function addForwardingServer(origin: string, backend: string): void {
  forwarded.set(origin, backend);
}

/** Returns the secret key of a running server, which is another one at each start. */
export function secretKeyOf(origin: string): string {
  const address = forwarded.get(origin) ?? origin;
  const server = [...folders].map(findServer).find((one) => one?.address === address);
  if (!server) throw new Error(`No server at ${origin} has written down its secret key.`);
  return server.secretKey;
}

/** Reads the rows of a table with the secret key, newest first. */
export async function readRows(origin: string, table: string): Promise<Row[]> {
  const headers = { apikey: secretKeyOf(origin) };
  const response = await fetch(`${origin}/rest/v1/${table}?select=*&order=created_at.desc`, { headers });
  if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}

/** Reads the rows whose `column` is exactly `value`. Each test finds its row by a unique e-mail address. */
export async function findRows(origin: string, table: string, column: string, value: string): Promise<Row[]> {
  return (await readRows(origin, table)).filter((row) => row[column] === value);
}
