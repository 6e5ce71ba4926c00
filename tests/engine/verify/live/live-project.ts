import type { Figures } from '../../../../supabase/functions/deliver/message.ts';
import type { Postgres, PostgresDatabase } from '../../../support/postgres.ts';
import { migratedDatabase, startSupabase } from '../../database/supabase.ts';
import { type EdgeFunction, startFunction, WAKE_KEY } from '../../delivery/deno/edge-function.ts';
import { type Relay, startRelay } from '../../delivery/deno/relay.ts';
import { ACCEPTED } from '../../delivery/deno/relay-answers.ts';
import { KEYS, type ProjectApi, startProjectApi } from './project-api.ts';

/** PostgreSQL, its API, the Edge Function in Deno, a mail relay, and what wakes the function. */
export interface LiveProject {
  server: Postgres;
  api: ProjectApi;
  edge: EdgeFunction;
  relay: Relay;
  /** False while nothing wakes the function. */
  isAwake: boolean;
  /** Gives the project a database of its own, with every migration. */
  freshDatabase(): Promise<PostgresDatabase>;
  /** The figures of the next digest. */
  health(): Promise<Figures>;
  stop(): void;
}

const TEMPLATE = 'migrated';
/** Instead of every minute, in milliseconds. */
const WAKE_EVERY = 200;

export const DELIVER_KEY = WAKE_KEY;
export const OWNER_KEY = KEYS.secret;

/** Starts the function with the secrets of step 8 of docs/hosting.md. */
export const startEdge = ({ url }: { url: string }, relay: Relay, secrets: Record<string, string> = {}) =>
  startFunction({
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: KEYS.secret }),
    MAIL_URL: relay.url,
    MAIL_KEY: 'k',
    MAIL_DESKS: '{"systems":"systems@example.com","accounts":"accounts@example.com"}',
    ...secrets,
  });

export async function startLiveProject(): Promise<LiveProject> {
  const server = await startSupabase();
  const template = await migratedDatabase(server, 'granted', TEMPLATE);
  await template.disconnect();
  const [api, relay] = await Promise.all([startProjectApi(template), startRelay()]);
  const edge = await startEdge(api, relay);
  api.functionUrl = edge.url;
  let databases = 0;
  let isWaking = false;
  const timer = setInterval(() => {
    if (!project.isAwake || isWaking) return;
    isWaking = true;
    const done = () => {
      isWaking = false;
    };
    void edge.wake().then(done, done);
  }, WAKE_EVERY);
  const project: LiveProject = {
    server,
    api,
    edge,
    relay,
    isAwake: false,
    async freshDatabase() {
      databases += 1;
      const database = await server.database(`live_${databases}`, { template: TEMPLATE, user: 'postgres' });
      api.database = database;
      api.instead = undefined;
      api.publicKey = KEYS.public;
      api.functionUrl = edge.url;
      relay.choose = () => ACCEPTED;
      relay.mailbox.clear();
      return database;
    },
    async health() {
      const [row] = await api.database.query<{ figures: Figures }>(
        'select public.submissions_health() as figures',
      );
      if (!row) throw new Error('no figures');
      return row.figures;
    },
    stop() {
      clearInterval(timer);
      edge.stop();
      relay.stop();
      api.stop();
      server.stop();
    },
  };
  return project;
}
