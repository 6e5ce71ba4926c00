-- Lists of submissions for the owner, in pages, newest first. PostgreSQL filters, so that a command of the owner
-- receives only the rows that it shows, also where a table has 100,000 of them.
--
-- A filter has these properties, each optional: table, state (also `undelivered`: all but the delivered ones), id
-- (its first digits), contains, person (an e-mail address), verification (the mark of marked enquiries, which no
-- other filter includes), before (the row of an entry in a list).

-- Returns the texts and numbers in a list or a group.
create function private.texts_inside(stored jsonb) returns text
language sql immutable strict security definer set search_path = '' as $$
  select pg_catalog.string_agg(value #>> '{}', E'\n') from pg_catalog.jsonb_path_query(stored, 'strict $.**') as value
    where pg_catalog.jsonb_typeof(value) in ('string', 'number')
$$;

-- Returns SQL for the text of a row (t) of a form's table: all values, without names of columns and JSON's escapes.
-- The JSON of a row takes three times as long.
create function private.row_text(form_table regclass) returns text
language sql stable security definer set search_path = '' as $$
  select pg_catalog.format('pg_catalog.array_to_string(array[%s], E''\n'')', pg_catalog.string_agg(
    pg_catalog.format(case
      when atttypid = 'pg_catalog.jsonb'::regtype then 'private.texts_inside(t.%I)'
      when typcategory = 'A' then 'pg_catalog.array_to_string(t.%I, E''\n'')'
      else 't.%I::pg_catalog.text' end, attname), ', ' order by attnum
  ))
  from pg_catalog.pg_attribute a join pg_catalog.pg_type y on y.oid = a.atttypid
  where attrelid = form_table and attnum > 0 and not attisdropped
$$;

-- Returns SQL that begins with FROM: the rows of a form's table that match a filter (t), each with its delivery (o).
create function private.matching_rows(form_table regclass, filter jsonb) returns text
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

-- Returns the tables that a filter names: one, or those of all forms.
create function private.listed_tables(filter jsonb) returns table (form_table regclass, name text)
language sql stable security definer set search_path = '' as $$
  select c.oid::regclass, c.relname::text from private.form_tables() as f join pg_catalog.pg_class c on c.oid = f
  where c.relname = coalesce(filter ->> 'table', c.relname)
$$;

-- Returns a page of submissions, each with the state of its delivery, whether a hash of it is stored, and where the
-- address of the filter is in it. `before`, the last row of a page, gives the next one.
create function public.submissions_list(filter jsonb default '{}', page_size integer default 100) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  size integer := greatest(1, least(page_size, 1000));
  parts text;
  page json;
begin
  select pg_catalog.string_agg(pg_catalog.format(
    '(select %L as name, t.created_at, t.id, pg_catalog.to_json(t.*) as stored,
      case when o.id is not null then private.delivery_of(o.*) end as delivery,
      case when %L is not null then private.match_address(pg_catalog.to_jsonb(t.*), %2$L) end as match
      %s order by t.created_at desc, t.id desc limit %s)',
    name, private.plain_text(filter ->> 'person'), private.matching_rows(form_table, filter), size
  ), ' union all ') into parts from private.listed_tables(filter);
  if parts is null then
    return '[]';
  end if;
  execute pg_catalog.format(
    'select coalesce(pg_catalog.json_agg(pg_catalog.json_build_object(
      ''table'', name, ''row'', stored, ''delivery'', delivery, ''match'', match,
      ''hash_kept'', exists (select from private.arrivals a where a.submission = id)
    ) order by created_at desc, id desc), ''[]'')
    from (select * from (%s) as parts order by created_at desc, id desc limit %s) as page', parts, size
  ) into page;
  return page;
end
$$;

-- Returns the number of submissions that match a filter, by table.
create function public.submissions_count(filter jsonb default '{}') returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  entry record;
  matching bigint;
  counts jsonb := '{}';
begin
  for entry in select * from private.listed_tables(filter) loop
    execute 'select pg_catalog.count(*) ' || private.matching_rows(entry.form_table, filter) into matching;
    counts := counts || pg_catalog.jsonb_build_object(entry.name, matching);
  end loop;
  return counts;
end
$$;

revoke all on function
  private.texts_inside(jsonb), private.row_text(regclass), private.matching_rows(regclass, jsonb),
  private.listed_tables(jsonb)
  from public, anon, authenticated, service_role;
revoke all on function
  public.submissions_list(jsonb, integer), public.submissions_count(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.submissions_list(jsonb, integer), public.submissions_count(jsonb)
  to service_role;

-- Replaces: 20261121213000, 20261123100100, 20261123160000
