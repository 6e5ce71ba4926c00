-- What stands before every table of a form, as triggers, because they hold whatever a role has been granted:
-- one row a request, the same submission once a day, so many a client and so many in all; and what is deleted when.
-- Triggers of one kind run in the order of their names: one_row, own_columns, stored_once, within_limits.
-- Nothing here is for visitors: not the schema, not its tables, not its functions. Nothing here knows a form either:
-- it comes before all of them, and the migration of each brings its own triggers along.

create schema if not exists private;
revoke all on schema private from public;

-- id and created_at belong to the server, whatever a request says. The policy of each table checks the result.
create or replace function private.own_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := pg_catalog.gen_random_uuid();
  new.created_at := pg_catalog.now();
  return new;
end
$$;

-- One row. An operator or a test suite may change it; docs/database.md says how.
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
  -- Set by the host's own front, so that a visitor cannot write it. Empty: the right-most X-Forwarded-For.
  client_header text not null default 'cf-connecting-ip',
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into private.settings default values;

-- What arrived lately, as keyed hashes: no address and no answer can be read from it.
create table private.arrivals (
  submission uuid primary key,
  arrived_at timestamptz not null default now(),
  client bytea,
  content bytea not null
);
create index arrivals_by_client on private.arrivals (client, arrived_at);
create index arrivals_by_content on private.arrivals (content, arrived_at);
create index arrivals_by_time on private.arrivals (arrived_at);

-- No policy: nobody but the owner, whose functions those below are.
alter table private.settings enable row level security;
alter table private.settings force row level security;
alter table private.arrivals enable row level security;
alter table private.arrivals force row level security;
revoke all on private.settings, private.arrivals from public, anon, authenticated, service_role;

-- A request is one transaction, and a page sends one row.
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

-- The sender's network as a keyed hash. What a sender can write himself stands further left in X-Forwarded-For and
-- is not looked at. Who has no readable address shares one key with all others who have none.
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
    -- One line of a provider has a /64 of addresses of version 6.
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

-- What a visitor wrote, whatever the server added, as a keyed hash.
create function private.content_key(form_table regclass, submission jsonb) returns bytea
language sql stable security definer set search_path = '' as $$
  select pg_catalog.sha256(
    secret || pg_catalog.convert_to(form_table::text || (submission - 'id' - 'created_at')::text, 'UTF8')
  ) from private.settings
$$;

-- Sent again because the answer was lost, or by a double click: kept once, and answered like the first time.
create function private.stored_once() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earlier uuid;
  is_stored boolean;
begin
  -- One after the other until the transaction ends: two at the same moment would not see each other.
  perform pg_catalog.pg_advisory_xact_lock(7305119);
  for earlier in
    select a.submission from private.arrivals a, private.settings s
    where a.content = private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new))
      and a.arrived_at > pg_catalog.now() - s.repeat_window
  loop
    -- The provider may have deleted it since.
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

-- Hashes go as soon as nothing asks for them: the sender's after minutes, the content's after a day.
create function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  update private.arrivals a set client = null from private.settings s
    where a.client is not null and a.arrived_at <= pg_catalog.now() - s.limit_window;
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - greatest(s.repeat_window, s.limit_window);
$$;

-- Only what is stored counts: a refused row takes its own arrival back with it, and a repetition never gets here.
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

-- Deletes what the privacy policy says is deleted, from every table of a form, and returns how many rows that were.
-- A day early, so that a job that runs once a day keeps the promise.
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

-- Where the extension pg_cron is on, clean_up() runs every hour. Returns whether it does.
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

select private.schedule_clean_up();
