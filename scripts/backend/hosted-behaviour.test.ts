import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { startPreparedBackend } from '../test/prepared-database.ts';
import { setLimits } from './limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from './local.ts';

const MIGRATIONS = 'supabase/migrations';
const TABLE = `
create table public.visits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null constraint name_rules check (char_length(name) between 2 and 40),
  day date,
  tags text[],
  guests integer,
  vegetarian boolean,
  price numeric,
  consent boolean,
  starts timestamptz,
  start_time time,
  code uuid,
  visitors jsonb
);
alter table public.visits enable row level security;
create trigger own_columns before insert on public.visits for each row execute function private.own_columns();
create trigger one_row before insert on public.visits for each row execute function private.one_row();
create trigger within_limits before insert on public.visits for each row execute function private.within_limits();
revoke all on public.visits from public, anon, authenticated;
grant insert (name, day, tags, guests, price, consent, starts, start_time, code, visitors) on public.visits to anon;
create policy visitors_insert on public.visits for insert to anon with check (true);`;

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const root = temporaryFolder(afterAll);
cpSync(path.join(ROOT, MIGRATIONS), path.join(root, MIGRATIONS), {
  recursive: true,
  filter: (file) => !file.endsWith('_submissions.sql'),
});
writeFileSync(path.join(root, MIGRATIONS, '29990101000000_visits.sql'), TABLE);
const backend = await startPreparedBackend(root);
afterAll(() => backend.close());
beforeEach(() => setLimits(backend, { client: 1000, site: 1000 }));
afterEach(async () => {
  log.mockClear();
  await backend.query('truncate public.visits, private.arrivals');
});

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return backend.fetch(
    new Request('http://localhost/rest/v1/visits', {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

const stored = () =>
  backend.query('select name, day::text, to_json(tags) as tags, guests from public.visits');

describe('a value of the wrong JSON type', () => {
  it.each([
    ['an object', { a: 1 }, '{"a":1}'],
    ['an array', ['x', 'y'], '["x","y"]'],
    ['a number', 1234, '1234'],
    ['a boolean', true, 'true'],
  ])('is stored as its JSON text when a text column gets %s', async (_, name, text) => {
    expect((await post({ name })).status).toBe(201);
    expect(await stored()).toMatchObject([{ name: text }]);
  });

  it('breaks the rule of a text column whose JSON text is too long', async () => {
    const response = await post({ name: { text: 'x'.repeat(60) } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514' });
  });

  it.each([
    ['an object in place of a list', { tags: { a: 1 } }, '22P02'],
    ['a number in place of a list', { tags: 5 }, '22P02'],
    ['a text in place of a list', { tags: 'one' }, '22P02'],
    ['an object in place of a date', { day: { a: 1 } }, '22007'],
    ['a text in place of a number', { guests: 'many' }, '22P02'],
    ['an object in place of a number', { guests: {} }, '22P02'],
    ['half a surrogate pair', { name: 'ab\ud83d' }, '22P02'],
    ['a NUL', { name: 'ab\0' }, '22P05'],
  ])('is refused with 400 for %s, and the next request works', async (_, value, code) => {
    const response = await post({ name: 'Ann Lee', ...value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect(
      (await post({ name: 'Ann Lee', tags: ['one', null], day: '2027-02-28', guests: '5' })).status,
    ).toBe(201);
    expect(await stored()).toEqual([{ name: 'Ann Lee', tags: ['one', null], day: '2027-02-28', guests: 5 }]);
  });
});

describe('a value of a typed column', () => {
  const storedJson = async () =>
    (await backend.query('select to_jsonb(v) as row from public.visits v'))[0]?.['row'];

  it('is stored as sent', async () => {
    const values = {
      name: 'Ann Lee',
      guests: 3,
      price: 1250.75,
      consent: true,
      start_time: '10:30:00',
      code: '123e4567-e89b-12d3-a456-426614174000',
      visitors: [{ name: 'Bob', age: 7, isMember: false, tags: ['a', 'b'] }, { name: "O'Neil \u00e9" }],
    };
    expect((await post({ ...values, starts: '2027-03-27T10:30:00+02:00' })).status).toBe(201);
    expect(await storedJson()).toMatchObject({ ...values, starts: '2027-03-27T08:30:00+00:00' });
  });

  it.each([
    ['a list', [1, 2]],
    ['a list of lists', [['a']]],
    ['an empty list', []],
    ['an object', { a: { b: null } }],
    ['a number', 7.5],
    ['a boolean', false],
  ])('is stored as sent when a jsonb column gets %s', async (_, visitors) => {
    expect((await post({ name: 'Ann Lee', visitors })).status).toBe(201);
    expect(await storedJson()).toMatchObject({ visitors });
  });

  it.each([
    ['no', false],
    [0.1, 0.1],
    ['1e3', 1000],
  ])('is converted as PostgreSQL converts it: %j', async (sent, kept) => {
    const column = typeof kept === 'boolean' ? 'consent' : 'price';
    expect((await post({ name: 'Ann Lee', [column]: sent })).status).toBe(201);
    expect(await storedJson()).toMatchObject({ [column]: kept });
  });

  it.each([
    ['a fraction for a whole number', { guests: 1.5 }, '22P02'],
    ['a number out of range', { guests: 3_000_000_000 }, '22003'],
    ['a number for a boolean', { consent: 5 }, '22P02'],
    ['an object for a number', { price: {} }, '22P02'],
    ['a text for a time', { start_time: 'soon' }, '22007'],
    ['a text for an identifier', { code: 'x' }, '22P02'],
  ])('is refused with 400: %s', async (_, value, code) => {
    const response = await post({ name: 'Ann Lee', ...value });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, code]);
  });
});

it.each(['null', '7', '"text"', '[]'])('a body of %s inserts no row', async (body) => {
  expect((await post(body)).status).toBe(201);
  expect(await stored()).toEqual([]);
});

it.each([
  ['malformed JSON', '{"name":', 'PGRST102'],
  ['an empty body', ' ', 'PGRST102'],
  ['a list of lists', [['Ann Lee']], 'PGRST102'],
  ['objects with different keys', [{ name: 'Ann' }, { day: null }], 'PGRST102'],
  ['an unknown column', { name: 'Ann Lee', status: 'approved' }, 'PGRST204'],
  ['a missing value', { day: '2027-02-28' }, '23502'],
  ['a value that breaks a rule', { name: 'A' }, '23514'],
])('%s is refused with 400', async (_, body, code) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code });
});

describe('the grants of the migrations', () => {
  it.each([
    ['a column that is not granted', { name: 'Ann Lee', vegetarian: true }, {}],
    ['reading the row back', { name: 'Ann Lee' }, { prefer: 'return=representation' }],
    ['an upsert', { name: 'Ann Lee' }, { prefer: 'resolution=merge-duplicates' }],
  ])('refuse %s with 401', async (_, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: '42501' });
    expect(await stored()).toEqual([]);
  });

  it.each(['sb_secret_local_development_only', ''])('refuse the secret key %j', async (apikey) => {
    await post({ name: 'Ann Lee' });
    const response = await backend.fetch(
      new Request('http://localhost/rest/v1/visits?select=name', { headers: { apikey } }),
    );
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('Ann');
  });

  it('let the secret key read', async () => {
    await post({ name: 'Ann Lee' });
    const response = await backend.fetch(
      new Request('http://localhost/rest/v1/visits?select=name', {
        headers: { apikey: backend.secretKey, prefer: 'count=exact' },
      }),
    );
    expect(await response.json()).toEqual([{ name: 'Ann Lee' }]);
    expect(response.headers.get('content-range')).toBe('0-0/1');
  });
});

