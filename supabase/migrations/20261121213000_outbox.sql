-- Delivery of submissions by e-mail, erasure, and quarantine. docs/database.md explains each part.
-- A trigger queues every submission in the transaction that stores it. The Edge Function `deliver` claims what is queued,
-- sends it and records the result. Visitors have no access to any of it. The functions in `public` are for programs of
-- the owner: only service_role can execute them, because it alone can reach the schema through the API.

alter table private.settings
  -- Submissions from one network (IPv4: /24, IPv6: /48) within limit_window, so that no network takes the whole limit.
  add column network_limit integer not null default 15 check (network_limit >= 0),
  -- A form that is sent sooner after the page was opened is quarantined.
  add column least_seconds integer not null default 3 check (least_seconds between 0 and 60),
  -- The daily digest is queued at this time (UTC).
  add column digest_at time not null default '07:00';

alter table private.arrivals add column network bytea;
create index arrivals_by_network on private.arrivals (network, arrived_at);

-- Counts refused submissions. A refusal rolls its transaction back; a sequence keeps its value.
create sequence private.refusals;

-- One row for each message. It contains no value that a visitor entered.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'submission' check (kind in ('submission', 'digest')),
  form_table text,
  submission uuid unique,
  digest_day date unique,
  digest jsonb,
  created_at timestamptz not null default now(),
  -- Why a submission is quarantined. It is not delivered until the owner releases it.
  held_for text check (held_for in ('honeypot', 'speed')),
  attempts integer not null default 0 check (attempts between 0 and 10),
  -- When the next attempt may begin. A claim moves it past the lease, so that no other claim takes the row meanwhile.
  next_attempt_at timestamptz not null default now(),
  -- A code such as http-500: no text from the provider, which could quote the message.
  last_error text check (last_error ~ '^[a-z0-9_-]{1,60}$'),
  sent_at timestamptz,
  provider_message_id text check (char_length(provider_message_id) <= 200),
  -- When the last attempt had failed.
  failed_at timestamptz,
  check ((kind = 'submission') = (submission is not null and form_table is not null)),
  check ((kind = 'digest') = (digest_day is not null and digest is not null))
);
create index outbox_by_attempt on private.outbox (next_attempt_at)
  where sent_at is null and failed_at is null and held_for is null;

-- Proof that a request for erasure was carried out, without the data of the person.
create table private.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  submissions integer not null
);

alter table private.outbox enable row level security;
alter table private.outbox force row level security;
alter table private.erasures enable row level security;
alter table private.erasures force row level security;
revoke all on private.outbox, private.erasures from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;

-- Returns the headers of the request, or null outside a request.
create function private.request_headers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
exception when data_exception then
  return null;
end
$$;

-- Returns the address of the client. Uses only the last entry of X-Forwarded-For, because the client can forge the
-- entries before it.
create function private.client_address() returns inet
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := private.request_headers();
  host_header text;
  address text;
begin
  select client_header into strict host_header from private.settings;
  address := coalesce(nullif(headers ->> host_header, ''), headers ->> 'x-forwarded-for');
  address := pg_catalog.btrim(pg_catalog.split_part(address, ',', -1));
  address := pg_catalog.regexp_replace(address, '^([0-9.]+):[0-9]+$', '\1');
  return address::inet;
exception when data_exception then
  return null;
end
$$;

-- Returns a keyed hash of the client's network. All clients without a readable address share one key.
create function private.network_key(ipv4_bits integer, ipv6_bits integer) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  address inet := private.client_address();
  network text;
begin
  network := pg_catalog.network(pg_catalog.set_masklen(
    address, case pg_catalog.family(address) when 6 then ipv6_bits else ipv4_bits end
  ));
  return (
    select pg_catalog.sha256(secret || pg_catalog.convert_to(coalesce(network, 'unknown'), 'UTF8'))
    from private.settings
  );
end
$$;

drop function private.client_key();

create or replace function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  update private.arrivals a set client = null, network = null from private.settings s
    where a.client is not null and a.arrived_at <= pg_catalog.now() - s.limit_window;
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - greatest(s.repeat_window, s.limit_window);
$$;

