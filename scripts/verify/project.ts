import { readGeneratedForms } from '@json-site/content/site';
import { keyHeaders } from '../../supabase/functions/deliver/database.ts';
import { type Check, needed, type Run, type VerifiedForm } from './check.ts';
import { reasonOf, type ServerReply } from './client.ts';

/** The code of PostgreSQL for a missing privilege. */
const NO_PRIVILEGE = '42501';

/** The function of the owner's commands that only reads: a call changes nothing, with any key. */
const OWNER_FUNCTION = 'submissions_health';

/** Headers that forms send, and that a browser asks for before. */
const FORM_HEADERS = ['apikey', 'authorization', 'content-type', 'x-client-info'];

/** Sends a request to the API with the public key, as a visitor's browser does. */
export function askApi(run: Run, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const { url, key } = needed(run.project);
  return run.client.ask(`${url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...keyHeaders(key), 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The code of PostgreSQL or PostgREST in an error of the API. */
const codeIn = ({ body }: ServerReply) => /"code":"(\w+)"/.exec(body.toString())?.[1] ?? '';

export const describeReply = (reply: ServerReply) => `status ${reply.status} ${codeIn(reply)}`.trim();

/** Adds no row: PostgreSQL looks for the table, its columns and the privilege to add to them all the same. */
function addNoRow(run: Run, { table }: VerifiedForm): Promise<ServerReply> {
  const columns = table.columns.map(({ name }) => encodeURIComponent(`"${name}"`)).join(',');
  return askApi(run, `${table.name}?columns=${columns}`, []);
}

/** The statuses by which Supabase says why a project does not work, from its page "HTTP status codes". */
const STATES: Readonly<Record<number, string>> = {
  402: 'is restricted',
  540: 'is paused: no form can be sent, and the digest does not come either',
};

/** Why the API of the project cannot be used. Undefined if it can. */
function faultIn(reply: ServerReply): string | undefined {
  const { status } = reply;
  if (STATES[status]) return `${STATES[status]} (status ${status})`;
  const isRefused = [401, 403].includes(status) && codeIn(reply) !== NO_PRIVILEGE;
  return isRefused || status >= 500 ? `answers with ${describeReply(reply)}` : undefined;
}

/** Why the project does not answer. A paused one has no name after a while, like one that does not exist. */
function silenceOf(error: unknown): string {
  const reason = reasonOf(error);
  return reason === 'ENOTFOUND'
    ? 'has a name that nobody knows: the project is paused or deleted, or its reference is misspelt (ENOTFOUND)'
    : `does not answer: ${reason}`;
}

export const PROJECT_CHECKS: readonly Check[] = [
  {
    id: 'scripts',
    promise: 'The scripts send forms to the project, with its public key.',
    needs: ['project'],
    after: ['files'],
    fix: 'Build with VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY of this project, and publish. If the live site is right, correct them where this command runs.',
    async run({ project, origin, built, forms }) {
      const { url, key } = needed(project);
      // Without forms, a site has no key.
      if (url === origin || forms.length === 0) return [];
      const code = built.files
        .filter((file) => file.endsWith('.js'))
        .map((file) => built.read(file).toString());
      const isIn = (text: string) => code.some((script) => script.includes(text));
      const lacking = [new URL(url).host, key].filter((text) => !isIn(text));
      return lacking.length > 0 ? [`the scripts do not contain ${lacking.join(' and ')}`] : [];
    },
  },
  {
    id: 'project',
    promise: 'The project answers, and accepts the public key.',
    needs: ['project'],
    fix: 'Open the project in the dashboard, and resume it if it is paused. Otherwise compare VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY with Project Settings → API Keys, build and publish.',
    async run(run) {
      const [form] = run.forms;
      const { url } = needed(run.project);
      try {
        const reply = await askApi(run, form ? `${form.table.name}?select=id&limit=1` : '');
        const fault = faultIn(reply);
        return fault ? [`${url} ${fault}`] : [];
      } catch (error) {
        return [`${url} ${silenceOf(error)}`];
      }
    },
  },
  {
    id: 'tables',
    promise: 'A visitor may add to every column of every form, read none, and call no function of the owner.',
    needs: ['project'],
    after: ['project'],
    fix: 'Apply the migrations: npx supabase db push. If nothing is to be applied, somebody has changed a table or its privileges: npx supabase db diff --linked shows it.',
    async run(run) {
      const found: string[] = [];
      for (const form of run.forms) {
        const { name } = form.table;
        const added = await addNoRow(run, form);
        if (added.status !== 201)
          found.push(`the form ${form.id} cannot add to the table ${name}: ${describeReply(added)}`);
        const { status } = await askApi(run, `${name}?select=id&limit=1`);
        if (status < 300) found.push(`anybody can read the table ${name}`);
      }
      const { status } = await askApi(run, `rpc/${OWNER_FUNCTION}`, {});
      return status < 300 ? [...found, `anybody can call the function ${OWNER_FUNCTION}`] : found;
    },
  },
  {
    id: 'cross-origin',
    promise: 'Browsers may send the forms of this site to the project.',
    needs: ['project'],
    after: ['project'],
    fix: 'A proxy or a firewall before the project answers OPTIONS itself. Let it pass, with the headers that forms send.',
    async run({ project, origin, forms, client }) {
      const { url } = needed(project);
      const [form] = forms;
      if (url === origin || !form) return [];
      const { status, headers } = await client.ask(`${url}/rest/v1/${form.table.name}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': FORM_HEADERS.join(','),
        },
      });
      const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
      const isAllowed =
        status < 300 &&
        ['*', origin].includes(headers.get('access-control-allow-origin') ?? '') &&
        FORM_HEADERS.every((name) => allowed === '*' || allowed.includes(name));
      return isAllowed
        ? []
        : [`${url} does not allow the requests of forms from ${origin} (status ${status})`];
    },
  },
  {
    id: 'function',
    promise: 'The function that delivers is that of this folder, and has its secrets.',
    needs: ['project'],
    after: ['project'],
    fix: 'Deploy it: npm run generate && npx supabase functions deploy deliver. Status 500 or a secret: step 8 of docs/hosting.md. Refused: steps 7, 8 and 10 with one key.',
    async run({ client, functionUrl, deliverKey, root }) {
      if (functionUrl === undefined) return [];
      const { status, body } = await client.ask(functionUrl, {
        headers: deliverKey ? { authorization: `Bearer ${deliverKey}` } : {},
      });
      // Without its key it refuses. A function of an older version knows POST only.
      if (!deliverKey && [401, 405].includes(status)) return [];
      if (status === 401) return ['the function refuses DELIVER_KEY'];
      if (status !== 200) return [`${functionUrl} answers with status ${status}`];
      const { version, faults } = JSON.parse(body.toString()) as { version: string; faults: string[] };
      const { VERSION } = readGeneratedForms(root);
      if (version === VERSION) return faults;
      return [`the function is version ${version.slice(0, 8)}, and this folder has ${VERSION.slice(0, 8)}`];
    },
  },
];
