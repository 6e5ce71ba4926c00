import { afterAll, describe, expect, it, vi } from 'vitest';
import { setLimits } from '../../../scripts/backend/limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import { brokenRow, goodRow } from './examples.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { prepare, type TableRow, valuesOf } from './rows.ts';
import { PRIVILEGES, privilegeViolations } from './rules/privileges.ts';
import { FORM_TABLES } from './tables.ts';
import { validatorOf } from './verdicts.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const backend = await startPreparedBackend();
await setLimits(backend, { client: 1_000_000, site: 1_000_000 });
afterAll(() => backend.close());

function call({ path, method = 'GET', body, text, headers }: Omit<HostileRequest, 'name'>) {
  const content = text ?? (body === undefined || method === 'GET' ? undefined : JSON.stringify(body));
  return backend.fetch(
    new Request(`http://localhost/rest/v1/${path}`, {
      method,
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
      ...(content !== undefined && { body: content }),
    }),
  );
}

const insert = (path: string, body: unknown) => call({ path, method: 'POST', body });
const rowsOf = (table: string) =>
  backend.query(`select *, to_jsonb(t) as row from public.${table} t order by created_at, id`);

it('gives visitors and programs the privileges that they have in a hosted project', async () => {
  // A request of each kind first: Lite would grant privileges at the first one.
  await call({ path: FORM_TABLES[0]?.table ?? '' });
  await backend.call('submissions_health', {});
  const cells = (await backend.query(PRIVILEGES)) as unknown as Parameters<typeof privilegeViolations>[0];
  expect(privilegeViolations(cells)).toEqual([]);
  console.log(`G1 privileges, embedded: ${cells.length} cells, 0 unexpected`);
});

describe.each(FORM_TABLES)('the embedded database with the form $id', (form) => {
  const { table } = form;

  it('stores a submission once and returns no content', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await insert(table, goodRow(form, 'Victim'));
      expect([response.status, await response.text()]).toEqual([201, '']);
    }
    const together = Array.from({ length: 20 }, () => insert(table, goodRow(form, 'Twin')));
    expect((await Promise.all(together)).map(({ status }) => status)).toEqual(Array(20).fill(201));
    const rows = await rowsOf(table);
    expect(rows.map((row) => row[form.sender.column]).sort()).toEqual(['Twin', 'Victim']);
  });

  it('lets no hostile request read, change or inject data, and never responds with 5xx', async () => {
    const isValid = await validatorOf(form.id);
    const before = await rowsOf(table);
    const settings = await backend.query('select * from private.settings');
    const requests = hostileRequests(form);
    const wrong: string[] = [];
    for (const request of requests) {
      const response = await call(request);
      const text = await response.text();
      if (text.includes('Victim') || text.includes('"client_limit"'))
        wrong.push(`${request.name}: ${text.slice(0, 100)}`);
      if (response.status >= 500) wrong.push(`${request.name}: ${response.status} ${text}`);
      const range = response.headers.get('content-range') ?? '';
      if (/\/[1-9]/.test(range)) wrong.push(`${request.name}: ${range}`);
    }
    expect(wrong).toEqual([]);
    const after = await rowsOf(table);
    const ids = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => ids.has(id))).toEqual(before);
    const added = after.filter(({ id }) => !ids.has(id));
    const broken = added.filter((row) => {
      const values = prepare(form.core, valuesOf(form.destination, row['row'] as TableRow));
      return (
        !isValid(values) ||
        String(row['id']).startsWith('00000000') ||
        new Date(String(row['created_at'])).getFullYear() < 2026
      );
    });
    expect(broken).toEqual([]);
    expect(await backend.query('select * from private.settings')).toEqual(settings);
    console.log(
      `G2 embedded, ${form.id}: ${requests.length} hostile requests, 0 rows read or changed, ${added.length} stored, all valid`,
    );
    expect(requests.length).toBeGreaterThanOrEqual(60);
  }, 120_000);

  it('rejects requests beyond the limits with a hint', async () => {
    await setLimits(backend, { client: 2, site: 100 });
    await backend.query('truncate private.arrivals');
    const statuses: number[] = [];
    for (const name of ['First', 'Second', 'Third'])
      statuses.push((await insert(table, goodRow(form, name))).status);
    expect(statuses).toEqual([201, 201, 429]);
    const response = await insert(table, goodRow(form, 'Fourth'));
    expect(await response.json()).toMatchObject({ code: 'PT429', hint: 'Try again in 10 minutes.' });
    await setLimits(backend, { client: 1_000_000, site: 1_000_000 });
  });

  it('responds like a hosted project, without form values in errors or logs', async () => {
    printed.mockClear();
    const response = await insert(table, brokenRow(form, 'Secret Person'));
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: '23514', details: null });
    expect(printed).toHaveBeenCalled();
    expect(text + JSON.stringify(printed.mock.calls)).not.toMatch(/secret/i);
  });
});
