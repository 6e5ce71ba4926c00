import { FORM_TABLES } from '../../database/tables.ts';
import { ACCEPTED } from '../../delivery/deno/relay-answers.ts';
import type { Breakage } from './breakage.ts';
import { startEdge } from './live-project.ts';

const [FORM] = FORM_TABLES;
if (!FORM) throw new Error('The project has no form.');
const { table, sender } = FORM;
const of = `public.${table}`;

/** A message that has waited, or was given up. */
const message = (columns: string, values: string) =>
  `insert into private.outbox (kind, form_table, submission, ${columns})
    values ('submission', '${table}', gen_random_uuid(), ${values})`;
const digest = (queued: string) =>
  `insert into private.outbox (kind, digest_day, digest, created_at, sent_at)
    values ('digest', current_date, '{}', ${queued}, ${queued})`;

const ENQUIRY = {
  send: true,
  only: ['enquiry-sent', 'enquiry-delivered'],
};

/** Faults between the browser of a visitor and the mailbox of the owner. */
export const PROJECT_BREAKAGES: Breakage[] = [
  {
    name: 'the project is paused',
    found: ['migrations', 'project'],
    project({ api }) {
      api.instead = (_, response) => {
        response.writeHead(540).end();
        return true;
      };
    },
  },
  {
    name: 'the public key was replaced',
    found: ['project'],
    project({ api }) {
      api.publicKey = 'sb_publishable_new';
    },
  },
  {
    name: 'browsers may not send from this site',
    found: ['cross-origin'],
    project({ api }) {
      api.instead = (request, response) => {
        if (request.method === 'OPTIONS') response.writeHead(403).end();
        return request.method === 'OPTIONS';
      };
    },
  },
  { name: 'a table is missing', found: ['tables'], sql: `drop table ${of}` },
  {
    name: 'a column is missing',
    found: ['tables'],
    sql: `alter table ${of} drop column ${sender.column} cascade`,
  },
  {
    name: 'a migration is missing',
    found: ['migrations'],
    sql: 'delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)',
  },
  {
    name: 'the database is older than this command',
    found: ['migrations'],
    sql: 'drop function public.submissions_catalogue()',
  },
  {
    name: 'visitors may read a table',
    found: ['tables'],
    sql: `grant select on ${of} to anon`,
  },
  {
    name: 'visitors may not add',
    found: ['tables'],
    sql: `revoke insert (${sender.column}) on ${of} from anon`,
  },
  {
    name: 'visitors may call a function of the owner',
    found: ['tables'],
    sql: 'grant execute on function public.submissions_health() to anon',
  },
  {
    name: 'the queue has stopped',
    found: ['queue'],
    sql: message('created_at', "now() - interval '2 hours'"),
  },
  {
    name: 'a message was given up',
    found: ['queue'],
    sql: message('attempts, last_error, failed_at', "10, 'http-401', now()"),
  },
  { name: 'the digest does not come', found: ['digest'], sql: digest("now() - interval '30 hours'") },
  {
    name: 'the key of the owner is wrong',
    found: ['migrations'],
    given: { environment: { SUPABASE_SECRET_KEY: 'sb_secret_of_another' } },
  },
  {
    name: 'the function is gone',
    found: ['function'],
    project({ api }) {
      api.instead = (request, response) => {
        const isFunction = Boolean(request.url?.startsWith('/functions/'));
        if (isFunction) response.writeHead(404).end();
        return isFunction;
      };
    },
  },
  {
    name: 'the key that wakes the function was replaced',
    found: ['function'],
    given: { environment: { DELIVER_KEY: 'older' } },
  },
  {
    name: 'the function is an older one',
    found: ['function'],
    project({ api }) {
      api.instead = (request, response) => {
        const isStatus = Boolean(request.url?.startsWith('/functions/') && request.headers.authorization);
        if (isStatus) response.writeHead(200).end('{"version":"older","faults":[]}');
        return isStatus;
      };
    },
  },
  {
    name: 'the function lacks a secret',
    found: ['function'],
    async project({ api, relay }) {
      const edge = await startEdge(api, relay, { MAIL_TO: '' });
      api.functionUrl = edge.url;
      return edge.stop;
    },
  },
  {
    name: "the mail provider's key is wrong",
    found: ['enquiry-delivered'],
    given: ENQUIRY,
    project(project) {
      project.relay.choose = () =>
        project.relay.answers.find(({ result }) => result === 'http-401') ?? ACCEPTED;
      project.isAwake = true;
    },
  },
  { name: 'nothing wakes the function', found: ['enquiry-delivered'], given: ENQUIRY },
  {
    name: 'other visitors have used up the limit',
    found: ['enquiry-sent'],
    given: ENQUIRY,
    sql: `update private.settings set client_limit = 1, site_limit = 1;
      insert into private.arrivals (submission, content) values (gen_random_uuid(), '')`,
  },
  {
    name: 'no visitor may send anything',
    found: ['enquiry-sent'],
    given: ENQUIRY,
    sql: 'update private.settings set site_limit = 0',
  },
];
