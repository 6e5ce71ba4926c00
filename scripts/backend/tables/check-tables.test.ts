import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { tableDiagnostics } from '../../../src/form-core/table/diagnostics.ts';
import { alterTableSql } from '../../../src/form-core/table/differences.ts';
import { formTables } from '../../../src/form-core/table/form-tables.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { fullTest } from '../../../tests/support/full-test.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { loadContent } from '../../content/load-content.ts';
import { checkTables, compareTablesOf } from './check-tables.ts';
import { compareMigrations } from './compare-migrations.ts';

const INPUT = loadContent();
const FORMS = formTables(INPUT);
const [FORM] = FORMS;
if (!FORM) throw new Error('The project has no form.');
const { id, table } = FORM;

const withMigration = (text: string): CompileInput => ({
  ...INPUT,
  migrations: [...(INPUT.migrations ?? []), { path: 'supabase/migrations/29990101000000_more.sql', text }],
});

type Change = [sql: string, message: string];

const TABLE = `public.${table.name}`;
const [COLUMN] = table.columns;
if (!COLUMN?.field) throw new Error('The form has no field.');
const UPDATE = `update private.forms set core = core`;
const OF_FORM = `where form = '${id}'`;

/** Changes that a later migration could make by mistake, in groups of a kind, and a part of the message about each. */
const CHANGES: Record<string, Change[]> = {
  protection: [
    [`drop trigger one_row on ${TABLE}`, 'the trigger one_row is missing'],
    [`alter table ${TABLE} disable trigger within_limits`, 'the trigger within_limits is missing'],
    [`alter table ${TABLE} no force row level security`, 'the row-level security is missing'],
    [`drop policy visitors_insert on ${TABLE}`, 'the policy visitors_insert'],
    [
      `create policy readers on ${TABLE} for select using (true)`,
      'the policy readers for SELECT to public using true is not one',
    ],
    [`grant select on ${TABLE} to anon`, 'the privilege SELECT of anon is not one'],
    [`alter table ${TABLE} add constraint more check (true)`, 'the check more is not one'],
    [`drop index ${TABLE}_by_time`, 'the index by time is missing'],
  ],
  columns: [
    [`alter table ${TABLE} drop column ${COLUMN.name}`, `the table has no column ${COLUMN.name}`],
    [`alter table ${TABLE} add column note text not null`, 'the column note requires a value'],
  ],
  rules: [
    [`${UPDATE} #- '{properties,${COLUMN.field}}' ${OF_FORM}`, 'the database does not have its rules'],
    [`${UPDATE} - 'required' ${OF_FORM}`, 'the conditions or the required fields differ'],
  ],
  'a column that its owner dropped before the form changed': [
    [
      `alter table ${TABLE} add column gone text;
        ${UPDATE}, columns = columns || '{"gone": "gone"}' ${OF_FORM};
        alter table ${TABLE} drop column gone`,
      'the columns of its fields differ',
    ],
  ],
  'all rules': [[`delete from private.forms ${OF_FORM}`, 'the database has no rules for it']],
};

test.each(Object.entries(CHANGES).slice(0, IS_FULL_RUN ? undefined : 2))(
  'reports every change of %s, and writes the migration that undoes it',
  async (_, list) => {
    const changes = list.map(([sql]) => `${sql};\n`).join('');
    const { tables } = await compareMigrations(withMigration(changes).migrations ?? [], [FORM]);
    const { state, differences = [] } = tables[0] ?? {};
    const schemaFile = INPUT.formSchemas?.[id];
    if (!schemaFile || !state) throw new Error('The form has no data schema, or no table.');
    const diagnostics = tableDiagnostics(FORM, schemaFile, differences);
    const messages = diagnostics.map(({ message }) => message).join('\n');
    for (const [, message] of list) expect(messages).toContain(message);
    for (const { code, hint } of diagnostics)
      expect(`${code} ${hint}`).toMatch(new RegExp(`table-mismatch .*npm run new migration ${id}`));
    const repair = alterTableSql(table, id, state, differences);
    expect(await compareTablesOf(withMigration(changes + repair))).toEqual([]);
  },
);

fullTest('leaves a column alone that no field fills any more: its values stay', async () => {
  expect(await compareTablesOf(withMigration(`alter table ${TABLE} add column note text;`))).toEqual([]);
});

fullTest('reports a form without a table, and the command that writes it', async () => {
  const [found] = await compareTablesOf(
    withMigration(`delete from private.forms ${OF_FORM}; drop table ${TABLE};`),
  );
  expect(found).toMatchObject({ code: 'table-mismatch', hint: `Run: npm run new migration ${id}` });
  expect(found?.message).toContain('no migration creates it');
});

/** A location in a statement, and a statement without one. Each case starts a database; a quick run has the first. */
const BROKEN: [what: string, sql: string, line: number, message: string][] = [
  ['a syntax error', 'select 1;\n\ncreate tabel x ();', 3, 'syntax error'],
  ['a missing table', '-- More\nalter table public.nothing add column a text;', 2, 'does not exist'],
];

test.each(BROKEN.slice(0, IS_FULL_RUN ? undefined : 1))(
  'reports %s in a migration at its line',
  async (_, sql, line, message) => {
    const [found] = await compareTablesOf(withMigration(sql));
    expect(found).toMatchObject({ file: 'supabase/migrations/29990101000000_more.sql', line });
    expect(found?.message).toContain(message);
  },
);

test('keeps the result until a migration changes', async () => {
  const root = temporaryFolder(onTestFinished);
  const broken = withMigration(`drop trigger one_row on ${TABLE};`);
  const first = await checkTables(root, broken);
  expect(first.map(({ code }) => code)).toEqual(['table-mismatch']);
  const cached = () =>
    readdirSync(path.join(root, '.cache/tables')).map((name) => [
      name,
      statSync(path.join(root, '.cache/tables', name)).mtimeMs,
    ]);
  const written = cached();
  expect(written).toHaveLength(1);
  expect(await checkTables(root, broken)).toEqual(first);
  expect(cached()).toEqual(written);
  expect(await checkTables(root, INPUT)).toEqual([]);
});
