import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { tableDiagnostics } from '../../../src/form-core/table/diagnostics.ts';
import { alterTableSql } from '../../../src/form-core/table/difference.ts';
import { formTables } from '../../../src/form-core/table/form-tables.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { loadContent } from '../../content/load-content.ts';
import { checkTables, compareTablesOf } from './check-tables.ts';
import { compareMigrations } from './compare-migrations.ts';

const INPUT = loadContent();
const FORMS = formTables(INPUT);
const [FORM] = FORMS;
if (!FORM) throw new Error('The project has no form.');
const { id, table } = FORM;
const schemaFile = INPUT.formSchemas?.[id];
if (!schemaFile) throw new Error('The form has no data schema.');

const withMigration = (text: string): CompileInput => ({
  ...INPUT,
  migrations: [...(INPUT.migrations ?? []), { path: 'supabase/migrations/29990101000000_more.sql', text }],
});

type Change = [sql: string, message: string];

/** Changes that a later migration could make by mistake, and a part of the message about each. */
const CHANGES: Change[] = [
  [`drop trigger one_row on public.${table.name}`, 'the trigger one_row is missing'],
  [`alter table public.${table.name} disable trigger within_limits`, 'the trigger within_limits'],
  [`alter table public.${table.name} no force row level security`, 'row-level security'],
  [`drop policy visitors_insert on public.${table.name}`, 'the policy visitors_insert is missing'],
  [`create policy readers on public.${table.name} for select using (true)`, 'the policy readers differs'],
  [`grant select on public.${table.name} to anon`, 'visitors have the permissions anon SELECT'],
  [`drop index public.${table.name}_by_time`, `the index ${table.name}_by_time is missing`],
  [`alter table public.${table.name} add column note text`, 'no field of the form fills the column note'],
  [`alter table public.${table.name} drop constraint ${table.checks[0]?.name}`, 'the table lacks'],
  [
    `alter table public.${table.name} alter ${table.columns[0]?.name} drop not null`,
    'the form requires a value',
  ],
  [
    `alter table public.${table.name} add constraint more check (true)`,
    'a rule that the form does not have: more',
  ],
];

const OTHER_INDEX: Change = [
  `drop index public.${table.name}_by_time; create index ${table.name}_by_time on public.${table.name} (id)`,
  `the index ${table.name}_by_time differs`,
];

test.each([
  ['every change', CHANGES],
  ['an index of another column', [OTHER_INDEX]],
])('reports %s of a table, and writes the migration that undoes it', async (_, list) => {
  const changes = list.map(([sql]) => `${sql};\n`).join('');
  const { tables } = await compareMigrations(withMigration(changes).migrations ?? [], [{ id, table }]);
  const differences = tables[0]?.differences ?? [];
  const diagnostics = tableDiagnostics(FORM, schemaFile, differences);
  const messages = diagnostics.map(({ message }) => message).join('\n');
  for (const [, message] of list) expect(messages).toContain(message);
  for (const { code, hint } of diagnostics)
    expect(`${code} ${hint}`).toMatch(new RegExp(`table-mismatch .*npm run new migration ${id}`));

  const repair = alterTableSql(table.name, differences);
  expect(await compareTablesOf(withMigration(changes + repair))).toEqual([]);
});

test('reports a form without a table, and the command that writes it', async () => {
  const [found] = await compareTablesOf(withMigration(`drop table public.${table.name};`));
  expect(found).toMatchObject({ code: 'table-mismatch', hint: `Run: npm run new migration ${id}` });
  expect(found?.message).toContain('no migration creates it');
});

test.each([
  ['a syntax error', 'select 1;\n\ncreate tabel x ();', 3, 'syntax error'],
  ['a missing table', '-- More\nalter table public.nothing add column a text;', 2, 'does not exist'],
])('reports %s in a migration at its line', async (_, sql, line, message) => {
  const [found] = await compareTablesOf(withMigration(sql));
  expect(found).toMatchObject({ file: 'supabase/migrations/29990101000000_more.sql', line });
  expect(found?.message).toContain(message);
});

test('keeps the result until a migration changes', async () => {
  const root = temporaryFolder(onTestFinished);
  const broken = withMigration(`alter table public.${table.name} add column note text;`);
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
