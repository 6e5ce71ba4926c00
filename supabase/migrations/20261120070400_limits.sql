-- Rate limits, and repetitions of a submission, which are stored once.
--
-- Whether a submission is stored once or refused depends on nothing that other people have sent: otherwise anybody
-- could find out whether a submission exists. So a repetition is one of the same client, while the hash of its
-- address is stored, and it counts towards the limits like any other submission.

-- Recent submissions as keyed hashes, from which no address and no value can be read.
create table private.arrivals (
  submission uuid primary key,
  arrived_at timestamptz not null default now(),
  client bytea,
  content bytea not null,
  network bytea
);
create index arrivals_by_client on private.arrivals (client, arrived_at);
create index arrivals_by_network on private.arrivals (network, arrived_at);
create index arrivals_by_time on private.arrivals (arrived_at);

-- No policy: only the owner has access, and the functions below run as the owner.
alter table private.arrivals enable row level security;
alter table private.arrivals force row level security;
revoke all on private.arrivals from public, anon, authenticated, service_role;

-- Counts refused submissions. A refusal rolls its transaction back; a sequence keeps its value.
create sequence private.refusals;
revoke all on sequence private.refusals from public, anon, authenticated, service_role;

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

-- Returns a keyed hash of the values that the visitor entered, without the columns that the server sets.
create function private.content_key(form_table regclass, submission jsonb) returns bytea
language sql stable security definer set search_path = '' as $$
  select pg_catalog.sha256(
    secret || pg_catalog.convert_to(form_table::text || (submission - 'id' - 'created_at')::text, 'UTF8')
  ) from private.settings
$$;

-- Deletes the hashes of the address and of the submission, which are needed together.
create function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - s.limit_window;
  select private.erase_verifications(pg_catalog.now() - interval '1 hour');
$$;

-- Enforces the rate limits, and counts a submission. Only a row that PostgreSQL refuses rolls back its arrival.
create function private.admit(submission uuid, content bytea) returns void
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
  -- A marked enquiry takes nothing of what visitors may send, and equal ones of two runs are both stored.
  if private.verification() is null then
    insert into private.arrivals (submission, client, network, content)
      values (submission, sender, neighbours, content);
  end if;
end
$$;

-- Stores equal submissions of a client once, and gives each the same response: a visitor sends again when the
-- response was lost.
create function private.stored_once() returns trigger
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
  loop
    -- The owner may have deleted the row since.
    execute pg_catalog.format('select exists (select from %s where id = $1)', tg_relid::regclass)
      into is_stored using earlier;
    if is_stored then
      perform private.admit(new.id, own_content);
      perform pg_catalog.set_config('response.status', '201', true);
      return null;
    end if;
  end loop;
  return new;
end
$$;

-- Enforces the rate limits for a submission that is no repetition: stored_once has counted the others.
create function private.within_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admit(new.id, private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new)));
  return new;
end
$$;

revoke all on function
  private.request_headers(), private.client_address(), private.network_key(integer, integer),
  private.content_key(regclass, jsonb), private.forget_arrivals(), private.admit(uuid, bytea),
  private.stored_once(), private.within_limits()
  from public, anon, authenticated, service_role;

-- Replaces: 20261120080000, 20261121213000, 20261123160000, 20261127210000
