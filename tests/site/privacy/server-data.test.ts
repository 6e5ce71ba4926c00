import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../../../scripts/backend/types.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { startPreparedBackend } from '../../support/prepared-database.ts';

/** The policy's text, without formatting. */
const policy = readFileSync(path.join(ROOT, 'content/pages/privacy-policy.json'), 'utf8').replaceAll(
  '**',
  '',
);

let backend: Backend;
beforeAll(async () => {
  backend = await startPreparedBackend();
});
afterAll(() => backend.close());

async function setting(name: string, unit: string): Promise<number> {
  const [row] = await backend.query(
    `select (extract(epoch from ${name}) / extract(epoch from interval '1 ${unit}'))::int as count from private.settings`,
  );
  return Number(row?.['count']);
}

it('the privacy policy states how long the database keeps hashes and submissions', async () => {
  const minutes = await setting('limit_window', 'minute');
  const hours = await setting('repeat_window', 'hour');
  const months = await setting('retention', 'month');
  expect(policy).toContain(
    `${minutes} minutes for those of your network, ${hours} hours for that of your submission`,
  );
  expect(policy).toContain(`they are deleted after ${minutes} minutes`);
  expect(policy).toContain(`It is deleted after ${hours} hours`);
  expect(policy).toContain(`12–${months} months`);
});

it('the privacy policy names every kind of personal data that the database keeps beside the submissions', async () => {
  const rows = await backend.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'private' and table_name <> 'settings' order by 1`,
  );
  // A new column belongs here and, if it is about a person, into the policy.
  expect(rows.map(({ name }) => name)).toEqual([
    'arrivals.arrived_at',
    'arrivals.client',
    'arrivals.content',
    'arrivals.network',
    'arrivals.submission',
    'erasures.erased_at',
    'erasures.id',
    'erasures.submissions',
    'outbox.attempts',
    'outbox.created_at',
    'outbox.digest',
    'outbox.digest_day',
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
  ]);
  for (const text of [
    'two keyed hashes',
    'hidden field',
    'The queue for e-mail',
    'a note of the date and the number of submissions',
    'Resend',
  ])
    expect(policy).toContain(text);
});
