-- `npm run submissions` says what became of the receipt and the webhook of a submission, too.

-- Returns a page of submissions, each with the state of its delivery by mail and to the other targets, whether a hash of
-- it is stored, and where the address of the filter is in it. `before`, the last row of a page, gives the next one.
create or replace function public.submissions_list(filter jsonb default '{}', page_size integer default 100)
returns json
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
      ''targets'', (
        select pg_catalog.jsonb_object_agg(o.target, private.delivery_of(o.*)) from private.outbox o
        where o.submission = page.id and o.target <> ''mail''
      ),
      ''hash_kept'', exists (select from private.arrivals a where a.submission = page.id)
    ) order by created_at desc, id desc), ''[]'')
    from (select * from (%s) as parts order by created_at desc, id desc limit %s) as page', parts, size
  ) into page;
  return page;
end
$$;