it('limits clients by the last address of X-Forwarded-For, and ignores a forged cf-connecting-ip', async () => {
  await setLimits(backend, { client: 1, site: 1000 });
  const from = async (address: string, headers = {}) =>
    (await post({ name: 'Ann Lee' }, { 'x-forwarded-for': `203.0.113.9, ${address}`, ...headers })).status;
  expect(await from('198.51.100.1')).toBe(201);
  expect(await from('198.51.100.2')).toBe(201);
  expect(await from('198.51.100.1')).toBe(429);
  expect(await from('198.51.100.1', { 'cf-connecting-ip': '192.0.2.7' })).toBe(429);
});

it('answers errors with the headers that let a page of another origin read them', async () => {
  const response = await post({ name: 'A' }, { origin: 'https://example.org' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
});

it('names the applied preference and the range of an insert', async () => {
  const response = await post({ name: 'Ann Lee' }, { prefer: 'return=minimal' });
  expect(response.headers.get('preference-applied')).toBe('return=minimal');
  expect(response.headers.get('content-range')).toBe('*/*');
});

it('logs nothing that a visitor wrote', async () => {
  await post({ name: 'S' });
  await post({ name: 'Secret Person', day: 'secret day' });
  await post({ name: 'Secret Person', tags: 'secret tags' });
  expect(log).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret/i);
});

describe('an odd request', () => {
  it('of many rows is refused before their values are read', async () => {
    const body = JSON.stringify(Array.from({ length: 1000 }, () => ({ name: 'Ann' })));
    const convert = vi.spyOn(JSON, 'stringify');
    const response = await post(body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'PT413', message: 'One submission at a time' });
    expect(convert.mock.calls.filter(([value]) => Array.isArray(value) && value.length === 1000)).toEqual([]);
    convert.mockRestore();
    expect((await post([{ name: 'Ann' }])).status).toBe(201);
  });

  it.each(['and=%s', 'select=%s', 'or=%s'])('with deep parentheses in %s is a bad request', async (query) => {
    for (const [open, close] of [
      ['(', ')'],
      ['%28', '%29'],
    ] as const) {
      const deep = `and${open}`.repeat(2000) + close.repeat(2000);
      const response = await backend.fetch(
        new Request(`http://localhost/rest/v1/visits?${query.replace('%s', deep)}`, {
          headers: { apikey: LOCAL_PUBLISHABLE_KEY },
        }),
      );
      expect(response.status).toBe(400);
    }
  });
});
