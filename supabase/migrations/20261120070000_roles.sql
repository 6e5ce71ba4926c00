-- The roles, and the schema that visitors cannot reach.
--
-- The owner applies the migrations. Its role owns every table and function, and the functions of the triggers run
-- with its privileges. Visitors are anon and authenticated: they insert rows into the tables of forms, and have no
-- other privilege. service_role is for the programs of the owner: it executes the functions public.submissions_*,
-- which are not in the schema private because a hosted project's API cannot reach that schema.

-- Stops if the owner's role has no BYPASSRLS. Every table has row-level security that applies to its owner too:
-- without the attribute, the functions of the triggers would read no settings, and each insert would fail.
do $$
begin
  if not exists (
    select from pg_catalog.pg_roles where rolname = current_user and (rolbypassrls or rolsuper)
  ) then
    raise exception using
      message = pg_catalog.format(
        'The role %I needs the attribute BYPASSRLS: without it, no form can be sent.', current_user
      ),
      hint = pg_catalog.format(
        'As a superuser, run: alter role %I bypassrls; then apply the migrations again.', current_user
      );
  end if;
end
$$;

-- Cancels a visitor's statement after three seconds, as hosted projects do: a request that takes long must not occupy a
-- connection. PostgREST applies this setting of a role to each request. A time that the project has set stays.
do $$
declare
  visitor text;
begin
  for visitor in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') and not exists (
      select from pg_catalog.unnest(rolconfig) as setting where setting like 'statement_timeout=%'
    )
  loop
    execute pg_catalog.format('alter role %I set statement_timeout = %L', visitor, '3s');
  end loop;
exception when insufficient_privilege then
  raise warning 'The role "%" may not limit the time of visitors.', current_user using
    hint = 'As a superuser, run: alter role anon set statement_timeout = ''3s''; and the same for authenticated.';
end
$$;

create schema if not exists private;
revoke all on schema private from public;

-- Replaces: 20261120080000, 20261123100200