create or replace function private.within_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  -- An IPv6 customer usually has a /64 network.
  sender bytea := private.network_key(32, 64);
  neighbours bytea := private.network_key(24, 48);
  from_sender bigint;
  from_network bigint;
  from_all bigint;
begin
  select * into strict settings from private.settings;
  perform private.forget_arrivals();
  select pg_catalog.count(*) filter (where client = sender),
      pg_catalog.count(*) filter (where network = neighbours), pg_catalog.count(*)
    into from_sender, from_network, from_all
    from private.arrivals where arrived_at > pg_catalog.now() - settings.limit_window;
  if from_sender >= settings.client_limit or from_network >= settings.network_limit
    or from_all >= settings.site_limit
  then
    perform pg_catalog.nextval('private.refusals');
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      hint = pg_catalog.format(
        'Try again in %s minutes.',
        pg_catalog.ceil(extract(epoch from settings.limit_window) / 60)
      );
  end if;
  insert into private.arrivals (submission, client, network, content)
    values (new.id, sender, neighbours, private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new)));
  return new;
end
$$;

-- Returns why a submission is quarantined, or null. The form adds what it noticed to the header X-Client-Info, outside
-- the row: "form (honeypot=empty; seconds=42)". A request without it is treated as one of a person.
create function private.reason_to_hold() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  noticed text := private.request_headers() ->> 'x-client-info';
  least integer;
begin
  if noticed ~ '\mhoneypot=filled\M' then
    return 'honeypot';
  end if;
  select least_seconds into strict least from private.settings;
  if pg_catalog.substring(noticed, '\mseconds=([0-9]{1,6})\M')::integer < least then
    return 'speed';
  end if;
  return null;
end
$$;

-- Queues a submission for delivery.
create function private.outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (form_table, submission, held_for)
    values (tg_table_name, new.id, private.reason_to_hold());
  return null;
end
$$;

-- Returns the tables of all forms.
create function private.form_tables() returns setof regclass
language sql stable security definer set search_path = '' as $$
  select tgrelid::regclass from pg_catalog.pg_trigger where tgfoid = 'private.own_columns()'::regprocedure
  order by tgrelid::regclass::text
$$;

do $$
declare
  form_table regclass;
begin
  for form_table in select private.form_tables() loop
    execute format(
      'create trigger outbox after insert on %s for each row execute function private.outbox()', form_table
    );
  end loop;
end
$$;

-- Returns how long delivery waits after an attempt: ten attempts within 23 hours. The provider must not have forgotten
-- the idempotency key of the first one, which Resend does after 24 hours.
create function private.pause_after(attempt integer) returns interval
language sql immutable security definer set search_path = '' as $$
  select (array[
    '1 minute', '4 minutes', '15 minutes', '40 minutes', '2 hours', '3 hours', '4 hours', '6 hours', '7 hours'
  ])[attempt]::interval
$$;

