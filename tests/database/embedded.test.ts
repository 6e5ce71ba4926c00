import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '../../scripts/lib/backend.ts';
import { type Backend, startBackend } from '../../scripts/lib/embedded-backend.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { FORM_IDS, readForm } from '../support/forms.ts';
import { difference, isSpelling, verdicts } from './verdicts.ts';

// The backend prints every refused statement with its values.
vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Thousands of requests, on a machine that may be busy with a build. */
const LONG = 240_000;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(ROOT);
});
afterAll(() => backend.close());

interface Call {
  method?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function call(path: string, { method = 'GET', key = LOCAL_KEYS.publishable, body, headers }: Call = {}) {
  return backend.fetch(
    new Request(`http://localhost/rest/v1/${path}`, {
      method,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

const insert = (table: string, body: unknown, headers?: Record<string, string>) =>
  call(table, { method: 'POST', body, ...(headers && { headers }) });

const rowsOf = async (table: string) =>
  (await call(table, { key: LOCAL_KEYS.secret })).json() as Promise<Record<string, unknown>[]>;

describe.each(FORM_IDS)('a visitor with the form %s', (id) => {
  const { table } = readForm(id).destination;

  it('stores a row and gets nothing back', async () => {
    const [good] = await verdicts(id);
    const response = await insert(table, good?.row);
    expect([response.status, await response.text()]).toEqual([201, '']);
    const rows = await rowsOf(table);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(good?.row ?? {});
  });

  it('reads nothing, with or without a key', async () => {
    expect(await (await call(table)).json()).toEqual([]);
    expect((await call(table, { key: 'wrong' })).status).toBe(401);
    const [good] = await verdicts(id);
    const response = await insert(table, good?.row, { prefer: 'return=representation' });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it('changes and deletes nothing', async () => {
    const before = await rowsOf(table);
    await call(`${table}?email=neq.x`, { method: 'PATCH', body: { email: 'x@y.zz' } });
    await call(`${table}?email=neq.x`, { method: 'DELETE' });
    await call(table, { method: 'DELETE' });
    expect(await rowsOf(table)).toEqual(before);
  });

  it('cannot choose id or time, although this backend lets every column through', async () => {
    const [good] = await verdicts(id);
    const forged = { id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01T00:00:00Z' };
    await insert(table, { ...good?.row, ...forged });
    const rows = await rowsOf(table);
    expect(
      rows.filter((row) => row['id'] === forged.id || String(row['created_at']).startsWith('2020')),
    ).toEqual([]);
  });

  it('gets past no rule that the page has', { timeout: LONG }, async () => {
    const all = await verdicts(id);
    const stored = async (date: string) => {
      const [row] = await backend.query(`select '${date}'::date::text as date`);
      return String(row?.['date']);
    };
    const disagreements: string[] = [];
    for (const verdict of all) {
      const { status } = await insert(table, verdict.row);
      if ((status === 201) === verdict.isAllowed) continue;
      if (status === 201 && (await isSpelling(id, verdict, stored))) continue;
      disagreements.push(`${status} ${difference(verdict, all[0])}`);
    }
    expect(disagreements).toEqual([]);
  });
});
