-- Finds a person's address also where a text disguises it: percent-encoded as in a link, in full-width letters, with
-- invisible characters inside, or between punctuation such as _ann@example.org_.

-- Returns a bracket expression for characters without a width: controls, soft hyphens, zero-width characters, marks of
-- direction, fillers, selectors of variants, and tags.
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

-- Returns where an address is in a stored row: 'value' if a text of it, also one in a list or a group, is the address,
-- 'mention' if a text contains the whole address, otherwise null. The address is as plain_text() returns it.
create or replace function private.match_address(stored jsonb, address text) returns text
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

-- Returns a regular expression that finds an address in the text of a row, disguised or not, and perhaps more: a cheap
-- first test, so that match_address() reads few rows. A character is itself, full-width or percent-encoded, and there may
-- be invisible ones between two.
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

revoke all on function
  private.invisible_characters(), private.plain_text(text), private.percent_decoded(text), private.address_pattern(text)
  from public, anon, authenticated, service_role;
