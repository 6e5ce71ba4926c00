-- No entry of the outbox stops the others, and the digest names what was not delivered.

-- Claims messages that are due. Returns each with its attempt and, for a submission, the row, or the code of the error that
-- reading it caused. No other claim returns a message within the lease, which is longer than the longest attempt:
-- supabase/functions/deliver/limits.ts.
create or replace function public.submissions_claim(batch integer default 10, lease_seconds integer default 90)
returns json
language plpgsql security definer set search_path = '' as $$
declare
  entry private.outbox;
  stored json;
  failure text;
  claimed json[] := '{}';
begin
  -- A table that somebody has locked, or that takes long to read, must not hold up the messages of the others.
  perform pg_catalog.set_config('lock_timeout', '500ms', true);
  begin
    perform private.queue_digest();
  exception when query_canceled or others then
    raise warning 'no digest was queued: %', sqlerrm;
  end;
  -- A function that was stopped during its last attempt has recorded no error.
  update private.outbox set failed_at = pg_catalog.now(), last_error = coalesce(last_error, 'stopped')
    where id in (
      select id from private.outbox
      where sent_at is null and failed_at is null and held_for is null and attempts >= 10
        and next_attempt_at <= pg_catalog.now()
      for update skip locked
    );
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
    failure := null;
    if entry.kind = 'submission' then
      begin
        execute pg_catalog.format('select pg_catalog.to_json(t) from public.%I t where id = $1', entry.form_table)
          into stored using entry.submission;
        failure := case when stored is null then 'no-row' end;
      exception
        when undefined_table then failure := 'no-table';
        when query_canceled or others then failure := 'sql-' || pg_catalog.lower(sqlstate);
      end;
    end if;
    claimed := claimed || pg_catalog.json_build_object(
      'id', entry.id, 'attempt', entry.attempts, 'kind', entry.kind, 'created_at', entry.created_at,
      'form_table', entry.form_table, 'row', stored, 'digest', entry.digest, 'error', failure,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

-- Records a failed attempt. Ignored if a later attempt has begun or the message was sent. The provider's pause counts up to
-- a quarter of an hour: with it, all attempts are over before a provider forgets the idempotency key of the first one.
create or replace function public.submissions_failed(
  message uuid, attempt integer, error text, retry_after integer default 0
) returns void
language sql security definer set search_path = '' as $$
  update private.outbox set last_error = error,
      failed_at = case when attempts >= 10 then pg_catalog.now() end,
      next_attempt_at = pg_catalog.now() + greatest(
        private.pause_after(attempts), pg_catalog.make_interval(secs => least(retry_after, 900))
      )
    where id = message and attempts = attempt and sent_at is null and failed_at is null
$$;

-- Returns the figures of the digest and of `npm run submissions -- --health`. Contains no personal data. A table that cannot
-- be read has null.
create or replace function private.health(since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  form_table regclass;
  arrived bigint;
  enquiries jsonb := '{}';
  refused_before bigint;
begin
  for form_table in select private.form_tables() loop
    begin
      execute pg_catalog.format('select pg_catalog.count(*) from %s where created_at >= $1', form_table)
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
    ) as o right join (select case when is_called then last_value else 0 end as refused from private.refusals) as r
      on true
    group by refused
  ) || (
    select pg_catalog.jsonb_build_object('errors', coalesce(pg_catalog.jsonb_agg(undelivered), '[]'))
    from (
      select o.form_table, coalesce(last_error, 'no-result') as error, pg_catalog.count(*) as count
      from private.outbox o where sent_at is null and held_for is null and attempts > 0
      group by 1, 2 order by 1, 2
    ) as undelivered
  );
end
$$;

-- Deletes expired submissions, and what refers to submissions that no longer exist. A table that cannot be read or is locked
-- leaves the others as they are.
create or replace function private.clean_up() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  form_table regclass;
  deleted bigint;
  total bigint := 0;
begin
  perform pg_catalog.set_config('lock_timeout', '500ms', true);
  perform private.forget_arrivals();
  for form_table in select private.form_tables() loop
    begin
      execute pg_catalog.format(
        'delete from %s using private.settings s where created_at < pg_catalog.now() - s.retention + interval ''1 day''',
        form_table
      );
      get diagnostics deleted = row_count;
      execute pg_catalog.format(
        'delete from private.outbox o where o.kind = ''submission'' and not exists (select from %s t where t.id = o.submission)
          and pg_catalog.to_regclass(''public.'' || pg_catalog.quote_ident(o.form_table)) = $1', form_table
      ) using form_table;
      total := total + deleted;
    exception when query_canceled or others then
      raise warning 'no clean-up of %: %', form_table, sqlerrm;
    end;
  end loop;
  -- The digest has named a message of a removed table for a week.
  delete from private.outbox o where o.failed_at < pg_catalog.now() - interval '7 days' and o.kind = 'submission'
    and pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(o.form_table)) is null;
  delete from private.outbox where digest_day < pg_catalog.now() - interval '90 days';
  return total;
end
$$;
