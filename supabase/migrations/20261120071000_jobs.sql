-- The scheduled jobs: delivery every minute and the clean-up every hour, where the extension pg_cron is enabled. If
-- it is enabled later: select private.schedule_clean_up(), private.schedule_delivery();

-- Asks the Edge Function to deliver what is queued. Its address and the key that it expects are in the Vault. Returns
-- false where pg_net or the Vault is missing. If a request is lost, the next one delivers.
create function private.wake() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  wake_key text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is null
    or not exists (select from pg_catalog.pg_proc where proname = 'http_post'
      and pronamespace = pg_catalog.to_regnamespace('net')::oid)
  then
    return false;
  end if;
  execute 'select pg_catalog.max(decrypted_secret) filter (where name = ''deliver_url''),
      pg_catalog.max(decrypted_secret) filter (where name = ''deliver_key'')
    from vault.decrypted_secrets' into address, wake_key;
  if address is null or wake_key is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using address, pg_catalog.jsonb_build_object(
      'Content-Type', 'application/json', 'Authorization', 'Bearer ' || wake_key
    );
  return true;
end
$$;

-- Reports that pg_cron exists and the owner may not use it, and returns false. An error would stop the migrations.
create function private.report_closed_cron() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  raise warning 'The role "%" may not use pg_cron, so no job was scheduled.', current_user using hint =
    pg_catalog.format('As a superuser, run: grant usage on schema cron to %I; ', current_user)
    || 'Then run: select private.schedule_clean_up(), private.schedule_delivery();';
  return false;
end
$$;

-- Runs clean_up() every hour if pg_cron is enabled. Returns true if it is.
create function private.schedule_clean_up() returns boolean
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

-- Wakes the Edge Function every minute if pg_cron is enabled. Returns true if it is.
create function private.schedule_delivery() returns boolean
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

revoke all on function
  private.wake(), private.report_closed_cron(), private.schedule_clean_up(), private.schedule_delivery()
  from public, anon, authenticated, service_role;

select private.schedule_clean_up(), private.schedule_delivery();

-- Replaces: 20261120080000, 20261121213000, 20261123100300
