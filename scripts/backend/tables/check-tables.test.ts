import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { tableDiagnostics } from '../../../src/form-core/table/diagnostics.ts';
import { alterTableSql } from '../../../src/form-core/table/difference.ts';
import { formTables } from '../../../src/form-core/table/form-tables.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { loadContent } from '../../content/load-content.ts';
import { checkTables, compareTablesOf } from './check-tables.ts';
import { compareMigrations } from './compare-migrations.ts';

const INPUT = loadContent();
const FORMS = formTables(INPUT);
const [FORM, OTHER] = FORMS;
if (!FORM || !OTHER) throw new Error('The project has fewer than two forms.');
const { id, table } = FORM;

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

/** Of another table, since the changes above drop the index of the first. */
const OTHER_INDEX: Change = [
  `drop index public.${OTHER.table.name}_by_time;
    create index ${OTHER.table.name}_by_time on public.${OTHER.table.name} (id)`,
  `the index ${OTHER.table.name}_by_time differs`,
];

test('reports every change of a table, and writes the migration that undoes it', async () => {
  const changed = [
    { form: FORM, list: CHANGES },
    { form: OTHER, list: [OTHER_INDEX] },
  ];
  const changes = changed.flatMap(({ list }) => list.map(([sql]) => `${sql};\n`)).join('');
  const { tables } = await compareMigrations(
    withMigration(changes).migrations ?? [],
    changed.map(({ form }) => ({ id: form.id, table: form.table })),
  );
  let repairs = '';
  for (const [index, { form, list }] of changed.entries()) {
    const differences = tables[index]?.differences ?? [];
    const schemaFile = INPUT.formSchemas?.[form.id];
    if (!schemaFile) throw new Error('The form has no data schema.');
    const diagnostics = tableDiagnostics(form, schemaFile, differences);
    const messages = diagnostics.map(({ message }) => message).join('\n');
    for (const [, message] of list) expect(messages).toContain(message);
    for (const { code, hint } of diagnostics)
      expect(`${code} ${hint}`).toMatch(new RegExp(`table-mismatch .*npm run new migration ${form.id}`));
    repairs += alterTableSql(form.table.name, differences);
  }
  expect(await compareTablesOf(withMigration(changes + repairs))).toEqual([]);
});

test('reports a form without a table, and the command that writes it', async () => {
  const [found] = await compareTablesOf(withMigration(`drop table public.${table.name};`));
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
