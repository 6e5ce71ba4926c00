import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, SITE } from '../../../scripts/root.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { migratedDatabase, startSupabase } from '../database/supabase.ts';
import { FORM_TABLES } from '../database/tables.ts';
import { HELD_EACH, storeSubmissions } from './stored-submissions.ts';

const EACH = Math.ceil((IS_FULL_RUN ? 100_000 : 10_000) / FORM_TABLES.length);
/** In all forms together. */
const COUNT = EACH * FORM_TABLES.length;

/** The most memory of a command of the owner, which may run on a small server. */
const MOST_MB = 100;

const PAGE = 50;
/** The list takes a page from each table, and shows the newest of all these rows. */
const ONE_PAGE_EACH = PAGE * FORM_TABLES.length;

/**
 * Prints the most memory that a program had, in KiB, when it ends. From Linux, because the figure of `resourceUsage`
 * begins with the memory of the process that started the program.
 */
const PRINT_MEMORY = `import { readFileSync } from 'node:fs';
process.on('exit', () => console.error(/VmHWM:.*/.exec(readFileSync('/proc/self/status', 'utf8'))[0]))`;

describe.skipIf(SKIP_REASON)(`with many submissions${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  let database: PostgresDatabase;
  const ids: string[] = [];
  beforeAll(async () => {
    server = await startSupabase();
    database = await migratedDatabase(server, 'granted');
    for (const form of FORM_TABLES) {
      await storeSubmissions(database, form, EACH);
      const [row] = await database.query<{ id: string }>(`select id from public.${form.table} limit 1`);
      ids.push(row?.id ?? '');
    }
  }, 120_000);
  afterAll(() => server?.stop());

  /** How many rows of the forms' tables a call reads. */
  async function rowsRead(filter: object, size: number): Promise<number> {
    const tables = FORM_TABLES.map(({ table }) => `'public.${table}'::regclass`);
    const read = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_user_tables where relid in (${tables});`;
    const list = `select submissions_list(${literal(JSON.stringify(filter))}, ${size}) \\g /dev/null`;
    // Between two transactions, PostgreSQL may move its counts to where this query does not see them.
    const { output } = await database.script(`begin;\n${read}\n${list}\n${read}\ncommit;`);
    const [before, after] = output.trim().split('\n').map(Number);
    return (after ?? 0) - (before ?? 0);
  }

  const page = { created_at: new Date(Date.now() - 1_000_000).toISOString(), id: '0'.repeat(32) };
  it.each([
    ['the newest', {}, ONE_PAGE_EACH],
    ['a page in the middle', { before: page }, ONE_PAGE_EACH],
    ['one id', () => ({ id: ids[0] }), ONE_PAGE_EACH],
    ['the first digits of an id', () => ({ id: ids[0]?.slice(0, 8) }), ONE_PAGE_EACH],
    ['one state', { state: 'quarantined' }, (2 * COUNT) / HELD_EACH],
  ])('reads few rows to list %s', async (_, filter, most) => {
    const read = await rowsRead(typeof filter === 'function' ? filter() : filter, PAGE);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(most + FORM_TABLES.length);
  });

  function runOnce(options: string[]) {
    const start = Date.now();
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(PRINT_MEMORY)}`,
        path.join(ROOT, 'scripts/run.mjs'),
        'submissions',
        ...options,
      ],
      {
        cwd: SITE,
        encoding: 'utf8',
        maxBuffer: 1e9,
        env: { ...process.env, DATABASE_URL: database.url, SUPABASE_URL: '' },
      },
    );
    const memory = Math.round((Number(/VmHWM:\s*(\d+)/.exec(stderr)?.[1]) * 1024) / 1e6);
    return { stdout, memory, seconds: (Date.now() - start) / 1000 };
  }

  /**
   * Runs the command of the owner, checks its memory, and prints it with the time. When Node.js collects garbage
   * differs from run to run by up to 8 MB, so a command that can be repeated runs three times, and the median counts.
   */
  function submissions(...options: string[]): string {
    const runs = Array.from({ length: options.includes('--yes') ? 1 : 3 }, () => runOnce(options));
    runs.sort((a, b) => a.memory - b.memory);
    const { stdout, memory, seconds } = runs[Math.floor(runs.length / 2)] ?? runOnce(options);
    const rows = options.includes('--csv') ? `, ${Math.round(EACH / seconds)} rows per second` : '';
    expect(memory, options.join(' ')).toBeLessThanOrEqual(MOST_MB);
    console.log(`${COUNT} rows, ${options.join(' ')}: ${seconds.toFixed(2)} s, ${memory} MB${rows}`);
    return stdout;
  }

  if (IS_FULL_RUN)
    it('lists, exports and erases with the command', async () => {
      expect(submissions('--limit', '100')).toContain(
        `${COUNT - 100} more. --limit ${COUNT} lists all of them.`,
      );
      expect(submissions('--id', ids[0] ?? '')).toContain(ids[0]);
      expect(submissions('--state', 'quarantined')).toContain(`quarantined`);
      expect(submissions('--contains', `Lee${EACH}`)).toContain(`Lee${EACH}`);
      for (const { id, table, columns } of FORM_TABLES) {
        const lines = submissions('--form', id, '--csv').match(/^[0-9a-f]{8}-[0-9a-f]{4}-/gm);
        expect(lines).toHaveLength(EACH);
        if (!columns['email']) continue;
        await database.exec(
          `update public.${table} set email = 'forget.me@example.org' where id = any ('{${ids}}')`,
        );
      }
      expect(submissions('--erase-person', 'Forget.Me@example.org', '--yes')).toContain(
        `Removed: ${FORM_TABLES.filter(({ columns }) => columns['email']).length} submissions`,
      );
      // Two busy cores need minutes for the 20 processes.
    }, 600_000);
});
