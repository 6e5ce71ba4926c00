-- The parts that the tables of all forms share. The migration of a form creates its table with row-level security,
-- one policy for INSERT, and five triggers, which apply whatever has been granted to a role. PostgreSQL runs them in
-- the order of their names: one_row, own_columns, stored_once and within_limits before the insert, then outbox after
-- it. stored_once and within_limits are in the file of the limits, outbox is in the file of the outbox.

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

-- The rule of every text that a visitor writes: it has at least one visible character. The forms treat any other text
-- as empty. The class lists whitespace characters, because \s does not match the same ones in JavaScript and
-- PostgreSQL.
create function private.is_visible(value text) returns boolean
language sql immutable strict set search_path = '' return
  value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]';

revoke all on function
  private.one_row(), private.own_columns(), private.form_tables()
  from public, anon, authenticated, service_role;

-- A CHECK runs with the privileges of the role that inserts. Visitors still cannot call the function: the schema is
-- closed to them.
revoke all on function private.is_visible(text) from public, anon, authenticated, service_role;
grant execute on function private.is_visible(text) to anon, authenticated, service_role;

-- Replaces: 20261120080000, 20261121190000, 20261121213000
