-- Finds a person by the whole e-mail address: with a part of it, ann@example.org would also find joann@example.org, and
-- erasing with `mentions` would remove the submissions of another person.

-- Returns where an address is in a stored row: 'value' if a text of it, also one in a list or a group, is the address,
-- 'mention' if a text contains the whole address, otherwise null. The address is in lower case.
create function private.match_address(stored jsonb, address text) returns text
language sql immutable security definer set search_path = '' as $$
  select pg_catalog.max(case when text = address then 'value' else 'mention' end)
  from (
    select pg_catalog.lower(pg_catalog.btrim(value #>> '{}', E' \t\r\n')) as text
    from pg_catalog.jsonb_path_query(stored, 'strict $.**') as value
    where pg_catalog.jsonb_typeof(value) = 'string'
  ) as texts
  -- An apostrophe before an address is a quotation mark, unless a letter or digit is before it.
  where pg_catalog.strpos(text, address) > 0 and text ~ (
    '(^|[^a-z0-9._%+''-]|(^|[^a-z0-9])''+)'
    || pg_catalog.regexp_replace(address, '([][*+?.^$(){}|\\])', '\\\1', 'g')
    || '($|[^a-z0-9.-]|[.-]+([^a-z0-9.-]|$))'
  )
$$;

create or replace function public.submissions_person(
  address text, erase boolean default false, mentions boolean default false
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := pg_catalog.lower(pg_catalog.btrim(address));
  form_table regclass;
  part json[];
  found json[] := '{}';
  erased uuid[];
begin
  if wanted !~ '^[^\s@]+@[^\s@]+$' then
    raise sqlstate '22023' using message = 'not an e-mail address';
  end if;
  for form_table in select private.form_tables() loop
    execute pg_catalog.format(
      'select coalesce(pg_catalog.array_agg(pg_catalog.json_build_object(
        ''table'', $1, ''row'', pg_catalog.to_json(t), ''delivery'', private.delivery_of(o),
        ''hash_kept'', exists (select from private.arrivals a where a.submission = t.id), ''match'', match
      ) order by t.created_at, t.id), ''{}'')
      from %s t left join private.outbox o on o.submission = t.id,
        private.match_address(pg_catalog.to_jsonb(t), $2) as match
      where match is not null',
      form_table
    ) into part using pg_catalog.regexp_replace(form_table::text, '^public\.', ''), wanted;
    found := found || part;
  end loop;
  if erase then
    select coalesce(pg_catalog.array_agg((entry #>> '{row,id}')::uuid), '{}') into erased
      from pg_catalog.unnest(found) as entry where mentions or entry ->> 'match' = 'value';
    for form_table in select private.form_tables() loop
      execute pg_catalog.format('delete from %s where id = any ($1)', form_table) using erased;
    end loop;
    delete from private.outbox where submission = any (erased);
    delete from private.arrivals where submission = any (erased);
    insert into private.erasures (submissions) values (pg_catalog.cardinality(erased));
  end if;
  return pg_catalog.array_to_json(found);
end
$$;

revoke all on function private.match_address(jsonb, text) from public, anon, authenticated, service_role;
