-- The daily digest: figures about delivery, sent by e-mail, also on a day without submissions. If it does not arrive,
-- delivery is broken. It contains no personal data.

-- Returns the figures of the digest and of `npm run submissions -- --health`, without marked enquiries. A table that
-- cannot be read has null.
create function private.health(since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  form_table regclass;
  arrived bigint;
  enquiries jsonb := '{}';
  refused_before bigint;
begin
  for form_table in select private.form_tables() loop
    begin
      execute pg_catalog.format('select pg_catalog.count(*) from %s t where created_at >= $1 and not exists (
        select from private.outbox o where o.submission = t.id and o.verification is not null)', form_table)
        into arrived using since;
    exception when query_canceled or others then
      arrived := null;
    end;
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
      where verification is null
    ) as o right join (select case when is_called then last_value else 0 end as refused from private.refusals) as r
      on true
    group by refused
  ) || (
    select pg_catalog.jsonb_build_object('errors', coalesce(pg_catalog.jsonb_agg(undelivered), '[]'))
    from (
      select o.form_table, coalesce(last_error, 'no-result') as error, pg_catalog.count(*) as count
      from private.outbox o where sent_at is null and held_for is null and attempts > 0 and verification is null
      group by 1, 2 order by 1, 2
    ) as undelivered
  );
end
$$;

-- Queues the digest of the day, also when no submission has arrived.
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

create function public.submissions_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.health(pg_catalog.now() - interval '24 hours')
$$;

revoke all on function
  private.health(timestamptz), private.queue_digest()
  from public, anon, authenticated, service_role;
revoke all on function public.submissions_health() from public, anon, authenticated;
grant execute on function public.submissions_health() to service_role;

-- Replaces: 20261121213000, 20261123090000, 20261123160000
