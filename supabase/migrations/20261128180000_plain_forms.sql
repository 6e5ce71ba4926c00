-- Forms without JavaScript. The Edge Function supabase/functions/submit stores a row for a visitor whose browser cannot
-- do it, and calls this function with the secret key: it knows the address of the visitor, and the database would see
-- its own. Everything else is as for a row that a browser stores: the triggers of the table judge, count and answer it.

-- Stores a submission for the client with this address, and returns its reference. A repetition has that of the first.
create function public.submissions_receive(form_table text, submission jsonb, client text, noticed text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  rules private.forms;
  columns text;
begin
  select f.* into rules from private.forms f
    where f.form_table = pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(submissions_receive.form_table));
  if rules is null then
    raise sqlstate 'PT404' using message = 'There is no such form';
  end if;
  perform pg_catalog.set_config('request.headers', pg_catalog.json_build_object(
    'x-forwarded-for', client, 'x-client-info', noticed
  )::text, true);
  -- The columns that visitors may fill in.
  select pg_catalog.string_agg(pg_catalog.quote_ident(name), ', ') into columns from (
    select one #>> '{}' as name
      from pg_catalog.jsonb_path_query(rules.columns, 'strict $.** ? (@.type() == "string")') as listed (one)
    union select one ->> 'column' from pg_catalog.jsonb_array_elements(rules.combined) as listed (one)
  ) as names;
  execute pg_catalog.format(
    'insert into %1$s (%2$s) select %2$s from pg_catalog.jsonb_populate_record(null::%1$s, $1)', rules.form_table, columns
  ) using submission;
  return pg_catalog.ltrim(
    pg_catalog.current_setting('response.headers', true)::jsonb -> 0 ->> 'Content-Location', '/'
  );
end
$$;

revoke all on function public.submissions_receive(text, jsonb, text, text) from public, anon, authenticated;
grant execute on function public.submissions_receive(text, jsonb, text, text) to service_role;
