import { literal } from '@json-site/form-core/table';
import { parseUrl } from '@json-site/values/paths';
import { type CallDatabase, callByApi } from '../../supabase/functions/deliver/database.ts';
import { dataFolder, findServer } from './local.ts';
import { mailFolder } from './mail/mailbox.ts';
import { psqlSessions } from './psql.ts';

/** The database that a command of the owner reads, and how to call its functions. */
export interface OwnerAccess {
  /** For people: which database this is. */
  name: string;
  call: CallDatabase;
  /** Where the server is that uses the embedded database, if there is one. */
  address?: string;
  /** The folder of the local mailbox. A hosted project has none. */
  mailbox?: string;
  close(): Promise<void>;
}

type Environment = Record<string, string | undefined>;

/** Writes an argument as text, which PostgreSQL converts to the type of the parameter. */
function argumentText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Writes the call of a function with named arguments. */
export function callSql(name: string, values: Record<string, unknown>): string {
  const list = Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([argument, value]) => `${argument} => ${literal(argumentText(value))}`);
  return `select to_json(public.${name}(${list.join(', ')}))`;
}

/** The variables of psql for an address. Its password is not visible in the list of processes this way. */
function connectionOf(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const values = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Calls functions with the program psql, which stays connected: an export calls one for each page. */
function openPsql(url: string): Pick<OwnerAccess, 'call' | 'close'> {
  const env = { ...process.env, ...connectionOf(url), PGCLIENTENCODING: 'UTF8' };
  const { run, close } = psqlSessions('psql', [], { env });
  return {
    async call(name, values) {
      const { output } = await run(callSql(name, values), true).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT')
          throw new Error('DATABASE_URL needs the program psql. Install PostgreSQL.');
        throw new Error(error.message.trim() || 'The program psql ended without a message.');
      });
      return output.trim() === '' ? null : (JSON.parse(output) as unknown);
    },
    close,
  };
}

/** The value can contain a password, which no error may show. */
function addressOf(variable: string, text: string): URL {
  const url = parseUrl(text);
  if (!url) throw new Error(`${variable} is not an address with "://".`);
  return url;
}

/** Sends a request to a hosted project. The errors say which variable to look at. */
function fetchFrom({ host }: URL): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init).catch(({ message, cause }: Error) => {
      const { code = message } = (cause ?? {}) as NodeJS.ErrnoException;
      throw new Error(`No response from ${host} (${code}). Check SUPABASE_URL and the connection.`);
    });
    if (response.status === 401 || response.status === 403)
      throw new Error(
        `${host} refused the key. SUPABASE_SECRET_KEY must be the project's secret key, sb_secret_…`,
      );
    if (response.status === 404)
      throw new Error(
        `${host} does not have the functions of this site. Check SUPABASE_URL, or apply the migrations: npx supabase db push`,
      );
    return response;
  };
}

const nothing = async () => {};

/** The embedded database: through the server that is using it, or directly. */
async function embedded(root: string): Promise<OwnerAccess> {
  const folder = dataFolder(root);
  const mailbox = mailFolder(folder);
  const server = findServer(folder);
  if (server) {
    const { address, secretKey } = server;
    const call = callByApi(address, secretKey);
    try {
      await call('submissions_health', {});
      return { name: `the embedded database of ${address}`, address, call, mailbox, close: nothing };
    } catch {
      // A server that was killed has left the file.
    }
  }
  // Imported late: the package is large, and a hosted database does not need it.
  const { startBackend } = await import('./embedded-backend.ts');
  const backend = await startBackend(root, folder, { cleanUp: false });
  return { name: 'the embedded database', call: backend.call, mailbox, close: backend.close };
}

/** Opens the database that the environment names; without one, the embedded database. */
export async function openDatabase(
  root: string,
  { environment = process.env }: { environment?: Environment } = {},
): Promise<OwnerAccess> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, DATABASE_URL: databaseUrl } = environment;
  if (url && !key) throw new Error('SUPABASE_URL is set, and SUPABASE_SECRET_KEY is not.');
  if (url && key) {
    const address = addressOf('SUPABASE_URL', url);
    return { name: address.host, call: callByApi(url, key, fetchFrom(address)), close: nothing };
  }
  if (databaseUrl) {
    const { host } = addressOf('DATABASE_URL', databaseUrl);
    return { name: host, ...openPsql(databaseUrl) };
  }
  return embedded(root);
}
