import { mkdirSync } from 'node:fs';
import { callByApi } from '../../supabase/functions/deliver/database.ts';
import { lockFolder } from './folder-lock.ts';
import type { HostedConnection as Connection } from './hosted-behaviour.ts';
import { readLimits, setLimits } from './limits.ts';
import { createSecretKey, LOCAL_PUBLISHABLE_KEY, publishServer, withdrawServer } from './local.ts';
import { localAuth } from './mail/local-auth.ts';
import { startLocalDelivery } from './mail/local-delivery.ts';
import { localMailbox, mailFolder } from './mail/mailbox.ts';
import { applyMigrations, type Migration, prepareDatabase } from './migrations.ts';
import type { Backend } from './types.ts';

const HOUR = 3_600_000;

/**
 * Returns a function that runs tasks one at a time. The database has one session; two requests would share a
 * transaction.
 */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Sets BACKEND_LIMITS. Without it only the limit for the whole site counts: a developer's tests have one address. */
async function applyLimits(query: Backend['query']): Promise<void> {
  const limits = readLimits(process.env['BACKEND_LIMITS']);
  if (limits) await setLimits({ query }, limits);
  else await query('update private.settings set client_limit = site_limit, network_limit = site_limit');
}

/** Deletes expired submissions now and every hour. Returns a function that stops this. */
async function scheduleCleanUp(query: Backend['query']): Promise<() => void> {
  const cleanUp = () => query('select private.clean_up()');
  await cleanUp();
  const timer = setInterval(() => void cleanUp().catch(() => undefined), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Counts the stored rows that the rules of a form would refuse now, after a migration may have changed them. */
async function olderThanRules(query: Backend['query']): Promise<string[]> {
  const rows = await query(
    'select form, private.rows_outside_rules(form)::integer as count from private.forms order by form',
  );
  return rows.flatMap(({ form, count }) =>
    Number(count) > 0
      ? `Stored rows of the form ${form} that are older than its rules, and stay: ${count}.`
      : [],
  );
}

interface Options {
  cleanUp?: boolean;
  /** Delivers submissions to a mailbox in the folder, and codes with which editors sign in to `fetch`. */
  deliver?: boolean;
  /** Receives what a developer should know after migrations were applied. */
  report?: (message: string) => void;
}

const APPLIED = 'select version, name, statements[1] as sql from supabase_migrations.schema_migrations';

/** Applies new migrations and returns their names. A failed one is rolled back. */
async function migrate(
  { driver }: Connection,
  query: Backend['query'],
  root: string,
  report?: Options['report'],
): Promise<string[]> {
  const applied = (await query(APPLIED)) as unknown as Migration[];
  try {
    const fresh = await applyMigrations(driver, root, applied);
    if (report && fresh.length > 0) for (const message of await olderThanRules(query)) report(message);
    return fresh;
  } catch (error) {
    // The session is in the transaction of the migration that has failed.
    await driver.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** Applies migrations and limits. Returns a function that stops the clean-up. */
async function prepare(
  connection: Connection,
  query: Backend['query'],
  root: string,
  { cleanUp = true, report }: Options,
): Promise<() => void> {
  await prepareDatabase(connection.driver);
  await migrate(connection, query, root, report);
  await applyLimits(query);
  return cleanUp ? scheduleCleanUp(query) : () => {};
}

/** True if the request adds a row to the table of a form. */
const isSubmitted = ({ method, url }: Request) =>
  method === 'POST' && !new URL(url).pathname.includes('/rpc/');

/**
 * Starts PostgreSQL inside this process, applies supabase/migrations/ and serves /rest/v1. Without a folder the
 * database is in memory.
 */
export async function startBackend(root: string, folder?: string, options: Options = {}): Promise<Backend> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : () => {};
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' });
  // Imported late because the packages are large, and after the variables that switch telemetry off.
  const [{ App }, { HostedConnection, hostedFetch }, { honoMiddleware }] = await Promise.all([
    import('@supabase/lite'),
    import('./hosted-behaviour.ts'),
    import('@supabase/lite/vite'),
  ]);
  const connection = new HostedConnection(folder ? { url: `${folder}/pglite` } : {});
  const inTurn = createQueue();
  const queryNow = async (sql: string) =>
    (await connection.exec<{ rows: Record<string, unknown>[] }>(sql)).rows ?? [];
  const query = (sql: string) => inTurn(() => queryNow(sql));
  const release = async () => {
    try {
      await connection.close();
    } finally {
      unlock();
    }
  };
  const stopCleanUp = await prepare(connection, query, root, options).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const secretKey = createSecretKey();
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: LOCAL_PUBLISHABLE_KEY, secret_key: secretKey },
    options: { server: { admin: false, disableStudio: true } },
  });
  const handle = hostedFetch(app.fetch.bind(app), connection, inTurn);
  const call = callByApi('http://localhost', secretKey, async (input, init) =>
    app.fetch(new Request(input, init)),
  );
  const auth = folder && options.deliver ? localAuth(mailFolder(folder)) : undefined;
  app.fetch = async (request, context) => {
    if (auth && new URL(request.url).pathname.startsWith('/auth/v1/')) return auth(request);
    if (isSubmitted(request)) await delivery?.prepare().catch(() => undefined);
    const response = await handle(request, context);
    if (isSubmitted(request) && response.status === 201) delivery?.notify();
    return response;
  };
  const delivery = folder && options.deliver ? startLocalDelivery(root, mailFolder(folder), call) : undefined;
  return {
    // The package declares App in two entry points, and TypeScript treats them as two classes.
    middleware: honoMiddleware(app as unknown as Parameters<typeof honoMiddleware>[0], [
      '/rest/v1',
      '/auth/v1',
    ]),
    fetch: (request) => app.fetch(request),
    query,
    secretKey,
    call,
    // In turn with requests, so that no transaction of a visitor has a part of a migration.
    migrate: () =>
      inTurn(async () => {
        const fresh = await migrate(connection, queryNow, root, options.report);
        // The API remembers the columns of each table.
        if (fresh.length > 0) await connection.introspect();
        return fresh;
      }),
    announce(address) {
      if (folder) publishServer(folder, { address, secretKey });
    },
    inbox: folder ? localMailbox(mailFolder(folder)) : undefined,
    async close() {
      if (folder) withdrawServer(folder);
      stopCleanUp();
      await delivery?.close();
      await release();
    },
  };
}
