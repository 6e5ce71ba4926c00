-- Marked enquiries, and what `npm run verify` compares. The command asks for a mark, sends an enquiry with it through each
-- form, and erases them. A marked enquiry is stored and delivered as one of a visitor, and is none: no list, count, digest or
-- limit has it. Whatever stops the command, its next run or the next clean-up
-- erases what is left.

create table private.verifications (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null default now()
);
alter table private.verifications enable row level security;
alter table private.verifications force row level security;
revoke all on private.verifications from public, anon, authenticated, service_role;

alter table private.outbox add column verification uuid references private.verifications on delete cascade;
create index outbox_by_verification on private.outbox (verification) where verification is not null;

-- Returns the mark of the request, or null. A mark that is over is refused: a request that is late must not be stored as a
-- visitor's.
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

-- Erases the marked enquiries whose mark is older, with their messages. Returns their ids.
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

create or replace function private.forget_arrivals() returns void
language sql security definer set search_path = '' as $$
  update private.arrivals a set client = null, network = null from private.settings s
    where a.client is not null and a.arrived_at <= pg_catalog.now() - s.limit_window;
  delete from private.arrivals a using private.settings s
    where a.arrived_at <= pg_catalog.now() - greatest(s.repeat_window, s.limit_window);
  select private.erase_verifications(pg_catalog.now() - interval '1 hour');
$$;

create or replace function private.within_limits() returns trigger
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
  -- It takes nothing of what visitors may send, and equal ones of two runs are both stored.
  if private.verification() is not null then
    return new;
  end if;
  insert into private.arrivals (submission, client, network, content)
    values (new.id, sender, neighbours, private.content_key(tg_relid::regclass, pg_catalog.to_jsonb(new)));
  return new;
end
$$;

-- Queues a submission for delivery.
create or replace function private.outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (form_table, submission, held_for, verification)
    values (tg_table_name, new.id, private.reason_to_hold(), private.verification());
  return null;
end
$$;

-- Claims messages that are due, as before; `is_test` says that a message is about a marked enquiry.
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
      'is_test', entry.verification is not null,
      'table_number', pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(entry.form_table))::oid::bigint
    );
  end loop;
  return pg_catalog.array_to_json(claimed);
end
$$;

-- Returns the figures of the digest, without marked enquiries.
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

-- Returns SQL for the rows that match a filter, as before; marked enquiries only if the filter names their mark.
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
    'from %s t left join private.outbox o on o.submission = t.id where %s',
    form_table, pg_catalog.array_to_string(conditions, ' and ')
  );
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

