import { CHANGED_BODIES } from './changed-bodies.ts';
import { FORM_TABLES } from './tables.ts';

/** A plausible wrong change to the database that the tests must detect. */
export interface SqlMutant {
  name: string;
  sql: string;
  /** The form whose tests must detect the mutant. */
  form: string;
  /** The column whose rule is removed, if the mutant removes one. */
  column?: string;
  /** The function whose body is changed. */
  changed?: string;
}

/** Constraints and functions that mutants can remove or change. */
export interface Catalogue {
  checks: { table: string; name: string }[];
  required: { table: string; column: string }[];
  functions: string[];
  /** Functions with the rights of the role that calls them: those of the checks. */
  invokers: string[];
}

/** Reads the catalogue. */
export const CATALOGUE = `
select json_build_object(
  'checks', (select json_agg(json_build_object('table', conrelid::regclass, 'name', conname) order by conname)
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace),
  'required', (select json_agg(json_build_object('table', attrelid::regclass, 'column', attname) order by attname)
    from pg_attribute join pg_class on pg_class.oid = attrelid where attnotnull and attnum > 0 and relkind = 'r'
    and relnamespace = 'public'::regnamespace and attname not in ('id', 'created_at')),
  'functions', (select json_agg(oid::regprocedure::text order by 1) from pg_proc
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosecdef),
  'invokers', (select json_agg(oid::regprocedure::text order by 1) from pg_proc
    where pronamespace = 'private'::regnamespace and not prosecdef)
) as catalogue`;

const ROLES = ['anon', 'authenticated', 'public'];
const PRIVILEGES = ['select', 'update', 'delete', 'truncate', 'references', 'trigger'];

function rules({ checks, required }: Catalogue): SqlMutant[] {
  const formOf = (table: string) => FORM_TABLES.find((form) => form.table === table)?.id ?? '';
  return [
    ...checks.map(({ table, name }) => ({
      name: `${table} without ${name}`,
      sql: `alter table public.${table} drop constraint ${name}`,
      form: formOf(table),
      column: name.replace(/_rules$/, ''),
    })),
    ...required.map(({ table, column }) => ({
      name: `${table}.${column} is nullable`,
      sql: `alter table public.${table} alter ${column} drop not null`,
      form: formOf(table),
      column,
    })),
  ];
}

function access(): SqlMutant[] {
  return FORM_TABLES.flatMap(({ id: form, table, sender: { column } }) => {
    const statements = [
      ...ROLES.flatMap((role) =>
        PRIVILEGES.map((privilege) => `grant ${privilege} on public.${table} to ${role}`),
      ),
      ...ROLES.flatMap((role) =>
        ['id', 'created_at'].map((column) => `grant insert (${column}) on public.${table} to ${role}`),
      ),
      ...['anon', 'authenticated'].flatMap((role) => [
        `grant select (${column}) on public.${table} to ${role}`,
        `revoke insert (${column}) on public.${table} from ${role}`,
      ]),
      `alter table public.${table} disable row level security`,
      `alter table public.${table} no force row level security`,
      `drop policy visitors_insert on public.${table}`,
      `alter policy visitors_insert on public.${table} with check (true)`,
      `alter policy visitors_insert on public.${table} to public`,
      `create policy more on public.${table} for select using (true)`,
      `create policy more on public.${table} for insert with check (true)`,
      `create view public.leak as select * from public.${table}`,
      ...['one_row', 'own_columns', 'stored_once', 'within_limits', 'outbox'].flatMap((name) => [
        `drop trigger ${name} on public.${table}`,
        `alter table public.${table} disable trigger ${name}`,
      ]),
    ];
    return statements.map((sql): SqlMutant => ({ name: sql, sql, form }));
  });
}

function insides({ functions, invokers }: Catalogue): SqlMutant[] {
  const statements = [
    ...invokers.flatMap((name) => [
      ...[`alter function ${name} security definer`, `alter function ${name} reset search_path`],
      ...[`grant execute on function ${name} to public`, `revoke execute on function ${name} from anon`],
    ]),
    ...functions.flatMap((name) => [
      `alter function ${name} security invoker`,
      `alter function ${name} reset search_path`,
      `grant execute on function ${name} to anon`,
      `grant execute on function ${name} to authenticated`,
    ]),
    ...['settings', 'arrivals', 'outbox', 'erasures', 'verifications'].flatMap((name) => [
      `alter table private.${name} disable row level security`,
      `alter table private.${name} no force row level security`,
      `grant select on private.${name} to anon`,
      `grant select on private.${name} to service_role`,
    ]),
    'grant usage on sequence private.refusals to anon',
    'grant usage on schema private to anon',
    'grant create on schema public to anon',
  ];
  return statements.map((sql): SqlMutant => ({ name: sql, sql, form: ANY_FORM }));
}

/** The tests of any form detect a mutant of the shared functions. */
const ANY_FORM = FORM_TABLES[0]?.id ?? '';

function bodies(): SqlMutant[] {
  return CHANGED_BODIES.map(([name, from, to]): SqlMutant => {
    const quoted = (text: string) => `$text$${text}$text$`;
    const definition = `(select pg_get_functiondef(oid) from pg_proc
      where proname = '${name}' and pronamespace::regnamespace::text in ('private', 'public'))`;
    return {
      name: `${name}: ${to || 'nothing'} instead of ${from}`,
      // Throws if the body does not contain the text, since a mutant without a change proves nothing.
      sql: `do $do$ declare body text := ${definition}; begin
        if position(${quoted(from)} in body) = 0 then raise exception 'not in ${name}'; end if;
        execute replace(body, ${quoted(from)}, ${quoted(to)});
      end $do$`,
      form: ANY_FORM,
      changed: name,
    };
  });
}

/** Every mutant. */
export function mutants(catalogue: Catalogue): SqlMutant[] {
  return [...rules(catalogue), ...access(), ...insides(catalogue), ...bodies()];
}