-- Returns the figures of the digest and of `npm run submissions -- --health`. Contains no personal data.
create function private.health(since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  form_table regclass;
  arrived bigint;
  enquiries jsonb := '{}';
  refused_before bigint;
begin
  for form_table in select private.form_tables() loop
    execute pg_catalog.format('select pg_catalog.count(*) from %s where created_at >= $1', form_table)
      into arrived using since;
    enquiries := enquiries || pg_catalog.jsonb_build_object(
      pg_catalog.regexp_replace(form_table::text, '^public\.', ''), arrived
    );
  end loop;
  select (digest ->> 'refused_in_total')::bigint into refused_before from private.outbox
    where kind = 'digest' order by digest_day desc limit 1;
  return (
    select pg_catalog.jsonb_build_object(
      'since', since, 'until', pg_catalog.now(), 'enquiries', enquiries,
      'delivered', pg_catalog.count(*) filter (where kind = 'submission' and sent_at >= since),
      'retries', coalesce(pg_catalog.sum(attempts - 1) filter (where sent_at >= since and attempts > 1), 0),
      'waiting', pg_catalog.count(*) filter (where is_waiting),
      'oldest_waiting', pg_catalog.min(created_at) filter (where is_waiting),
      'dead', pg_catalog.count(*) filter (where failed_at is not null),
      'quarantined', pg_catalog.count(*) filter (where held_for is not null),
      'refused', refused - coalesce(refused_before, 0), 'refused_in_total', refused
    )
    from (
      select *, sent_at is null and failed_at is null and held_for is null as is_waiting from private.outbox
    ) as o right join (select case when is_called then last_value else 0 end as refused from private.refusals) as r
      on true
    group by refused
  );
end
$$;

-- Queues the digest of the day, also when nothing has arrived.
create function private.queue_digest() returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (pg_catalog.now() at time zone 'UTC')::date;
  before timestamptz;
begin
  if (pg_catalog.now() at time zone 'UTC')::time < (select digest_at from private.settings)
    or exists (select from private.outbox where digest_day = today)
  then
    return;
  end if;
  select pg_catalog.max(created_at) into before from private.outbox
    where kind = 'digest' and created_at <= pg_catalog.now();
  insert into private.outbox (kind, digest_day, digest)
    values ('digest', today, private.health(coalesce(before, pg_catalog.now() - interval '24 hours')))
    on conflict do nothing;
end
$$;

-- Claims messages that are due. Returns each with its attempt and, for a submission, the row. No other claim returns
-- them within the lease.
create function public.submissions_claim(batch integer default 10, lease_seconds integer default 180) returns json
language plpgsql security definer set search_path = '' as $$
declare
  entry private.outbox;
  stored json;
  claimed json[] := '{}';
begin
  perform private.queue_digest();
  -- A function that was stopped during its last attempt has recorded no error.
  update private.outbox set failed_at = pg_catalog.now(), last_error = coalesce(last_error, 'stopped')
    where sent_at is null and failed_at is null and held_for is null and attempts >= 10
      and next_attempt_at <= pg_catalog.now();
  for entry in
    update private.outbox o set attempts = o.attempts + 1, next_attempt_at = pg_catalog.now() + greatest(
      pg_catalog.make_interval(secs => lease_seconds), private.pause_after(o.attempts + 1)
    )
    where o.id in (
      select id from private.outbox
      where sent_at is null and failed_at is null and held_for is null and attempts < 10
        -- A time that no pause explains: the clock has been set back.
        and (next_attempt_at <= pg_catalog.now() or next_attempt_at > pg_catalog.now() + interval '8 hours')
      order by next_attempt_at, created_at limit batch for update skip locked
    )
    returning o.*
  loop
    stored := null;
    if entry.kind = 'submission' then
      execute pg_catalog.format('select pg_catalog.to_json(t) from public.%I t where id = $1', entry.form_table)
        into stored using entry.submission;
      if stored is null then
        delete from private.outbox where id = entry.id;
        continue;
      end if;
    end if;
    claimed := claimed || pg_catalog.json_build_object(
      'id', entry.id, 'attempt', entry.attempts, 'kind', entry.kind, 'created_at', entry.created_at,
      'form_table', entry.form_table, 'row', stored, 'digest', entry.digest,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

-- Records that the provider has accepted a message. An answer that comes after the lease counts as well.
create function public.submissions_sent(message uuid, message_id text default null) returns void
language sql security definer set search_path = '' as $$
  update private.outbox set sent_at = pg_catalog.now(), provider_message_id = pg_catalog.left(message_id, 200),
      failed_at = null, last_error = null
    where id = message and sent_at is null
$$;

-- Records a failed attempt. Ignored if a later attempt has begun or the message was sent.
create function public.submissions_failed(
  message uuid, attempt integer, error text, retry_after integer default 0
) returns void
language sql security definer set search_path = '' as $$
  update private.outbox set last_error = error,
      failed_at = case when attempts >= 10 then pg_catalog.now() end,
      next_attempt_at = pg_catalog.now() + greatest(
        private.pause_after(attempts), pg_catalog.make_interval(secs => least(retry_after, 3600))
      )
    where id = message and attempts = attempt and sent_at is null and failed_at is null
$$;

-- Delivers again what has failed for good or is quarantined: one submission, or all that have failed.
create function public.submissions_requeue(which uuid default null) returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update private.outbox
      set attempts = 0, next_attempt_at = pg_catalog.now(), failed_at = null, held_for = null, last_error = null
      where sent_at is null and (
        case when which is null then failed_at is not null
        else submission = which and (failed_at is not null or held_for is not null) end
      )
      returning 1
  )
  select pg_catalog.count(*)::integer from requeued
$$;

create function public.submissions_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.health(pg_catalog.now() - interval '24 hours')
$$;

-- Returns what delivery knows about a submission, or about a digest.
create function private.delivery_of(entry private.outbox) returns jsonb
language sql stable security definer set search_path = '' as $$
  select pg_catalog.jsonb_build_object(
    'id', entry.id, 'state', case
      when entry.sent_at is not null then 'delivered'
      when entry.failed_at is not null then 'dead'
      when entry.held_for is not null then 'quarantined'
      else 'waiting' end,
    'held_for', entry.held_for, 'attempts', entry.attempts, 'last_error', entry.last_error,
    'next_attempt_at', entry.next_attempt_at, 'sent_at', entry.sent_at,
    'provider_message_id', entry.provider_message_id
  )
$$;

-- Returns the submissions of one form's table, or of all, newest first, each with the state of its delivery.
create function public.submissions_list(only_table text default null) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  form_table regclass;
  part json[];
  found json[] := '{}';
begin
  for form_table in select private.form_tables() loop
    continue when only_table is not null
      and form_table is distinct from pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(only_table));
    execute pg_catalog.format(
      'select coalesce(pg_catalog.array_agg(pg_catalog.json_build_object(
        ''table'', $1, ''row'', pg_catalog.to_json(t), ''delivery'', private.delivery_of(o)
      ) order by t.created_at desc, t.id), ''{}'') from %s t left join private.outbox o on o.submission = t.id',
      form_table
    ) into part using pg_catalog.regexp_replace(form_table::text, '^public\.', '');
    found := found || part;
  end loop;
  return pg_catalog.array_to_json(found);
