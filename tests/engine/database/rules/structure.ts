import type { PostgresDatabase } from '../../../../scripts/backend/postgres.ts';
import { FORM_TABLES } from '../tables.ts';

const TRIGGERS = ['one_row', 'own_columns', 'stored_once', 'within_limits'];

/** What protects the tables, as one line each. */
export const STRUCTURE = `
select 'table ' || oid::regclass || ' rls ' || relrowsecurity || ' forced ' || relforcerowsecurity as fact
  from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
union all
select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
  where schemaname in ('public', 'private')
union all
select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgfoid::regproc || ' ' || tgtype || ' ' || tgenabled::text
  from pg_trigger where not tgisinternal
union all
select 'function ' || proname || ' definer ' || prosecdef || ' ' || coalesce(array_to_string(proconfig, ','), '')
  from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
union all
select 'view ' || oid::regclass from pg_class
  where relkind in ('v', 'm') and relnamespace::regnamespace::text in ('public', 'private')
`;

const FUNCTIONS = [
  ...TRIGGERS,
  'client_key',
  'content_key',
  'forget_arrivals',
  'clean_up',
  'schedule_clean_up',
];

function expected(): string[] {
  const tables = FORM_TABLES.map(({ table }) => table);
  return [
    ...[...tables, 'private.settings', 'private.arrivals'].map(
      (name) => `table ${name} rls true forced true`,
    ),
    ...tables.map(
      (name) => `policy ${name} visitors_insert PERMISSIVE {anon,authenticated} INSERT (created_at = now())`,
    ),
    // 7: for each row, before, insert.
    ...tables.flatMap((table) => TRIGGERS.map((name) => `trigger ${table} ${name} private.${name} 7 O`)),
    ...FUNCTIONS.map((name) => `function ${name} definer true search_path=""`),
  ];
}

/** Compares what is with what must be. */
export function structureProblems(facts: { fact: string }[]): string[] {
  const must = new Set(expected());
  const are = new Set(facts.map(({ fact }) => fact));
  return [
    ...[...are].filter((fact) => !must.has(fact)).map((fact) => `not expected: ${fact}`),
    ...[...must].filter((fact) => !are.has(fact)).map((fact) => `missing: ${fact}`),
  ];
}

/** What protects the tables of a database. */
export function readStructure(database: PostgresDatabase): Promise<{ fact: string }[]> {
  return database.query<{ fact: string }>(STRUCTURE);
}
