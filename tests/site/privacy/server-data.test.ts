import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const policy = read('content/pages/privacy-policy.json').replaceAll('**', '');
const { submissions } = JSON.parse(read('content/storage.json')) as {
  submissions: Record<string, { name: string; purpose: string; period?: string; kept: string }>;
};

/** The setting of the database that limits each item of the register. The others have no period. */
const SETTINGS: Record<string, string> = {
  answers: 'retention',
  network: 'limit_window',
  repeat: 'repeat_window',
};

/** The item of the register that describes each column about a submission. */
const COLUMNS: Record<string, string[]> = {
  network: ['arrivals.client', 'arrivals.network'],
  repeat: ['arrivals.arrived_at', 'arrivals.content', 'arrivals.submission'],
  erasure: ['erasures.erased_at', 'erasures.id', 'erasures.submissions'],
  queue: [
    'outbox.attempts',
    'outbox.created_at',
    'outbox.digest',
    'outbox.digest_day',
    'outbox.done_at',
    'outbox.failed_at',
    'outbox.form_table',
    'outbox.held_for',
    'outbox.id',
    'outbox.kind',
    'outbox.last_error',
    'outbox.next_attempt_at',
    'outbox.provider_message_id',
    'outbox.sent_at',
    'outbox.submission',
    'outbox.target',
  ],
};

/** Marks of the enquiries that `npm run verify` sends, and the rules of forms. Neither is about a visitor. */
const OF_NO_VISITOR = [
  'outbox.verification',
  'verifications.began_at',
  'verifications.id',
  ...['columns', 'combined', 'core', 'form', 'form_table', 'version'].map((name) => `forms.${name}`),
  ...['address_column', 'form_table', 'target'].map((name) => `targets.${name}`),
  // Empty here: no form of this site sends a receipt. The register says so.
  'outbox.receipt_key',
  'outbox.language',
  // The people who write this site.
  ...['address', 'invited_at', 'invited_by', 'name', 'role'].map((name) => `editors.${name}`),
];

const backend = await startPreparedBackend();
afterAll(() => backend.close());

it('the register of content/storage.json has the periods of the database', async () => {
  const periods = Object.entries(submissions).flatMap(([name, { period }]) =>
    period ? [[name, period]] : [],
  );
  const stored = await Promise.all(
    Object.entries(SETTINGS).map(async ([name, setting]) => {
      const [row] = await backend.query(
        `select ${setting} = interval '${submissions[name]?.period}' as same from private.settings`,
      );
      return [name, row?.['same'] === true ? submissions[name]?.period : `not the ${setting}`];
    }),
  );
  expect(periods).toEqual(stored);
  for (const [name = ''] of periods) expect(submissions[name]?.kept).toContain('{period}');
  expect(policy).toContain(`12-${submissions['answers']?.period}`);
});

it('the register describes everything that the database stores about a submission', async () => {
  const rows = await backend.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'private' and table_name <> 'settings' order by 1`,
  );
  // A new column belongs to an item here and, if it is about a person, into the item's text.
  const described = [...Object.values(COLUMNS).flat(), ...OF_NO_VISITOR];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(described.toSorted());
  expect(Object.keys(submissions).sort()).toEqual(['answers', 'mail', ...Object.keys(COLUMNS)].sort());
});

it('the register and the privacy policy call keyed hashes pseudonymous personal data', async () => {
  const hashes = await backend.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'private' and table_name <> 'settings' and data_type = 'bytea' order by 1`,
  );
  const items = Object.entries(COLUMNS).flatMap(([item, columns]) =>
    hashes.filter(({ name }) => columns.includes(String(name))).map(() => item),
  );
  expect(items).toEqual(['network', 'network', 'repeat']);
  expect(submissions['network']?.name).toMatch(/^Two keyed hashes/);
  for (const item of items) expect(submissions[item]?.purpose, item).toMatch(/pseudonymous personal data/);
  expect(policy).toMatch(/hashes are pseudonymous and still your personal data/);
});

it('the privacy policy shows the register, and names the company that carries e-mail', () => {
  expect(JSON.parse(policy).blocks.at(-1)).toMatchObject({ type: 'stored-data', items: 'submissions' });
  for (const text of [policy, JSON.stringify(submissions)]) expect(text).toContain('Resend');
  expect(read('supabase/functions/deliver/mail-apis.ts')).toContain('RESEND_API_KEY');
});
