-- Quarantine: a submission with a filled honeypot, or one that was sent too soon after the page was opened, is stored
-- and answered like any other. Its message has a reason in held_for, and is not delivered until the owner releases it
-- with submissions_requeue(). The digest counts the submissions in quarantine.

-- Returns why a submission is quarantined, or null. The form adds what it noticed to the header X-Client-Info,
-- outside the row: "form (honeypot=empty; seconds=42)". A request without it is treated as one of a person.
create function private.reason_to_hold() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  noticed text := private.request_headers() ->> 'x-client-info';
  least integer;
begin
  if noticed ~ '\mhoneypot=filled\M' then
    return 'honeypot';
  end if;
  select least_seconds into strict least from private.settings;
  if pg_catalog.substring(noticed, '\mseconds=([0-9]{1,6})\M')::integer < least then
    return 'speed';
  end if;
  return null;
end
$$;

revoke all on function private.reason_to_hold() from public, anon, authenticated, service_role;

-- Replaces: 20261121213000
