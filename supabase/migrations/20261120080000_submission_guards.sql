-- Guards for the tables of all forms: one row per request, equal submissions stored once a day, rate limits, and the
-- deletion of old submissions. They are triggers, so that they apply whatever has been granted to a role. PostgreSQL
-- runs the triggers of a table in the order of their names: one_row, own_columns, stored_once, within_limits.
-- Visitors have no access to the schema, its tables and its functions. This migration does not refer to any form; the
-- migration of each form creates its table and the triggers on it.

create schema if not exists private;
revoke all on schema private from public;

-- Sets id and created_at, whatever values the request has. The policy of each table checks the result.
create or replace function private.own_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := pg_catalog.gen_random_uuid();
  new.created_at := pg_catalog.now();
  return new;
end
$$;

-- One row. docs/database.md describes how to change the settings.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  client_limit integer not null default 5 check (client_limit >= 0),
  site_limit integer not null default 60 check (site_limit >= 0),
  limit_window interval not null default interval '10 minutes'
    check (limit_window > interval '0' and limit_window < interval '24 hours'),
  repeat_window interval not null default interval '24 hours'
    check (repeat_window >= interval '0' and repeat_window <= interval '24 hours'),
  -- The privacy policy promises 18 months at the latest.
  retention interval not null default interval '18 months'
    check (retention > interval '1 day' and retention <= interval '18 months'),
  -- A request header that the host sets and a visitor cannot forge. If empty: the last entry of X-Forwarded-For.
  client_header text not null default 'cf-connecting-ip',
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into private.settings default values;

-- Recent submissions as keyed hashes, from which no address and no value can be read.
create table private.arrivals (
  submission uuid primary key,
  arrived_at timestamptz not null default now(),
  client bytea,
  content bytea not null
);
create index arrivals_by_client on private.arrivals (client, arrived_at);
create index arrivals_by_content on private.arrivals (content, arrived_at);
create index arrivals_by_time on private.arrivals (arrived_at);

-- No policy: only the owner has access, and the functions below run as the owner.
alter table private.settings enable row level security;
alter table private.settings force row level security;
alter table private.arrivals enable row level security;
alter table private.arrivals force row level security;
revoke all on private.settings, private.arrivals from public, anon, authenticated, service_role;

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

-- Returns a keyed hash of the client's network. Uses only the last entry of X-Forwarded-For, because the client can
-- forge the entries before it. All clients without a readable address share one key.
create function private.client_key() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  headers jsonb;
  address text;
  network inet;
begin
  select * into strict settings from private.settings;
  begin
    headers := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
    address := coalesce(nullif(headers ->> settings.client_header, ''), headers ->> 'x-forwarded-for');
    address := pg_catalog.btrim(pg_catalog.split_part(address, ',', -1));
    address := pg_catalog.regexp_replace(address, '^([0-9.]+):[0-9]+$', '\1');
    network := address::inet;
    -- An IPv6 customer usually has a /64 network.
    network := pg_catalog.set_masklen(network, case pg_catalog.family(network) when 6 then 64 else 32 end);
    network := pg_catalog.network(network);
  exception when data_exception then
    network := null;
  end;
  return pg_catalog.sha256(
    settings.secret || pg_catalog.convert_to(coalesce(network::text, 'unknown'), 'UTF8')
  );
end
$$;

-- Returns a keyed hash of the values that the visitor entered, without the columns that the server sets.
create function private.content_key(form_table regclass, submission jsonb) returns bytea
language sql stable security definer set search_path = '' as $$
  select pg_catalog.sha256(
    secret || pg_catalog.convert_to(form_table::text || (submission - 'id' - 'created_at')::text, 'UTF8')
  ) from private.settings
$$;

-- Stores equal submissions once, and gives each the same response: a visitor sends again when the response was lost.
create function private.stored_once() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earlier uuid;
  is_stored boolean;
begin
  -- Concurrent transactions do not see each other's rows, so they wait for each other here.
  perform pg_catalog.pg_advisory_xact_lock(7305119);
  for earlier in
    select a.submission from private.arrivals a, private.settings s
    where a.content = private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new))
      and a.arrived_at > pg_catalog.now() - s.repeat_window
  loop
    -- The owner may have deleted the row since.
    execute pg_catalog.format('select exists (select from %s where id = $1)', tg_relid::regclass)
      into is_stored using earlier;
    if is_stored then
      perform pg_catalog.set_config('response.status', '201', true);
      return null;
    end if;
  end loop;
  return new;
end
$$;

-- Deletes hashes that are no longer needed: the client's after minutes, the content's after a day.
create function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  update private.arrivals a set client = null from private.settings s
    where a.client is not null and a.arrived_at <= pg_catalog.now() - s.limit_window;
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - greatest(s.repeat_window, s.limit_window);
$$;

-- Enforces the rate limits. Only stored rows count: a refused row rolls back its arrival, and stored_once ends the
-- insert of an equal row before this trigger.
create function private.within_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  sender bytea := private.client_key();
  from_sender bigint;
  from_all bigint;
begin
  select * into strict settings from private.settings;
  perform private.forget_arrivals();
  select pg_catalog.count(*) filter (where client = sender), pg_catalog.count(*) into from_sender, from_all
    from private.arrivals where arrived_at > pg_catalog.now() - settings.limit_window;
  if from_sender >= settings.client_limit or from_all >= settings.site_limit then
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      hint = pg_catalog.format(
        'Try again in %s minutes.',
        pg_catalog.ceil(extract(epoch from settings.limit_window) / 60)
      );
  end if;
  insert into private.arrivals (submission, client, content)
    values (new.id, sender, private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new)));
  return new;
end
$$;

-- Deletes the submissions that the privacy policy says are deleted, from the tables of all forms. Returns the number
-- of deleted rows. Deletes a day early, so that a daily job keeps the promise.
create function private.clean_up() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  form_table regclass;
  deleted bigint;
  total bigint := 0;
begin
  perform private.forget_arrivals();
  for form_table in
    select tgrelid from pg_catalog.pg_trigger where tgfoid = 'private.own_columns()'::regprocedure
  loop
    execute pg_catalog.format(
      'delete from %s using private.settings s where created_at < pg_catalog.now() - s.retention + interval ''1 day''',
      form_table
    );
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;

-- Runs clean_up() every hour if the extension pg_cron is enabled. Returns true if it is.
create function private.schedule_clean_up() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'submissions-clean-up'::text, '17 * * * *'::text, 'select private.clean_up()'::text;
  return true;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- Databases that applied an earlier text of this file are accepted: it ended with scheduling a job, which stopped the
-- migration where pg_cron exists and the owner may not use it. 20261123100300_closed_cron.sql schedules both jobs.
-- Same effect: sha256 e13bcc116cc55709bc58fae4da77fa971b4774f0995b3ad06c42d3176d05a418
