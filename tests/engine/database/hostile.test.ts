import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { filled, goodRow } from './examples.ts';
import { hostileSql } from './hostile-requests.ts';
import { allow, empty, insertSql, send } from './requests.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

/** Values that take long to judge, by the type of a column, as SQL: psql would take longer to send them. */
const LARGE: Record<string, string[]> = {
  text: [`repeat('x', 10000000)`, `repeat(' ', 1100000)`],
  'text[]': [`array_fill('x'::text, array[1000000])`],
  jsonb: [`(select jsonb_agg(n) from generate_series(1, 200000) as n)`],
};

/** SQLSTATE of a statement that succeeds; no hostile statement may return it. */
const SUCCESS = '00000';

describe.skipIf(SKIP_REASON)(
  `hostile SQL on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    let server: Postgres;
    let database: PostgresDatabase;
    beforeAll(async () => {
      server = await startSupabase();
      database = await migratedDatabase(server, 'granted');
      await allow(database);
    });
    afterAll(() => server?.stop());

    it.each(FORM_TABLES)('reads, changes and stores nothing in the table of the form $id', async (form) => {
      await send(database, [{ sql: insertSql(form, goodRow(form, 'Victim')) }]);
      const rows = () => database.query(`select * from public.${form.table}`);
      const before = await rows();
      expect(before).toHaveLength(1);
      const statements = hostileSql(form);
      for (const role of ['anon', 'authenticated']) {
        const { answers } = await send(
          database,
          statements.map((sql) => ({ sql, role })),
        );
        const passed = statements.filter((_, index) => answers[index]?.code === SUCCESS);
        console.log(
          `G2 as SQL, ${form.id}, ${role}: ${statements.length} hostile statements, ${passed.length} passed`,
        );
        expect(passed).toEqual([]);
        expect(await rows()).toEqual(before);
      }
      expect(statements.length).toBeGreaterThanOrEqual(60);
    });

    it.each(FORM_TABLES)(
      'stores the maximum length in every field of the form $id, in one-byte and four-byte characters',
      async (form) => {
        await empty(database, FORM_TABLES);
        const { answers } = await send(
          database,
          ['x', '𝒙'].map((letter) => ({
            sql: insertSql(form, { ...goodRow(form), ...filled(form, letter) }),
          })),
        );
        expect(answers.map(({ code }) => code)).toEqual(['00000', '00000']);
        // A combined column repeats other fields.
        const combined = Object.keys(form.columns)
          .filter((column) => !form.leaves[column])
          .map((column) => ` - coalesce(octet_length(${column}), 0)`)
          .join('');
        const size = `select max(octet_length(row_to_json(t)::text)${combined}) as size
      from public.${form.table} t`;
        const [largest] = await database.query<{ size: number }>(size);
        // The size includes the column names and quotes of the JSON.
        expect(largest?.size).toBeLessThan(133_000);
      },
    );

    it.each(FORM_TABLES)('refuses a row of the form $id that would take long to judge', async (form) => {
      await empty(database, FORM_TABLES);
      const roles = await database.query<{ rolconfig: string[] }>(
        `select rolconfig from pg_roles where rolname in ('anon', 'authenticated')`,
      );
      expect(roles).toEqual(Array(2).fill({ rolconfig: ['statement_timeout=3s'] }));
      const row = goodRow(form);
      const attacks = Object.entries(form.columns).flatMap(([column, type]) =>
        (LARGE[type] ?? []).map((value) => {
          const others = Object.keys(row).filter((name) => name !== column);
          const columns = [...others, column].map((name) => `"${name}"`).join(', ');
          const values = [...others.map((name) => `"${name}"`), `${value} as "${column}"`].join(', ');
          return `begin; set local role anon; set local statement_timeout = '3s';
            insert into public.${form.table} (${columns}) select ${values}
              from json_populate_record(null::public.${form.table}, ${literal(JSON.stringify(row))});
            \\echo :SQLSTATE
            rollback;\n`;
        }),
      );
      const { output } = await database.script(attacks.join(''));
      expect(output.trim().split('\n')).toEqual(attacks.map(() => 'PT413'));
      expect(attacks.length).toBeGreaterThan(3);
    });

    it.each(FORM_TABLES)('omits the form values from the errors of the form $id', async (form) => {
      // The database fills a combined column itself.
      const broken = Object.keys(form.leaves)
        .filter((column) => ['text', 'text[]'].includes(form.columns[column] ?? ''))
        .map((column) => ({
          ...goodRow(form, 'Secret'),
          [column]: form.columns[column] === 'text' ? 'Secret'.repeat(9999) : ['Secret'],
        }));
      const { answers, errors } = await send(
        database,
        broken.map((row) => ({ sql: insertSql(form, row) })),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['23514']));
      expect(errors).toContain('breaks the rule');
      expect(errors).not.toContain('Secret');
    });
  },
);
