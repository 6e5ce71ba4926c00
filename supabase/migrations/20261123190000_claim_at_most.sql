-- Claims at most `batch` messages that are due. The query for them is materialized: the planner could run it once for each
-- row of the outbox, and then all that were due were claimed, and those beyond the first waited for the end of their lease.
-- `is_test` says that a message is about a marked enquiry.
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
