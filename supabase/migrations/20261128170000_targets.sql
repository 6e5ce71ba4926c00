-- More ways out of the outbox: beside the mail to the site, a receipt to the visitor and a webhook. Each is a row of
-- the outbox with the same attempts, lease and states. The Edge Function says which forms have them, by calling
-- submissions_targets().

alter table private.outbox
  add column target text not null default 'mail' check (target in ('mail', 'receipt', 'webhook')),
  -- A keyed hash of the form, the address and the day: there is one receipt of each.
  add column receipt_key bytea unique,
  drop constraint outbox_submission_key,
  add constraint outbox_submission_target_key unique (submission, target),
  add check (kind = 'submission' or target = 'mail'),
  add check (receipt_key is null or target = 'receipt');

drop index private.outbox_by_attempt;
create index outbox_by_attempt on private.outbox (target, next_attempt_at, created_at)
  where sent_at is null and failed_at is null and held_for is null;

-- The tables of forms that have a receipt, with the column of the address, or a webhook.
create table private.targets (
  target text not null check (target in ('receipt', 'webhook')),
  form_table text not null,
  address_column text,
  primary key (target, form_table),
  check ((target = 'receipt') = (address_column is not null))
);
alter table private.targets enable row level security;
alter table private.targets force row level security;
revoke all on private.targets from public, anon, authenticated, service_role;

-- Sets which forms have a receipt, with the column of the address, and which a webhook. Others have none from now on:
-- {"receipt": {"visit_submissions": "email"}, "webhook": {"visit_submissions": null}}.
create function public.submissions_targets(wanted jsonb) returns void
language sql security definer set search_path = '' as $$
  delete from private.targets t where wanted -> t.target -> t.form_table is null;
  insert into private.targets as t (target, form_table, address_column)
    select target.key, form.key, form.value #>> '{}'
    from pg_catalog.jsonb_each(wanted) as target, pg_catalog.jsonb_each(target.value) as form
    on conflict (target, form_table) do update set address_column = excluded.address_column
      where t.address_column is distinct from excluded.address_column;
$$;

-- Returns the keyed hash of a form, an address and the day, or null if the text is no address. Addresses that mailboxes
-- often take for the same are the same: dots and what is behind a plus do not count.
create function private.receipt_key(form_table text, address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select pg_catalog.sha256(secret || pg_catalog.convert_to(pg_catalog.concat_ws(
    ' ', 'receipt', form_table, (pg_catalog.now() at time zone 'UTC')::date,
    pg_catalog.replace(pg_catalog.regexp_replace(pg_catalog.split_part(plain, '@', 1), '(.)\+.*$', '\1'), '.', ''),
    pg_catalog.split_part(plain, '@', 2)
  ), 'UTF8'))
  from private.settings, private.plain_text(address) as plain
  where address ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$'
$$;

-- Queues the other ways out of a submission. A quarantined one has a webhook when the owner releases it, and never a
-- receipt.
create function private.queue_targets(stored_in text, id uuid, stored jsonb, held text) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (target, form_table, submission, held_for, receipt_key)
    select t.target, stored_in, id, held, key
    from private.targets t, private.receipt_key(stored_in, stored ->> t.address_column) as key
    where t.form_table = stored_in and (t.target = 'webhook' or (held is null and key is not null))
    on conflict do nothing
$$;

-- Queues a submission for delivery, and tells its reference. A marked enquiry is a mail only: its address is invented.
create or replace function private.outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  held text := private.reason_to_hold();
  mark uuid := private.verification();
begin
  insert into private.outbox (form_table, submission, held_for, verification)
    values (tg_table_name, new.id, held, mark);
  if mark is null then
    perform private.queue_targets(tg_table_name, new.id, pg_catalog.to_jsonb(new), held);
  end if;
  perform private.tell_reference(new.id);
  return null;
end
$$;

-- Claims at most `batch` messages that are due. Returns each with its attempt and, for a submission, the row, or the
-- code of the error that reading it caused; `is_test` means that a message is about a marked enquiry. No other claim
-- returns a message within the lease, which is longer than the longest attempt: supabase/functions/deliver/limits.ts.
-- The query for the due messages is materialized: the planner could run it once for each row of the outbox, and then
-- the claim would take every message that is due. The mail to the site is before the receipts, and these are before the
-- webhooks, as in the alphabet: what a dead target takes is only the time that is left.
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
    with due as materialized (
      select id from private.outbox
      where sent_at is null and failed_at is null and held_for is null and attempts < 10
        -- A time that no pause explains: the clock has been set back.
        and (next_attempt_at <= pg_catalog.now() or next_attempt_at > pg_catalog.now() + interval '8 hours')
      order by target, next_attempt_at, created_at limit batch for update skip locked
    )
    update private.outbox o set attempts = o.attempts + 1, next_attempt_at = pg_catalog.now() + greatest(
      pg_catalog.make_interval(secs => lease_seconds), private.pause_after(o.attempts + 1)
    )
    from due where o.id = due.id
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
      'id', entry.id, 'attempt', entry.attempts, 'kind', entry.kind, 'target', entry.target,
      'created_at', entry.created_at,
      'form_table', entry.form_table, 'row', stored, 'digest', entry.digest, 'error', failure,
      'is_test', entry.verification is not null,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

-- Delivers again what has failed for good or is quarantined: one submission, or all that have failed. A receipt is
-- not among them: after days it would only surprise.
create or replace function public.submissions_requeue(which uuid default null) returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update private.outbox
      set attempts = 0, next_attempt_at = pg_catalog.now(), failed_at = null, held_for = null, last_error = null
      where sent_at is null and target <> 'receipt' and (
        case when which is null then failed_at is not null
        else submission = which and (failed_at is not null or held_for is not null) end
      )
      returning coalesce(submission, id) as message
  )
  select pg_catalog.count(distinct message)::integer from requeued
