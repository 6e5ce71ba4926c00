-- Enquiries that somebody has dealt with: the studio lists the newest ones by reference and time, without a value that
-- a visitor has entered. The mark is on the message to the site, so erasing a submission erases it as well.

alter table private.outbox
  add column done_at timestamptz,
  add check (done_at is null or (kind = 'submission' and target = 'mail'));

-- Returns the state of a delivery, and when somebody marked its enquiry as done.
create or replace function private.delivery_of(entry private.outbox) returns jsonb
language sql stable security definer set search_path = '' as $$
  select pg_catalog.jsonb_build_object(
    'id', entry.id, 'state', case
      when entry.sent_at is not null then 'delivered'
      when entry.failed_at is not null then 'dead'
      when entry.held_for is not null then 'quarantined'
      else 'waiting' end,
    'held_for', entry.held_for, 'attempts', entry.attempts, 'last_error', entry.last_error,
    'next_attempt_at', entry.next_attempt_at, 'sent_at', entry.sent_at,
    'provider_message_id', entry.provider_message_id, 'done_at', entry.done_at
  )
$$;

-- Returns the newest enquiries of each form without their values, with the number of all and of those that nobody has
-- marked as done. Marked enquiries of `npm run verify` and quarantined ones are not among them.
create function public.submissions_newest(most integer default 5) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  entry record;
  found json;
  forms json[] := '{}';
begin
  for entry in select form, form_table from private.forms order by form loop
    execute pg_catalog.format(
      'select pg_catalog.json_build_object(
        ''form'', %L::text, ''count'', pg_catalog.count(*), ''open'', pg_catalog.count(*) filter (where done_at is null),
        ''newest'', coalesce(pg_catalog.json_agg(pg_catalog.json_build_object(
          ''id'', id, ''reference'', private.reference(id), ''at'', created_at, ''doneAt'', done_at
        ) order by created_at desc, id desc) filter (where place <= $1), ''[]'')
      ) from (
        select t.id, t.created_at, o.done_at,
          pg_catalog.row_number() over (order by t.created_at desc, t.id desc) as place
        %s and o.held_for is null
      ) as enquiries',
      entry.form, private.matching_rows(entry.form_table, '{}')
    ) into found using greatest(1, least(most, 100));
    forms := forms || found;
  end loop;
  return pg_catalog.array_to_json(forms);
end
$$;

-- Marks an enquiry as done, or as not done. Returns whether there is one.
create function public.submissions_done(which uuid, is_done boolean default true) returns boolean
language sql security definer set search_path = '' as $$
  with marked as (
    update private.outbox set done_at = case when is_done then coalesce(done_at, pg_catalog.now()) end
      where submission = which and target = 'mail' and verification is null
      returning id
  )
  select exists (select from marked)
$$;

revoke all on function public.submissions_newest(integer), public.submissions_done(uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.submissions_newest(integer), public.submissions_done(uuid, boolean)
  to service_role;
