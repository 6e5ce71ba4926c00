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

/** Functions that mutants can change. */
export interface Catalogue {
  functions: string[];
  /** Functions with the rights of the role that calls them: the interpreter of the rules. */
  invokers: string[];
}

/** Reads the catalogue. */
export const CATALOGUE = `
select json_build_object(
  'functions', (select json_agg(oid::regprocedure::text order by 1) from pg_proc
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosecdef),
  'invokers', (select json_agg(oid::regprocedure::text order by 1) from pg_proc
    where pronamespace = 'private'::regnamespace and not prosecdef)
) as catalogue`;

/** What the database does not judge by, and the type, which the column has too. */
const NO_RULES = ['type', 'format', 'pattern', 'default', 'items'];

/**
 * Whether other rules refuse the same without this one: nobody sees an empty text, and a list without repetitions is
 * not longer than its options. No form sends an empty list.
 */
const isAnyway = (keyword: string, limit: unknown, schema: object) =>
  (['minLength', 'minItems'].includes(keyword) && limit === 1) ||
  (keyword === 'maxItems' && 'uniqueItems' in schema);

const ROLES = ['anon', 'authenticated', 'public'];
const PRIVILEGES = ['select', 'update', 'delete', 'truncate', 'references', 'trigger'];

/** Every rule of every field of the stored rules, left out once. */
function rules(): SqlMutant[] {
  return FORM_TABLES.flatMap(({ id, rules: { core, columns } }) => {
    const properties = core['properties'] as Record<string, object>;
    return Object.entries(properties).flatMap(([name, schema]) =>
      Object.entries(schema)
        .filter(([keyword, limit]) => !NO_RULES.includes(keyword) && !isAnyway(keyword, limit, schema))
        .map(
          ([keyword]): SqlMutant => ({
            name: `${id}.${name} without ${keyword}`,
            sql: `update private.forms set core = core #- '{properties,${name},${keyword}}' where form = '${id}'`,
            form: id,
            column: String(columns[name]),
          }),
        ),
    );
  });
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
      ...['one_row', 'own_columns', 'stored_once', 'within_limits', 'row_rules', 'outbox'].flatMap((name) => [
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
      ...[`alter function ${name} security definer`, `alter function ${name} set search_path = public`],
      ...[`grant execute on function ${name} to public`, `grant execute on function ${name} to anon`],
    ]),
    ...functions.flatMap((name) => [
      `alter function ${name} security invoker`,
      `alter function ${name} reset search_path`,
      `grant execute on function ${name} to anon`,
      `grant execute on function ${name} to authenticated`,
    ]),
    ...['settings', 'arrivals', 'outbox', 'erasures', 'verifications', 'forms', 'targets'].flatMap((name) => [
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
  return [...rules(), ...access(), ...insides(catalogue), ...bodies()];
}
