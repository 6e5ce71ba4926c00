import { mkdirSync } from 'node:fs';
import type { Connect } from 'vite';
import { LOCAL_KEYS } from './backend.ts';
import { lockFolder } from './folder-lock.ts';
import { applyMigrations, type Migration, prepareDatabase } from './migrations.ts';

/** A running backend. Without a folder it forgets everything when it closes. */
export interface Backend {
  middleware: Connect.NextHandleFunction;
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the database's owner and returns the rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Starts PostgreSQL inside this process, applies supabase/migrations/ and serves /rest/v1. */
export async function startBackend(root: string, folder?: string): Promise<Backend> {
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
  const query = async (sql: string) =>
    (await connection.exec<{ rows: Record<string, unknown>[] }>(sql)).rows ?? [];
  await prepareDatabase(connection.driver);
  const applied = await query(
    'select version, name, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  await applyMigrations(connection.driver, root, applied as unknown as Migration[]);
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: LOCAL_KEYS.publishable, secret_key: LOCAL_KEYS.secret },
    options: { server: { admin: false, disableStudio: true } },
  });
  // The package's two entries declare this class twice, and the compiler takes them for strangers.
  const served = app as unknown as Parameters<typeof honoMiddleware>[0];
  return {
    middleware: honoMiddleware(served, ['/rest/v1']),
    fetch: (request) => app.fetch(request),
    query,
    async close() {
      await connection.close();
      unlock();
    },
  };
}
