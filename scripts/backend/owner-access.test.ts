import path from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../tests/support/listen.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { SITE } from '../root.ts';
import { startPreparedBackend } from '../test/prepared-database.ts';
import { LOCAL_PUBLISHABLE_KEY, publishServer } from './local.ts';
import { openDatabase } from './owner-access.ts';
import { eraseFound, findPerson, findSubmissions, readHealth } from './owner-commands.ts';

const backend = await startPreparedBackend();
const { url, stop } = await listen((request, response) =>
  backend.middleware(request, response, () => response.writeHead(404).end()),
);
afterAll(async () => {
  stop();
  await backend.close();
});

const open = (environment: Record<string, string>) => openDatabase(SITE, { environment });

it('reads and erases through SUPABASE_URL and the secret key', async () => {
  const { call, name, mailbox } = await open({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: backend.secretKey });
  expect([name, mailbox]).toEqual([new URL(url).host, undefined]);
  expect(await findSubmissions(call, {})).toEqual([]);
  expect(await readHealth(call)).toMatchObject({ isHealthy: true });
  expect(await findPerson(call, "o'hara+web_%@example.org")).toEqual([]);
  expect(await eraseFound(call, [])).toEqual([]);
  expect(await backend.query('select submissions from private.erasures')).toEqual([{ submissions: 0 }]);
});

it('reads the embedded database through the server that is using it', async () => {
  const folder = temporaryFolder(onTestFinished);
  vi.stubEnv('BACKEND_DATA', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  publishServer(folder, { address: url, secretKey: backend.secretKey });
  const { name, call, mailbox } = await openDatabase(SITE, { environment: {} });
  expect([name, mailbox]).toEqual([`the embedded database of ${url}`, path.join(folder, 'mail')]);
  expect(await findSubmissions(call, {})).toEqual([]);
});

it.each([
  ['a wrong key', () => ({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'x' }), 'refused the key'],
  [
    'the publishable key',
    () => ({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: LOCAL_PUBLISHABLE_KEY }),
    'SUPABASE_SECRET_KEY must be',
  ],
  [
    'an address without the functions',
    () => ({ SUPABASE_URL: `${url}/x`, SUPABASE_SECRET_KEY: backend.secretKey }),
    'npx supabase db push',
  ],
  [
    'no server',
    () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: 'x' }),
    'No response from 127.0.0.1:1',
  ],
])('explains %s', async (_, environment, message) => {
  const { call } = await open(environment());
  await expect(call('submissions_health', {})).rejects.toThrow(message);
});

it.each([
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_SECRET_KEY is not'],
  [{ SUPABASE_URL: 'x', SUPABASE_SECRET_KEY: 'y' }, 'SUPABASE_URL is not'],
  [{ DATABASE_URL: 'x' }, 'DATABASE_URL is not'],
])('explains the environment %j', async (environment, message) => {
  await expect(open(environment as Record<string, string>)).rejects.toThrow(message);
});
