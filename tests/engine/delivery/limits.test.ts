import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../../../scripts/backend/migrations.ts';
import { startScratchDatabase } from '../../../scripts/backend/tables/scratch-database.ts';
import { ROOT, SITE } from '../../../scripts/root.ts';
import {
  longestMessageMs,
  longestRunMs,
  SEND_MS,
  sendLimit,
} from '../../../supabase/functions/deliver/limits.ts';
import { ALL_MAIL_APIS } from './all-mail-apis.ts';

const database = await startScratchDatabase();
for (const { sql } of readMigrations(SITE)) await database.exec(sql);
afterAll(() => database.close());

/** Returns a number of the catalogue. */
async function read(expression: string): Promise<number> {
  const { rows } = await database.query<{ result: string }>(`select (${expression})::text as result`);
  return Number(rows[0]?.result);
}

/** The cells of each row of the table of mail providers. */
const DOCUMENTED = (
  /\n\| mail provider .*\n.*\n((?:\|.*\n)+)/.exec(
    readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8'),
  )?.[1] ?? ''
)
  .trim()
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Reads a number in the source of a function. */
const inSource = (name: string, pattern: string) =>
  read(`select substring(prosrc, '${pattern}') from pg_proc where proname = '${name}'`);

it('limits a run to what lease and wake-up allow', async () => {
  const pause = Math.max(...ALL_MAIL_APIS.map(({ pauseMs }) => pauseMs));
  const lease = await read(
    `select substring(pg_get_function_arguments(oid), 'lease_seconds integer DEFAULT (\\d+)')
      from pg_proc where proname = 'submissions_claim'`,
  );
  expect(longestMessageMs(pause)).toBeLessThan(lease * 1000);
  const wakeUp = await inSource('wake', 'timeout_milliseconds := (\\d+)');
  expect(longestRunMs(pause)).toBeLessThan(wakeUp);
});

it('only shortens the time limit of a request', () => {
  expect(['1', '0.3', '600', '0', '-1', 'soon', '', undefined].map(sendLimit)).toEqual([
    1_000,
    300,
    ...Array.from({ length: 6 }, () => SEND_MS),
  ]);
});

it('every adapter of a mail provider is one that a secret chooses', () => {
  const folder = path.join(ROOT, 'supabase/functions/deliver');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const adapters = readdirSync(folder).filter((name) =>
    /^export function .*\): MailApi \{/ms.test(read(name)),
  );
  const chosen = read('mail-apis.ts');
  const others = adapters.filter((name) => name !== 'mail-apis.ts');
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter((name) => !chosen.includes(`from './${name}'`))).toEqual([]);
});

describe.each(ALL_MAIL_APIS)('$name', ({ name, secret, logs, keyHours }) => {
  it('remembers keys until the last attempt, or declares that it ignores them', async () => {
    if (keyHours === 0) return;
    const longest = await inSource('submissions_failed', 'least\\(retry_after, (\\d+)\\)');
    const hours =
      await read(`select sum(greatest(extract(epoch from private.pause_after(attempt)), ${longest})) / 3600
      from generate_series(1, 9) as attempt`);
    // A minute between wake-ups, after each pause.
    expect(hours + 9 / 60).toBeLessThan(keyHours);
  });

  it('has its secret and its promises in docs/reliability.md', () => {
    const cells = DOCUMENTED.find(([documented = '']) => documented.startsWith(name)) ?? [];
    expect(cells.slice(1)).toEqual([
      `\`${secret}\``,
      expect.stringMatching(keyHours > 0 ? `^for ${keyHours} hours$` : /^ignored\b/),
      logs,
    ]);
  });
});

it('docs/reliability.md has no other mail provider', () => {
  expect(DOCUMENTED).toHaveLength(ALL_MAIL_APIS.length);
});
