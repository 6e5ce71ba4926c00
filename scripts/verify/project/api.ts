import { listed } from '../../../src/compiler/report/wording.ts';
import { keyHeaders } from '../../../supabase/functions/deliver/database.ts';
import { type Check, needed, type Run, type VerifiedForm } from '../check.ts';
import type { ServerReply } from '../client.ts';

/** The code of PostgreSQL for a missing privilege. */
const NO_PRIVILEGE = '42501';
/** The codes of PostgREST for a table, a column and a function that it does not know. */
const NO_TABLE = 'PGRST205';
const NO_COLUMN = 'PGRST204';
const NO_FUNCTION = 'PGRST202';

/** The function of the owner's commands that only reads: a call changes nothing, with any key. */
const OWNER_FUNCTION = 'submissions_health';

/** Headers that forms send, and that a browser asks for before. */
const FORM_HEADERS = ['apikey', 'authorization', 'content-type', 'x-client-info'];

/** Sends a request to the API as a visitor's browser does. */
function ask(run: Run, path: string, body?: unknown): Promise<ServerReply> {
  const { url, key } = needed(run.project);
  return run.client.ask(`${url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...keyHeaders(key),
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (site-verify)',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function codeIn({ body }: ServerReply): string {
  try {
    return String((JSON.parse(body.toString()) as { code?: unknown } | null)?.code ?? '');
  } catch {
    return '';
  }
}

/** Reads a table, which no visitor may. */
const readTable = (run: Run, { table }: VerifiedForm) => ask(run, `${table.name}?select=id&limit=1`);

/** Adds no row: PostgreSQL looks for the table, its columns and the privilege to add to them all the same. */
const addNoRow = (run: Run, { table }: VerifiedForm) =>
  ask(
    run,
    `${table.name}?columns=${table.columns.map(({ name }) => encodeURIComponent(`"${name}"`)).join(',')}`,
    [],
  );

export const API_CHECKS: readonly Check[] = [
  {
    id: 'project',
    promise: 'The project answers.',
    needs: ['project'],
    fix: 'Open the project in the dashboard: it may be paused, or VITE_SUPABASE_URL is another one. The status page is https://status.supabase.com/',
    async run(run) {
      const { url } = needed(run.project);
      try {
        const { status } = await ask(run, '');
        return status >= 500 ? [`${url} answers with status ${status}`] : [];
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return [`${url} does not answer: ${code ?? message}`];
      }
    },
  },
  {
    id: 'public-key',
    promise: 'The project accepts the public key.',
    needs: ['project'],
    after: ['project'],
    fix: 'Copy the publishable key from Project Settings → API Keys into VITE_SUPABASE_ANON_KEY, build and publish.',
    async run(run) {
      const [form] = run.forms;
      if (!form) return [];
      const reply = await readTable(run, form);
      const isRefused = [401, 403].includes(reply.status) && codeIn(reply) !== NO_PRIVILEGE;
      return isRefused
        ? [`${needed(run.project).url} refuses the public key with status ${reply.status}`]
        : [];
    },
  },
  {
    id: 'tables',
    promise: 'A visitor may add to every column of every form.',
    needs: ['project'],
    after: ['public-key'],
    fix: 'Apply the migrations: npx supabase db push. If nothing is to be applied, compare the grants with docs/database.md.',
    async run(run) {
      const found: string[] = [];
      for (const form of run.forms) {
        const reply = await addNoRow(run, form);
        const code = codeIn(reply);
        const { name } = form.table;
        if (reply.status === 201) continue;
        if (code === NO_TABLE) found.push(`there is no table ${name}, so the form ${form.id} cannot be sent`);
        else if (code === NO_COLUMN) found.push(`the table ${name} lacks a column of the form ${form.id}`);
        else if (code === NO_PRIVILEGE) found.push(`visitors may not add to the table ${name}`);
        else found.push(`the table ${name} answers with status ${reply.status} ${code}`.trim());
      }
      return found;
    },
  },
  {
    id: 'reading',
    promise: 'A visitor can read no submission, and call no function of the owner.',
    needs: ['project'],
    after: ['public-key'],
    fix: 'At once: revoke select on the table, and execute on the function, from anon, authenticated and public (SQL editor). Then apply the migrations.',
    async run(run) {
      const open: string[] = [];
      for (const form of run.forms) {
        const { status } = await readTable(run, form);
        if (status === 200 || status === 206) open.push(`the table ${form.table.name}`);
      }
      const called = await ask(run, `rpc/${OWNER_FUNCTION}`, {});
      if (called.status < 300 && codeIn(called) !== NO_FUNCTION) open.push(`the function ${OWNER_FUNCTION}`);
      return open.length > 0 ? [`the public key opens ${listed(open)}`] : [];
    },
  },
  {
    id: 'cross-origin',
    promise: 'Browsers may send the forms of this site to the project.',
    needs: ['project'],
    after: ['project'],
    fix: 'A proxy or a firewall before the project answers OPTIONS itself. Let it pass, with the headers that forms send.',
    async run(run) {
      const { url } = needed(run.project);
      const [form] = run.forms;
      if (url === run.origin || !form) return [];
      const { status, headers } = await run.client.ask(`${url}/rest/v1/${form.table.name}`, {
        method: 'OPTIONS',
        headers: {
          origin: run.origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': FORM_HEADERS.join(','),
        },
      });
      const listOf = (name: string) => String(headers[name] ?? '').toLowerCase();
      const isAllowed = ['*', run.origin].includes(listOf('access-control-allow-origin'));
      const allowed = listOf('access-control-allow-headers');
      const lacking = FORM_HEADERS.filter((name) => allowed !== '*' && !allowed.includes(name));
      return [
        ...(isAllowed && status < 300
          ? []
          : [`${url} does not allow requests from ${run.origin} (status ${status})`]),
        ...(isAllowed && lacking.length > 0
          ? [`${url} does not allow the headers ${lacking.join(', ')}`]
          : []),
      ];
    },
  },
];
