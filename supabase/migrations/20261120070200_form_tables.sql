-- The parts that the tables of all forms share. Each has row-level security, one policy for INSERT, and six triggers,
-- which apply whatever has been granted to a role. PostgreSQL runs them in the order of their names: one_row,
-- own_columns, row_rules, stored_once and within_limits before the insert, then outbox after it. stored_once and
-- within_limits are in the file of the limits, row_rules in the file of the rules, outbox in that of the outbox.

-- Refuses a second row in a request. A request is one transaction.
create function private.one_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.current_setting('submissions.row', true) <> '' then
    raise sqlstate 'PT413' using
      message = 'One submission at a time', hint = 'Send each one in a request of its own.';
  end if;
  perform pg_catalog.set_config('submissions.row', 'taken', true);
  return new;
end
$$;

-- Sets id and created_at, whatever values the request has. The policy of each table checks the result.
create function private.own_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := pg_catalog.gen_random_uuid();
  new.created_at := pg_catalog.now();
  return new;
end
$$;

-- Returns the tables of all forms: those with the trigger own_columns.
create function private.form_tables() returns setof regclass
language sql stable security definer set search_path = '' as $$
  select tgrelid::regclass from pg_catalog.pg_trigger where tgfoid = 'private.own_columns()'::regprocedure
  order by tgrelid::regclass::text
$$;

revoke all on function
  private.one_row(), private.own_columns(), private.form_tables()
  from public, anon, authenticated, service_role;

-- Replaces: 20261120080000, 20261121190000, 20261121213000
