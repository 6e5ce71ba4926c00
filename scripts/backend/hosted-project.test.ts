import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PluginOption, resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { site } from '../build/site.ts';
import { hostedProject } from './hosted-project.ts';

const NAMES = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenFor = (role: string) => `${encoded({ alg: 'HS256' })}.${encoded({ iss: 'supabase', role })}.c2ln`;

const URL_OF_PROJECT = 'https://abcdefgh.supabase.co';
const PUBLISHABLE = 'sb_publishable_abcdefghijklmnop';
const SECRET = 'sb_secret_abcdefghijklmnop';

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  for (const name of NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

interface Start {
  command?: 'build' | 'serve';
  mode?: string;
  isPreview?: boolean;
  plugins?: PluginOption;
}

/** Returns the reason why Vite does not start in the folder; empty if it does. */
async function refusal(start: Start = {}) {
  const { command = 'build', mode = 'production', isPreview = false, plugins = hostedProject() } = start;
  const config = { root, configFile: false as const, logLevel: 'silent' as const, plugins: [plugins] };
  return resolveConfig(config, command, mode, mode, isPreview).then(
    () => '',
    (error: Error) => error.message,
  );
}

function set(url: string | undefined, key: string | undefined): void {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
}

describe('a build starts', () => {
  test.each([
    ['without settings', undefined, undefined],
    ['with empty settings', '', ''],
    ['with a publishable key', URL_OF_PROJECT, PUBLISHABLE],
    ['with an anon key', URL_OF_PROJECT, tokenFor('anon')],
    ['with a slash after the address', `${URL_OF_PROJECT}/`, PUBLISHABLE],
    ['with a scheme in capitals', 'HTTPS://abcdefgh.supabase.co', PUBLISHABLE],
    ['with a server of its owner below a path', 'https://data.example.org/forms', PUBLISHABLE],
    ['with a project on this machine', 'http://127.0.0.1:54321', PUBLISHABLE],
    ['with a project at localhost', 'http://localhost:54321', tokenFor('anon')],
    ['with a project at the IPv6 address of this machine', 'http://[::1]:54321', PUBLISHABLE],
  ])('%s', async (_, url, key) => {
    set(url, key);
    expect(await refusal()).toBe('');
  });
});

describe('a build stops and names the setting', () => {
  test.each([
    ['a secret key', URL_OF_PROJECT, SECRET, 'secret key'],
    ['a secret key between spaces and quotes', URL_OF_PROJECT, ` "${SECRET}"`, 'secret key'],
    ['a secret key in capitals', URL_OF_PROJECT, SECRET.toUpperCase(), 'secret key'],
    ['a service_role key', URL_OF_PROJECT, tokenFor('service_role'), 'secret key'],
    ['a service_role key after "Bearer"', URL_OF_PROJECT, `Bearer ${tokenFor('service_role')}`, 'secret key'],
    ['a token of another role', URL_OF_PROJECT, tokenFor('postgres'), 'neither a publishable'],
    ['a token without a role', URL_OF_PROJECT, `${encoded({})}.${encoded({})}.c2ln`, 'neither a publishable'],
    ['an access token of an account', URL_OF_PROJECT, 'sbp_0123456789abcdef', 'neither a publishable'],
    ['a publishable key between quotes', URL_OF_PROJECT, `'${PUBLISHABLE}'`, 'quotes'],
    ['a key without an address', undefined, PUBLISHABLE, 'VITE_SUPABASE_URL is not set'],
    ['a secret key without an address', undefined, SECRET, 'secret key'],
    ['an address without a key', URL_OF_PROJECT, undefined, 'VITE_SUPABASE_ANON_KEY is not set'],
    ['an address and an empty key', URL_OF_PROJECT, '', 'VITE_SUPABASE_ANON_KEY is not set'],
    ['an address over http', 'http://abcdefgh.supabase.co', PUBLISHABLE, 'https'],
    ['an address over http that begins like localhost', 'http://localhost.evil.test', PUBLISHABLE, 'https'],
    ['an address without a scheme', 'abcdefgh.supabase.co', PUBLISHABLE, 'https'],
    ['an address with a line break', `${URL_OF_PROJECT}\n`, PUBLISHABLE, 'spaces'],
    ['a placeholder', 'https://<reference>.supabase.co', PUBLISHABLE, 'not an address'],
    ['the address of a table', `${URL_OF_PROJECT}/rest/v1/`, PUBLISHABLE, '/rest/v1'],
    ['the address of the dashboard', 'https://supabase.com/dashboard/project/abc', PUBLISHABLE, 'dashboard'],
    ['an address with a query', `${URL_OF_PROJECT}?apikey=1`, PUBLISHABLE, '"?"'],
    [
      'the address of the database',
      'postgresql://postgres:pass@db.example.org/postgres',
      PUBLISHABLE,
      'https',
    ],
    ['an address with a password', 'https://me:pass@abcdefgh.supabase.co', PUBLISHABLE, 'password'],
  ])('%s', async (_, url, key, reason) => {
    set(url, key);
    const message = await refusal();
    expect(message).toContain(reason);
    expect(message).toMatch(/VITE_SUPABASE_(?:URL|ANON_KEY)/);
    // Logs of builds are read by many.
    for (const secret of [key?.trim(), 'pass@']) if (secret) expect(message).not.toContain(secret);
  });

  test('a secret key under any other name that the code for browsers can read', async () => {
    vi.stubEnv('VITE_SUPABASE_SERVICE_ROLE_KEY', tokenFor('service_role'));
    const message = await refusal();
    expect(message).toContain('VITE_SUPABASE_SERVICE_ROLE_KEY');
    expect(message).toContain('Delete it');
  });

  test.each(['.env', '.env.local', '.env.production'])('a secret key in %s', async (file) => {
    writeFileSync(
      path.join(root, file),
      `VITE_SUPABASE_URL=${URL_OF_PROJECT}\nVITE_SUPABASE_ANON_KEY="${SECRET}"\n`,
    );
    expect(await refusal()).toContain('VITE_SUPABASE_ANON_KEY');
  });
});

test('the build of the engine checks the settings', async () => {
  // The engine changes it for its builds.
  vi.stubEnv('NODE_ENV', process.env['NODE_ENV']);
  set(URL_OF_PROJECT, SECRET);
  expect(await refusal({ plugins: site() })).toContain('secret key');
});

test('the development server does not start with a secret key', async () => {
  set(URL_OF_PROJECT, SECRET);
  expect(await refusal({ command: 'serve', mode: 'development' })).toContain('secret key');
});

test('preview, which serves a finished build, and Vitest, which sets the variables later, are not stopped', async () => {
  set(URL_OF_PROJECT, undefined);
  expect(await refusal({ command: 'serve', isPreview: true })).toBe('');
  expect(await refusal({ command: 'serve', mode: 'test' })).toBe('');
});