-- Returns everything that protects the tables of forms, one line for each part: kind, name and, after a colon, what it is.
-- Two databases with the same lines behave alike.
create function private.structure(form_tables text[]) returns setof text
language sql stable security definer set search_path = '' as $$
  with tables as (
    select c.oid, c.relname, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity, c.relkind
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S')
      and (n.nspname = 'private' or (n.nspname = 'public' and c.relname = any (form_tables)))
  ), functions as (
    select p.*, n.nspname || '.' || p.proname || '(' || pg_catalog.pg_get_function_identity_arguments(p.oid) || ')' as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' or (n.nspname = 'public' and p.proname like 'submissions\_%')
  ), roles as (
    select * from pg_catalog.unnest(array['anon', 'authenticated', 'public', 'service_role']) as role
  ), actions as (
    select * from pg_catalog.unnest(
      array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as action
  )
  select pg_catalog.format('table %s: row-level security %s, forced %s', name, relrowsecurity, relforcerowsecurity)
    from tables where relkind <> 'S'
  union all
  select pg_catalog.format('column %s.%s: %s%s %s', name, attname, pg_catalog.format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' end, pg_catalog.pg_get_expr(adbin, adrelid))
    from tables join pg_catalog.pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum where relkind <> 'S'
  union all
  select pg_catalog.format('%s %s.%s: %s', case contype when 'c' then 'check' else 'key' end, name, conname,
      pg_catalog.regexp_replace(pg_catalog.pg_get_constraintdef(pg_constraint.oid), ' NOT VALID$', ''))
    from tables join pg_catalog.pg_constraint on conrelid = tables.oid where contype in ('c', 'p', 'u', 'f')
  union all
  select pg_catalog.format('index %s: %s', indexrelid::regclass, pg_catalog.pg_get_indexdef(indexrelid))
    from tables join pg_catalog.pg_index on indrelid = tables.oid
  union all
  select pg_catalog.format('trigger %s.%s: %s %s', name, tgname, tgenabled, pg_catalog.pg_get_triggerdef(pg_trigger.oid))
    from tables join pg_catalog.pg_trigger on tgrelid = tables.oid where not tgisinternal
  union all
  select pg_catalog.format('policy %s.%s: %s', name, polname, pg_catalog.concat_ws(' ', polcmd, polpermissive,
      (select pg_catalog.string_agg(rolname, ',' order by rolname) from pg_catalog.pg_roles r where r.oid = any (polroles)),
      pg_catalog.pg_get_expr(polqual, polrelid), pg_catalog.pg_get_expr(polwithcheck, polrelid)))
    from tables join pg_catalog.pg_policy on polrelid = tables.oid
  union all
  -- A comment changes nothing, so that it is no difference.
  select pg_catalog.format('function %s: %s', name, pg_catalog.md5(pg_catalog.concat_ws(' ', prosecdef, provolatile,
      prorettype::regtype, pg_catalog.array_to_string(proconfig, ','), pg_catalog.pg_get_expr(proargdefaults, 0),
      pg_catalog.regexp_replace(prosrc, '^[ \t]*(--[^\n]*)?\n', '', 'gn'))))
    from functions
  union all
  select pg_catalog.format('view %s: reads %s', r.ev_class::regclass, pg_catalog.string_agg(distinct tables.name, ', '))
    from tables join pg_catalog.pg_depend d on d.refobjid = tables.oid and d.refclassid = 'pg_catalog.pg_class'::regclass
    join pg_catalog.pg_rewrite r on r.oid = d.objid and d.classid = 'pg_catalog.pg_rewrite'::regclass
    group by r.ev_class
  union all
  -- A column's privilege only where the table's does not include it.
  select pg_catalog.format('grant %s %s %s', role, action, name) from tables, roles, actions
    where relkind <> 'S' and (role <> 'service_role' or name like 'private.%')
      and pg_catalog.has_table_privilege(role, tables.oid, action)
  union all
  select pg_catalog.format('grant %s %s %s.%s', role, action, name, attname)
    from roles, actions, tables join pg_catalog.pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    where relkind <> 'S' and (role <> 'service_role' or name like 'private.%')
      and action in ('select', 'insert', 'update', 'references')
      and not pg_catalog.has_table_privilege(role, tables.oid, action)
      and pg_catalog.has_column_privilege(role, tables.oid, attnum, action)
  union all
  select pg_catalog.format('grant %s %s %s', role, action, name)
    from tables, roles, pg_catalog.unnest(array['usage', 'select', 'update']) as action
    where relkind = 'S' and pg_catalog.has_sequence_privilege(role, tables.oid, action)
  union all
  select pg_catalog.format('grant %s execute %s', role, name) from functions, roles
    where pg_catalog.has_function_privilege(role, functions.oid, 'execute')
  union all
  select pg_catalog.format('grant %s %s schema %s', role, action, nspname)
    from pg_catalog.pg_namespace, roles, pg_catalog.unnest(array['usage', 'create']) as action
    where nspname in ('public', 'private') and pg_catalog.has_schema_privilege(role, pg_namespace.oid, action)
$$;

-- Returns what `npm run verify` compares with the migrations of the project. Contains no personal data and no secret.
create function public.submissions_catalogue(form_tables text[]) returns json
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
    'structure', (select pg_catalog.json_agg(line order by line) from private.structure(form_tables) as line),
    'settings', (select pg_catalog.to_jsonb(s) - 'secret' from private.settings s),
    'first_message', (select pg_catalog.min(created_at) from private.outbox),
    'digest', (
      select pg_catalog.json_build_object('queued', created_at, 'sent', sent_at, 'error', last_error)
      from private.outbox where kind = 'digest' order by created_at desc limit 1
    )
  );
end
$$;

revoke all on function
  private.verification(), private.erase_verifications(timestamptz), private.structure(text[])
  from public, anon, authenticated, service_role;
revoke all on function
  public.submissions_mark(), public.submissions_unmark(), public.submissions_catalogue(text[])
  from public, anon, authenticated;
grant execute on function
  public.submissions_mark(), public.submissions_unmark(), public.submissions_catalogue(text[])
  to service_role;
