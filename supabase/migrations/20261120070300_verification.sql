-- Marked enquiries. `npm run verify -- --send` asks for a mark, sends an enquiry with it through each form, and
-- erases them. A marked enquiry is stored and delivered like that of a visitor, but no list, count, digest or limit
-- includes it. If the command is interrupted, its next run or the next clean-up erases the enquiries that are left.

create table private.verifications (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null default now()
);
alter table private.verifications enable row level security;
alter table private.verifications force row level security;
revoke all on private.verifications from public, anon, authenticated, service_role;

-- Returns the mark of the request, or null. An expired mark is refused: a late request must not be stored as that of
-- a visitor.
create function private.verification() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mark uuid := pg_catalog.substring(
    private.request_headers() ->> 'x-client-info', '\mverify=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\M'
  )::uuid;
begin
  if mark is not null and not exists (
    select from private.verifications where id = mark and began_at > pg_catalog.now() - interval '30 minutes'
  ) then
    raise sqlstate 'PT409' using message = 'This mark is over', hint = 'Run the command again.';
  end if;
  return mark;
end
$$;

-- Erases the enquiries whose mark is older than `before`, with their messages. Returns their ids.
create function private.erase_verifications(before timestamptz) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  mark uuid;
  marked record;
  erased uuid[] := '{}';
begin
  -- The lock waits for enquiries that are being stored, and later ones find no mark.
  for mark in select id from private.verifications where began_at < before for update loop
    for marked in select form_table, submission from private.outbox where verification = mark loop
      if pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(marked.form_table)) is not null then
        execute pg_catalog.format('delete from public.%I where id = $1', marked.form_table) using marked.submission;
      end if;
      erased := erased || marked.submission;
    end loop;
    delete from private.verifications where id = mark;
  end loop;
  return erased;
end
$$;

-- Returns a new mark.
create function public.submissions_mark() returns uuid
language sql security definer set search_path = '' as $$
  insert into private.verifications default values returning id
$$;

-- Erases the marked enquiries of every run, and their marks. Returns the ids of the enquiries.
create function public.submissions_unmark() returns uuid[]
language sql security definer set search_path = '' as $$
  select private.erase_verifications('infinity')
$$;

-- Returns what `npm run verify` asks of the project. Contains no personal data and no secret.
create function public.submissions_catalogue() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  applied json;
begin
  begin
    if pg_catalog.to_regclass('supabase_migrations.schema_migrations') is not null then
      execute 'select pg_catalog.json_agg(version order by version) from supabase_migrations.schema_migrations'
        into applied;
    end if;
  exception when insufficient_privilege then
    applied := null;
  end;
  return pg_catalog.json_build_object(
    'now', pg_catalog.now(),
    'migrations', applied,
    'first_message', (select pg_catalog.min(created_at) from private.outbox),
    'digest', (
      select pg_catalog.json_build_object('queued', created_at, 'sent', sent_at, 'error', last_error)
      from private.outbox where kind = 'digest' order by created_at desc limit 1
    )
  );
end
$$;

revoke all on function
  private.verification(), private.erase_verifications(timestamptz)
  from public, anon, authenticated, service_role;
revoke all on function
  public.submissions_mark(), public.submissions_unmark(), public.submissions_catalogue()
  from public, anon, authenticated;
grant execute on function
  public.submissions_mark(), public.submissions_unmark(), public.submissions_catalogue()
  to service_role;

-- Replaces: 20261123160000, 20261128000000
