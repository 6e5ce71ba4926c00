-- The reference of a submission: what its visitor is shown and can read out, and the owner finds it by, such as
-- QR7K-2M9X. It is made of the row's id, so it is no column, no visitor can choose it, and a repetition has the same.

-- Returns the first 48 bits of an id, which are random, as seven characters, and a check character.
-- referenceOf() in supabase/functions/deliver/reference.ts returns the same, and explains the characters.
create function private.reference(submission uuid) returns text
language sql immutable strict security definer set search_path = '' as $$
  with start as (
    select ('x' || pg_catalog.left(pg_catalog.replace(submission::text, '-', ''), 12))::bit(48)::bigint as bits
  ), number as (
    select pg_catalog.div(bits::numeric * 17249876309, 281474976710656) as value from start
  ), digits as (
    select place, pg_catalog.mod(pg_catalog.div(value, (29 ^ (7 - place))::numeric), 29)::integer as digit
      from number, pg_catalog.generate_series(1, 7) as place
  ), written as (
    select pg_catalog.string_agg(pg_catalog.substr('23456789ABCDEFGHJKMNPQRTVWXYZ', digit + 1, 1), '' order by place)
      || pg_catalog.substr('23456789ABCDEFGHJKMNPQRTVWXYZ', (pg_catalog.sum(place * digit) % 29)::integer + 1, 1) as text
      from digits
  )
  select pg_catalog.left(text, 4) || '-' || pg_catalog.right(text, 4) from written
$$;

-- Tells the visitor the reference, who may not read the row: in a header that pages of another origin may read.
create function private.tell_reference(submission uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_catalog.set_config('response.headers', pg_catalog.json_build_array(
    pg_catalog.json_build_object('Content-Location', '/' || private.reference(submission))
  )::text, true)
$$;

-- Queues a submission for delivery, and tells its reference.
create or replace function private.outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (form_table, submission, held_for, verification)
    values (tg_table_name, new.id, private.reason_to_hold(), private.verification());
  perform private.tell_reference(new.id);
  return null;
end
$$;

-- Answers a repetition of a stored submission as if it were stored, and with the reference of the stored one.
create or replace function private.stored_once() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sender bytea := private.network_key(32, 64);
  own_content bytea := private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new));
  earlier uuid;
  is_stored boolean;
begin
  -- Concurrent transactions do not see each other's rows, so they wait for each other here.
  perform pg_catalog.pg_advisory_xact_lock(7305119);
  for earlier in
    select a.submission from private.arrivals a, private.settings s
    where a.client = sender and a.content = own_content
      and a.arrived_at > pg_catalog.now() - least(s.repeat_window, s.limit_window)
    order by a.arrived_at
  loop
    -- The owner may have deleted the row since.
    execute pg_catalog.format('select exists (select from %s where id = $1)', tg_relid::regclass)
      into is_stored using earlier;
    if is_stored then
      perform private.admit(new.id, own_content);
      perform pg_catalog.set_config('response.status', '201', true);
      perform private.tell_reference(earlier);
      return null;
    end if;
  end loop;
  return new;
end
$$;

revoke all on function private.reference(uuid), private.tell_reference(uuid)
  from public, anon, authenticated, service_role;
