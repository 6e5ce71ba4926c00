import { mkdirSync } from 'node:fs';
import type { Connect } from 'vite';
import { lockFolder } from './folder-lock.ts';
import { withoutAnswers } from './hosted-errors.ts';
import { readLimits, setLimits } from './limits.ts';
import { LOCAL_KEYS } from './local-keys.ts';
import { applyMigrations, type Migration, prepareDatabase } from './migrations.ts';

/** A running backend. Without a folder it forgets everything when it closes. */
export interface Backend {
  middleware: Connect.NextHandleFunction;
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the database's owner and returns the rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;

/** No form can fill more; a hosted project's gateway has a limit as well. */
const LARGEST_BODY = 262_144;
const isTooLarge = (length: string | null | undefined) => Number(length ?? 0) > LARGEST_BODY;

/** Runs one task after the other: the database has a single session, and two requests would share a transaction. */
function queue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * What a hosted project has around its database: limits, and an hourly clean-up. The server says nothing about who
 * sends, so all are one client, and the limit for all of them is the one that counts.
 */
async function tend(query: Backend['query'], cleans: boolean): Promise<() => void> {
  const limits = readLimits(process.env['BACKEND_LIMITS']);
  if (limits) await setLimits({ query }, limits);
  else await query('update private.settings set client_limit = site_limit');
  if (!cleans) return () => {};
  const cleanUp = () => query('select private.clean_up()');
  await cleanUp();
  const timer = setInterval(() => void cleanUp().catch(() => undefined), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts PostgreSQL inside this process, applies supabase/migrations/ and serves /rest/v1. */
export async function startBackend(
  root: string,
  folder?: string,
  { cleanUp = true }: { cleanUp?: boolean } = {},
): Promise<Backend> {
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' });
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  // Imported here, because a build and the unit tests need none of it and it is large.
  const [{ App }, { createPgliteConnection }, { honoMiddleware }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@supabase/lite/vite'),
  ]);
  const connection = await createPgliteConnection(folder ? { url: `${folder}/pglite` } : {});
  const inTurn = queue();
  const query = (sql: string) =>
    inTurn(async () => (await connection.exec<{ rows: Record<string, unknown>[] }>(sql)).rows ?? []);
  await prepareDatabase(connection.driver);
  const applied = await query(
    'select version, name, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  await applyMigrations(connection.driver, root, applied as unknown as Migration[]);
  const stopTending = await tend(query, cleanUp);
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withoutAnswers(normalize(error));
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: LOCAL_KEYS.publishable, secret_key: LOCAL_KEYS.secret },
    options: { server: { admin: false, disableStudio: true } },
  });
  const serve = app.fetch.bind(app);
  app.fetch = (...request) => inTurn(async () => serve(...request));
  // The package's two entries declare this class twice, and the compiler takes them for strangers.
  const served = app as unknown as Parameters<typeof honoMiddleware>[0];
  const answer = honoMiddleware(served, ['/rest/v1']);
  return {
    middleware(request, response, next) {
      if (!isTooLarge(request.headers['content-length'])) return answer(request, response, next);
      response.writeHead(413, { connection: 'close' }).end();
    },
    async fetch(request) {
      if (isTooLarge(request.headers.get('content-length'))) return new Response(null, { status: 413 });
      return app.fetch(request);
    },
    query,
    async close() {
      stopTending();
      await connection.close();
      unlock();
    },
  };
}
