-- Schedules the jobs, and reports where pg_cron exists and the owner may not use it: that stopped the migrations.

-- Reports that pg_cron exists and the owner may not use it.
create function private.report_closed_cron() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  raise warning 'The role "%" may not use pg_cron, so no job was scheduled.', current_user using hint =
    pg_catalog.format('As a superuser, run: grant usage on schema cron to %I; ', current_user)
    || 'Then run: select private.schedule_clean_up(), private.schedule_delivery();';
  return false;
end
$$;

create or replace function private.schedule_clean_up() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'submissions-clean-up'::text, '17 * * * *'::text, 'select private.clean_up()'::text;
  return true;
exception when insufficient_privilege then
  return private.report_closed_cron();
end
$$;

create or replace function private.schedule_delivery() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'submissions-deliver'::text, '* * * * *'::text, 'select private.wake()'::text;
  return true;
exception when insufficient_privilege then
  return private.report_closed_cron();
end
$$;

revoke all on function private.report_closed_cron() from public, anon, authenticated, service_role;

select private.schedule_clean_up(), private.schedule_delivery();
