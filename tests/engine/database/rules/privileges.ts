import type { PostgresDatabase } from '../../../support/postgres.ts';
import { words } from '../../../support/words.ts';
import { FORM_TABLES } from '../tables.ts';

/**
 * Visitors of a hosted project have the first two roles, the owner's programs the third. PUBLIC applies to every role.
 */
const ROLES = ['anon', 'authenticated', 'service_role', 'public'];

const TABLES = `select c.oid, c.oid::regclass::text as name from pg_class c
  where relkind in ('r', 'v', 'm', 'p', 'f') and relnamespace::regnamespace::text in ('public', 'private')`;

/** Reads every combination of role, privilege and subject, and whether the role has the privilege. */
export const PRIVILEGES = `
with role as (select unnest(array[${ROLES.map((role) => `'${role}'`)}]) as role),
tables as (${TABLES})
select role, privilege, name as subject, has_table_privilege(role, oid, privilege) as held
  from role, tables, unnest(array['select','insert','update','delete','truncate','references','trigger']) privilege
union all
select role, privilege, name || '.' || attname, has_column_privilege(role, oid, attnum, privilege)
  from role, tables join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped,
    unnest(array['select','insert','update','references']) privilege
union all
select role, privilege, oid::regclass::text, has_sequence_privilege(role, oid, privilege)
  from role, pg_class, unnest(array['usage','select','update']) privilege
  where relkind = 'S' and relnamespace::regnamespace::text in ('public', 'private')
union all
select role, 'execute', oid::regprocedure::text, has_function_privilege(role, oid, 'execute')
  from role, pg_proc where pronamespace::regnamespace::text in ('public', 'private')
union all
select role, privilege, 'schema ' || nspname, has_schema_privilege(role, oid, privilege)
  from role, pg_namespace, unnest(array['usage','create']) privilege
  where nspname in ('public', 'private', 'supabase_migrations')
`;

/** The functions for programs of the owner. */
const OWNER_FUNCTIONS = words(`
  submissions_claim(integer,integer) submissions_sent(uuid,text) submissions_failed(uuid,integer,text,integer)
  submissions_requeue(uuid) submissions_health() submissions_list(jsonb,integer)
  submissions_count(jsonb) submissions_erase(uuid[]) submissions_clean_up()
  submissions_mark() submissions_unmark() submissions_catalogue() submissions_targets(jsonb)
  submissions_receive(text,jsonb,text,text) submissions_newest(integer) submissions_done(uuid,boolean)
  studio_editors() studio_editor(text) studio_set_editor(text,text,text,text) studio_remove_editor(text)
`);

/** The allowed privileges: inserting into the columns of the forms, and using the schema. */
function expected(): Set<string> {
  const columns = FORM_TABLES.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `insert ${table}.${column}`),
  );
  return new Set([
    ...['anon', 'authenticated'].flatMap((role) =>
      [...columns, 'usage schema public'].map((cell) => `${role} ${cell}`),
    ),
    ...OWNER_FUNCTIONS.map((name) => `service_role execute ${name}`),
    'service_role usage schema public',
    // PostgreSQL grants this privilege to everyone by default.
    'public usage schema public',
  ]);
}

interface Cell {
  role: string;
  privilege: string;
  subject: string;
  held: boolean;
}

/**
 * The platform decides what service_role may do with a form's table: everything in older projects, nothing in newer.
 */
const isPlatformDefault = ({ role, subject, privilege }: Cell) =>
  role === 'service_role' &&
  privilege !== 'execute' &&
  FORM_TABLES.some(({ table }) => subject === table || subject.startsWith(`${table}.`));

/** Compares the actual privileges with the allowed ones. */
export function privilegeViolations(all: Cell[]): string[] {
  const allowed = expected();
  const cells = all.filter((cell) => !isPlatformDefault(cell));
  const names = cells.map(({ role, privilege, subject }) => `${role} ${privilege} ${subject}`);
  const extra = names.filter((name, index) => cells[index]?.held && !allowed.has(name));
  const held = new Set(names.filter((_, index) => cells[index]?.held));
  return [
    ...extra.map((name) => `must not have: ${name}`),
    ...[...allowed].filter((name) => !held.has(name)).map((name) => `lacks: ${name}`),
  ];
}

/** Reads all privileges of a database. */
export function readPrivileges(database: PostgresDatabase): Promise<Cell[]> {
  return database.query<Cell>(PRIVILEGES);
}
