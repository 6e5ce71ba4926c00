-- Erasure: finding a person's submissions, erasing them, and deleting expired ones.
--
-- A person is found by the whole e-mail address: with a part of it, ann@example.org would also find
-- joann@example.org, and erasing would remove the submissions of another person. An address is found also where a
-- text disguises it: percent-encoded as in a link, in full-width letters, with invisible characters inside, or
-- between punctuation such as _ann@example.org_.

-- Proof that a request for erasure was carried out, without the data of the person.
create table private.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  submissions integer not null
);
alter table private.erasures enable row level security;
alter table private.erasures force row level security;
revoke all on private.erasures from public, anon, authenticated, service_role;
revoke all on sequence private.erasures_id_seq from public, anon, authenticated, service_role;

-- Returns a bracket expression for characters without a width: controls, soft hyphens, zero-width characters, marks
-- of direction, fillers, selectors of variants, and tags.
create function private.invisible_characters() returns text
language sql immutable security definer set search_path = '' as $$
  select '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f'
    || '\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]'
$$;

-- Returns a text in lower case, in its usual letters, without invisible characters and space around it.
create function private.plain_text(value text) returns text
language sql immutable security definer set search_path = '' as $$
  select pg_catalog.lower(pg_catalog.btrim(
    pg_catalog.regexp_replace(normalize(value, nfkc), private.invisible_characters(), '', 'g'), E' \t\r\n'
  ))
$$;

-- Returns a text with its percent-encoded ASCII characters decoded, also those that were encoded more than once.
create function private.percent_decoded(value text) returns text
language sql immutable security definer set search_path = '' as $$
  select pg_catalog.string_agg(
    case when part[1] ~ '^%.' then pg_catalog.chr(('x' || pg_catalog.substr(part[1], 2))::bit(8)::integer)
      else part[1] end, '' order by number
  )
  from pg_catalog.regexp_matches(
    pg_catalog.regexp_replace(value, '%(25)+', '%', 'g'), '%[2-7][0-9A-Fa-f]|[^%]+|%', 'g'
  ) with ordinality as parts (part, number)
$$;

-- Returns where an address is in a stored row: 'value' if a text of it, also one in a list or a group, is the
-- address, 'mention' if a text contains the whole address, otherwise null. The address is as plain_text() returns it.
create function private.match_address(stored jsonb, address text) returns text
language sql immutable security definer set search_path = '' as $$
  select pg_catalog.max(case when text = address and kind <> 'decoded' then 'value' else 'mention' end)
  from pg_catalog.jsonb_path_query(stored, 'strict $.**') as value,
    private.plain_text(value #>> '{}') as plain,
    lateral (values
      ('plain', plain),
      -- Perhaps a person whose address contains a percent sign, so it only counts as a mention.
      ('decoded', private.plain_text(private.percent_decoded(plain)))
    ) as forms (kind, text)
  where pg_catalog.jsonb_typeof(value) = 'string' and pg_catalog.strpos(text, address) > 0 and text ~ (
    -- Punctuation before an address is not a part of it, unless a letter or digit is before that.
    '(^|[^a-z0-9._%+''-])[._%+''-]*'
    || pg_catalog.regexp_replace(address, '([][*+?.^$(){}|\\])', '\\\1', 'g')
    || '($|[^a-z0-9.-]|[.-]+([^a-z0-9.-]|$))'
  )
$$;

-- Returns a regular expression that finds an address in the text of a row, disguised or not, and perhaps more: a
-- cheap first test, so that match_address() reads few rows. A character is itself, full-width or percent-encoded, and
-- there may be invisible ones between two.
create function private.address_pattern(address text) returns text
language sql immutable security definer set search_path = '' as $$
  select '(?i)' || pg_catalog.string_agg(
    case when code between 33 and 126 then pg_catalog.format(
      '(?:[%s%s]|%%(?:25)*(?:%s|%s))',
      pg_catalog.regexp_replace(letter, '([^a-z0-9])', '\\\1'), pg_catalog.chr(code + 65248),
      pg_catalog.to_hex(code), pg_catalog.to_hex(pg_catalog.ascii(pg_catalog.upper(letter)))
    ) else letter end,
    private.invisible_characters() || '*' order by number
  )
  from pg_catalog.regexp_split_to_table(address, '') with ordinality as letters (letter, number),
    pg_catalog.ascii(letter) as code
$$;

-- Removes submissions with their entries in the outbox and their hashes, and leaves a note without personal data.
-- Returns the number of removed submissions.
create function public.submissions_erase(ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  form_table regclass;
  erased integer;
  total integer := 0;
begin
  for form_table in select private.form_tables() loop
    execute pg_catalog.format('delete from %s where id = any ($1)', form_table) using ids;
    get diagnostics erased = row_count;
    total := total + erased;
  end loop;
  delete from private.outbox where submission = any (ids);
  delete from private.arrivals where submission = any (ids);
  insert into private.erasures (submissions) values (total);
  return total;
end
$$;

-- Deletes expired submissions, and what refers to submissions that no longer exist. Returns the number of deleted
-- submissions. Deletes a day early, so that a daily job keeps the promise of the privacy policy. A table that cannot
-- be read or is locked does not stop the clean-up of the others.
create function private.clean_up() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  form_table regclass;
  deleted bigint;
  total bigint := 0;
begin
  perform pg_catalog.set_config('lock_timeout', '500ms', true);
  perform private.forget_arrivals();
  for form_table in select private.form_tables() loop
    begin
      execute pg_catalog.format(
        'delete from %s using private.settings s where created_at < pg_catalog.now() - s.retention + interval ''1 day''',
        form_table
      );
      get diagnostics deleted = row_count;
      execute pg_catalog.format(
        'delete from private.outbox o where o.kind = ''submission'' and not exists (select from %s t where t.id = o.submission)
          and pg_catalog.to_regclass(''public.'' || pg_catalog.quote_ident(o.form_table)) = $1', form_table
      ) using form_table;
      total := total + deleted;
    exception when query_canceled or others then
      raise warning 'no clean-up of %: %', form_table, sqlerrm;
    end;
  end loop;
  -- The digest has named a message of a removed table for a week.
  delete from private.outbox o where o.failed_at < pg_catalog.now() - interval '7 days' and o.kind = 'submission'
    and pg_catalog.to_regclass('public.' || pg_catalog.quote_ident(o.form_table)) is null;
  delete from private.outbox where digest_day < pg_catalog.now() - interval '90 days';
  return total;
end
$$;

create function public.submissions_clean_up() returns bigint
language sql security definer set search_path = '' as $$
  select private.clean_up()
$$;

revoke all on function
  private.invisible_characters(), private.plain_text(text), private.percent_decoded(text),
  private.match_address(jsonb, text), private.address_pattern(text), private.clean_up()
  from public, anon, authenticated, service_role;
revoke all on function
  public.submissions_erase(uuid[]), public.submissions_clean_up()
  from public, anon, authenticated;
grant execute on function
  public.submissions_erase(uuid[]), public.submissions_clean_up()
  to service_role;

-- Replaces: 20261120080000, 20261121213000, 20261121233000, 20261123090000, 20261123100000, 20261123100100