$$;

-- Returns the figures of the digest and of `npm run submissions -- --health`, without marked enquiries. A table that
-- cannot be read has null. `targets` has the figures of receipts and webhooks.
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
      where verification is null and target = 'mail'
    ) as o right join (select case when is_called then last_value else 0 end as refused from private.refusals) as r
      on true
    group by refused
  ) || (
    select pg_catalog.jsonb_build_object('errors', coalesce(pg_catalog.jsonb_agg(undelivered), '[]'))
    from (
      select o.form_table, o.target, coalesce(last_error, 'no-result') as error, pg_catalog.count(*) as count
      from private.outbox o where sent_at is null and held_for is null and attempts > 0 and verification is null
      group by 1, 2, 3 order by 1, 2, 3
    ) as undelivered
  ) || (
    select pg_catalog.jsonb_build_object('targets', coalesce(pg_catalog.jsonb_object_agg(target, figures), '{}'))
    from (
      select target, pg_catalog.jsonb_build_object(
        'delivered', pg_catalog.count(*) filter (where sent_at >= since),
        'waiting', pg_catalog.count(*) filter (where sent_at is null and failed_at is null and held_for is null),
        'dead', pg_catalog.count(*) filter (where failed_at is not null)
      ) as figures
      from private.outbox where target <> 'mail' group by target
    ) as others
  );
end
$$;

-- Returns SQL that begins with FROM: the rows of a form's table that match a filter (t), each with its delivery by mail
-- (o).
create or replace function private.matching_rows(form_table regclass, filter jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  digits text := pg_catalog.replace(filter ->> 'id', '-', '');
  address text := private.plain_text(filter ->> 'person');
  conditions text[] := array['true'];
begin
  if address !~ '^[^\s@]+@[^\s@]+$' then
    raise sqlstate '22023' using message = 'not an e-mail address';
  end if;
  conditions := conditions || case when filter ->> 'verification' is null then 'o.verification is null'
    else pg_catalog.format('o.verification = %L', (filter ->> 'verification')::uuid) end;
  conditions := conditions || case filter ->> 'state'
    when 'delivered' then 'o.sent_at is not null'
    when 'undelivered' then 'o.sent_at is null'
    when 'dead' then 'o.sent_at is null and o.failed_at is not null'
    when 'quarantined' then 'o.sent_at is null and o.failed_at is null and o.held_for is not null'
    when 'waiting' then 'o.id is not null and o.sent_at is null and o.failed_at is null and o.held_for is null'
    else 'true' end;
  if digits is not null then
    conditions := conditions || pg_catalog.format(
      't.id between %L and %L', pg_catalog.rpad(digits, 32, '0')::uuid, pg_catalog.rpad(digits, 32, 'f')::uuid
    );
  end if;
  if filter ->> 'contains' is not null then
    -- A literal text, ignoring case.
    conditions := conditions || pg_catalog.format(
      '%s operator(pg_catalog.~*) %L', private.row_text(form_table), '***=' || (filter ->> 'contains')
    );
  end if;
  if address is not null then
    conditions := conditions || pg_catalog.format(
      '%s operator(pg_catalog.~) %L and private.match_address(pg_catalog.to_jsonb(t.*), %L) is not null',
      private.row_text(form_table), private.address_pattern(address), address
    );
  end if;
  if filter -> 'before' is not null then
    conditions := conditions || pg_catalog.format(
      '(t.created_at, t.id) < (%L, %L)',
      (filter #>> '{before,created_at}')::timestamptz, (filter #>> '{before,id}')::uuid
    );
  end if;
  return pg_catalog.format(
    'from %s t left join private.outbox o on o.submission = t.id and o.target = ''mail'' where %s',
    form_table, pg_catalog.array_to_string(conditions, ' and ')
  );
end
$$;

-- Deletes expired submissions, and what refers to submissions that no longer exist. Returns the number of deleted
-- submissions. Deletes a day early, so that a daily job keeps the promise of the privacy policy. A table that cannot
-- be read or is locked does not stop the clean-up of the others.
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
  -- The digest has named a receipt that was not accepted for as long, and nothing can be done about it.
  delete from private.outbox o where o.failed_at < pg_catalog.now() - interval '7 days' and o.target = 'receipt';
  -- The hashes of addresses have done their work at the end of the day.
  update private.outbox set receipt_key = null
    where receipt_key is not null and created_at < pg_catalog.now() - interval '25 hours';
  delete from private.outbox where digest_day < pg_catalog.now() - interval '90 days';
  return total;
end
$$;

revoke all on function private.receipt_key(text, text), private.queue_targets(text, uuid, jsonb, text)
  from public, anon, authenticated, service_role;
revoke all on function public.submissions_targets(jsonb) from public, anon, authenticated;
grant execute on function public.submissions_targets(jsonb) to service_role;
