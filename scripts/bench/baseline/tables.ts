import type { PGlite } from '@electric-sql/pglite';

/** One line for each part of the database that migrations make, in PostgreSQL's notation. */
const PARTS = `with made as (select oid, nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'),
tables as (select pg_class.*, oid::regclass::text as title from pg_class
  where relnamespace in (select oid from made) and relkind in ('r', 'v'))
select title || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
  from tables join pg_attribute on attrelid = tables.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
union all select title || ' constraint ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
  from tables join pg_constraint on conrelid = tables.oid
union all select title || ' index ' || pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
union all select title || ' trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(pg_trigger.oid)
  from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
union all select title || ' policy ' || concat_ws(' ', policyname, permissive, roles, cmd, qual, with_check)
  from tables join pg_policies on tablename = relname
union all select title || ' row security ' || relrowsecurity || ' ' || relforcerowsecurity from tables
union all select title || ' grant ' || grantee || ' ' || privilege_type from tables join information_schema.table_privileges on table_name = relname
union all select title || '.' || column_name || ' grant ' || grantee || ' ' || privilege_type
  from tables join information_schema.column_privileges on table_name = relname where grantee not in ('postgres', 'service_role')
union all select pg_get_functiondef(pg_proc.oid) || coalesce(E'\\n' || proacl::text, '') from pg_proc
  where pronamespace in (select oid from made) and prokind = 'f'`;

/** Lists columns, constraints, indexes, triggers, policies, privileges and functions of a database. */
export async function describeTables(database: PGlite): Promise<string> {
  const { rows } = await database.query<{ line: string }>(PARTS);
  return `${rows
    .map(({ line }) => line)
    .sort()
    .join('\n')}\n`;
}
