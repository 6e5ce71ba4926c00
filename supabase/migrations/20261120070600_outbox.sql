-- Delivery of submissions by e-mail. A trigger queues every submission in the transaction that stores it. The Edge
-- Function `deliver` claims the messages that are due, sends them and records the results. docs/database.md explains
-- leases, attempts and dead letters.

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
  -- The mark of a marked enquiry.
  verification uuid references private.verifications on delete cascade,
  check ((kind = 'submission') = (submission is not null and form_table is not null)),
  check ((kind = 'digest') = (digest_day is not null and digest is not null))
);
create index outbox_by_attempt on private.outbox (next_attempt_at)
  where sent_at is null and failed_at is null and held_for is null;
-- The few submissions that are not delivered, for lists of one state.
create index outbox_by_submission on private.outbox (submission) where sent_at is null;
create index outbox_by_verification on private.outbox (verification) where verification is not null;

alter table private.outbox enable row level security;
alter table private.outbox force row level security;
revoke all on private.outbox from public, anon, authenticated, service_role;

-- Queues a submission for delivery.
create function private.outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (form_table, submission, held_for, verification)
    values (tg_table_name, new.id, private.reason_to_hold(), private.verification());
  return null;
end
$$;

-- Returns how long delivery waits after an attempt: ten attempts within 23 hours. The provider must not have
-- forgotten the idempotency key of the first one, which Resend does after 24 hours.
create function private.pause_after(attempt integer) returns interval
language sql immutable security definer set search_path = '' as $$
  select (array[
    '1 minute', '4 minutes', '15 minutes', '40 minutes', '2 hours', '3 hours', '4 hours', '6 hours', '7 hours'
  ])[attempt]::interval
$$;

-- Claims at most `batch` messages that are due. Returns each with its attempt and, for a submission, the row, or the
-- code of the error that reading it caused; `is_test` means that a message is about a marked enquiry. No other claim
-- returns a message within the lease, which is longer than the longest attempt: supabase/functions/deliver/limits.ts.
-- The query for the due messages is materialized: the planner could run it once for each row of the outbox, and then
-- the claim would take every message that is due.
create function public.submissions_claim(batch integer default 10, lease_seconds integer default 90)
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
      order by next_attempt_at, created_at limit batch for update skip locked
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
      'id', entry.id, 'attempt', entry.attempts, 'kind', entry.kind, 'created_at', entry.created_at,
      'form_table', entry.form_table, 'row', stored, 'digest', entry.digest, 'error', failure,
      'is_test', entry.verification is not null,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

-- Records that the provider has accepted a message. A response that arrives after the lease counts as well.
create function public.submissions_sent(message uuid, message_id text default null) returns void
language sql security definer set search_path = '' as $$
  update private.outbox set sent_at = pg_catalog.now(), provider_message_id = pg_catalog.left(message_id, 200),
      failed_at = null, last_error = null
    where id = message and sent_at is null
$$;

-- Records a failed attempt. Ignored if a later attempt has begun or the message was sent. The provider's pause counts
-- up to a quarter of an hour: with it, all attempts are over before a provider forgets the idempotency key of the
-- first one.
create function public.submissions_failed(
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

revoke all on function
  private.outbox(), private.pause_after(integer), private.delivery_of(private.outbox)
  from public, anon, authenticated, service_role;
revoke all on function
  public.submissions_claim(integer, integer), public.submissions_sent(uuid, text),
  public.submissions_failed(uuid, integer, text, integer), public.submissions_requeue(uuid)
  from public, anon, authenticated;
grant execute on function
  public.submissions_claim(integer, integer), public.submissions_sent(uuid, text),
  public.submissions_failed(uuid, integer, text, integer), public.submissions_requeue(uuid)
  to service_role;

-- Replaces: 20261121213000, 20261123090000, 20261123100100, 20261123160000, 20261123190000
