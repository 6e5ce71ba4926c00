-- Whether a submission is stored once or refused depends on nothing that other people have sent. Until now a repetition of
-- anybody's submission was answered with 201 where every other one was refused, and counted towards no limit, so that anybody
-- could ask whether a submission exists. A repetition is now one of the same client, while the hash of its address exists,
-- and it counts like any other submission.

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

-- Stores equal submissions of a client once, and gives each the same response: a visitor sends again when the response was
-- lost.
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
create or replace function private.within_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admit(new.id, private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new)));
  return new;
end
$$;

-- Deletes the hashes of the address and of the submission, which are needed together.
create or replace function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - s.limit_window;
  select private.erase_verifications(pg_catalog.now() - interval '1 hour');
$$;

drop index private.arrivals_by_content;

-- A longer window has no effect now.
alter table private.settings alter column repeat_window set default interval '10 minutes';
update private.settings set repeat_window = least(repeat_window, limit_window);

revoke all on function private.admit(uuid, bytea) from public, anon, authenticated, service_role;