end
$$;

-- Finds everything about a person by e-mail address: rows of which a value is the address, and rows in which a text
-- contains it. With `erase`, removes them everywhere and leaves a note without personal data. Rows that only mention the
-- address belong to another person; `mentions` includes them.
create function public.submissions_person(
  address text, erase boolean default false, mentions boolean default false
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := pg_catalog.lower(pg_catalog.btrim(address));
  form_table regclass;
  part json[];
  found json[] := '{}';
  erased uuid[];
begin
  if wanted !~ '^\S+@\S+$' then
    raise sqlstate '22023' using message = 'not an e-mail address';
  end if;
  for form_table in select private.form_tables() loop
    execute pg_catalog.format(
      'select coalesce(pg_catalog.array_agg(entry), ''{}'') from (
        select pg_catalog.json_build_object(
          ''table'', $1, ''row'', pg_catalog.to_json(t), ''delivery'', private.delivery_of(o),
          ''hash_kept'', exists (select from private.arrivals a where a.submission = t.id), ''match'', case when exists (
            select from pg_catalog.jsonb_path_query(pg_catalog.to_jsonb(t), ''$.**'') v
            where pg_catalog.lower(pg_catalog.btrim(v #>> ''{}'')) = $2
          ) then ''value'' else ''mention'' end
        ) as entry
        from %s t left join private.outbox o on o.submission = t.id
        where pg_catalog.strpos(pg_catalog.lower(pg_catalog.to_jsonb(t)::text), $2) > 0
        order by t.created_at
      ) as entries',
      form_table
    ) into part using pg_catalog.regexp_replace(form_table::text, '^public\.', ''), wanted;
    found := found || part;
  end loop;
  if erase then
    select coalesce(pg_catalog.array_agg((entry #>> '{row,id}')::uuid), '{}') into erased
      from pg_catalog.unnest(found) as entry where mentions or entry ->> 'match' = 'value';
    for form_table in select private.form_tables() loop
      execute pg_catalog.format('delete from %s where id = any ($1)', form_table) using erased;
    end loop;
    delete from private.outbox where submission = any (erased);
    delete from private.arrivals where submission = any (erased);
    insert into private.erasures (submissions) values (pg_catalog.cardinality(erased));
  end if;
  return pg_catalog.array_to_json(found);
end
$$;

-- Deletes expired submissions, and what refers to submissions that no longer exist.
create or replace function private.clean_up() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  form_table regclass;
  deleted bigint;
  total bigint := 0;
begin
  perform private.forget_arrivals();
  for form_table in select private.form_tables() loop
    execute pg_catalog.format(
      'delete from %s using private.settings s where created_at < pg_catalog.now() - s.retention + interval ''1 day''',
      form_table
    );
    get diagnostics deleted = row_count;
    total := total + deleted;
    execute pg_catalog.format(
      'delete from private.outbox o where o.kind = ''submission'' and not exists (select from %s t where t.id = o.submission)
        and pg_catalog.to_regclass(''public.'' || pg_catalog.quote_ident(o.form_table)) = $1', form_table
    ) using form_table;
  end loop;
  delete from private.outbox where digest_day < pg_catalog.now() - interval '90 days';
  return total;
end
$$;

create function public.submissions_clean_up() returns bigint
language sql security definer set search_path = '' as $$
  select private.clean_up()
$$;

-- Asks the Edge Function to deliver what is queued. Its address and the key that it expects are in the Vault. Returns
-- false where pg_net or the Vault is missing. A lost request loses nothing: the next one delivers.
create function private.wake() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  wake_key text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is null
    or not exists (select from pg_catalog.pg_proc where proname = 'http_post'
      and pronamespace = pg_catalog.to_regnamespace('net')::oid)
  then
    return false;
  end if;
  execute 'select pg_catalog.max(decrypted_secret) filter (where name = ''deliver_url''),
      pg_catalog.max(decrypted_secret) filter (where name = ''deliver_key'')
    from vault.decrypted_secrets' into address, wake_key;
  if address is null or wake_key is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using address, pg_catalog.jsonb_build_object(
      'Content-Type', 'application/json', 'Authorization', 'Bearer ' || wake_key
    );
  return true;
end
$$;

-- Wakes the Edge Function every minute if the extension pg_cron is enabled. Returns true if it is.
create function private.schedule_delivery() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'submissions-deliver'::text, '* * * * *'::text, 'select private.wake()'::text;
  return true;
end
$$;

revoke all on function
  private.request_headers(), private.client_address(), private.network_key(integer, integer), private.reason_to_hold(),
  private.outbox(), private.form_tables(), private.pause_after(integer), private.health(timestamptz),
  private.queue_digest(), private.delivery_of(private.outbox), private.wake(), private.schedule_delivery()
  from public, anon, authenticated, service_role;

revoke all on function
  public.submissions_claim(integer, integer), public.submissions_sent(uuid, text),
  public.submissions_failed(uuid, integer, text, integer), public.submissions_requeue(uuid),
  public.submissions_health(), public.submissions_list(text), public.submissions_person(text, boolean, boolean),
  public.submissions_clean_up()
  from public, anon, authenticated;
grant execute on function
  public.submissions_claim(integer, integer), public.submissions_sent(uuid, text),
  public.submissions_failed(uuid, integer, text, integer), public.submissions_requeue(uuid),
  public.submissions_health(), public.submissions_list(text), public.submissions_person(text, boolean, boolean),
  public.submissions_clean_up()
  to service_role;

-- Databases that applied an earlier text of this file are accepted: it ended with scheduling a job, which stopped the
-- migration where pg_cron exists and the owner may not use it. 20261123100300_closed_cron.sql schedules both jobs.
-- Same effect: sha256 c978a72ae71379c8aaa837a346cd1736d096cea946412f40244f24a4d85fd2f0
