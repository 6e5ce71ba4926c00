-- A receipt is in the language of the page from which the visitor has sent the form: "form (honeypot=empty; language=cy)"
-- in the header X-Client-Info. The function that writes it knows the languages of the site, and takes no other.

alter table private.outbox add column language text;

-- Returns the language of the page that the form has noticed, or null.
create function private.noticed_language() returns text
language sql stable security definer set search_path = '' as $$
  select pg_catalog.substring(
    private.request_headers() ->> 'x-client-info', '\mlanguage=([A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3})\M'
  )
$$;

-- Queues the other ways out of a submission. A quarantined one has a webhook when the owner releases it, and never a
-- receipt.
create or replace function private.queue_targets(stored_in text, id uuid, stored jsonb, held text) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (target, form_table, submission, held_for, receipt_key, language)
    select t.target, stored_in, id, held, key, case when t.target = 'receipt' then private.noticed_language() end
    from private.targets t, private.receipt_key(stored_in, stored ->> t.address_column) as key
    where t.form_table = stored_in and (t.target = 'webhook' or (held is null and key is not null))
    on conflict do nothing
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
      'is_test', entry.verification is not null, 'language', entry.language,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

revoke all on function private.noticed_language() from public, anon, authenticated, service_role;
