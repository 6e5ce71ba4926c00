-- The rules of forms. Each form's core is data here, the same that browsers validate by; the functions below judge a
-- row by it. A change of a form is an update of private.forms, and a column for each new field. To read the rules of a
-- form: select jsonb_pretty(core) from private.forms where form = 'contact';

create table private.forms (
  form text primary key,
  form_table regclass not null unique,
  -- The core, with what PostgreSQL needs beside it: src/form-core/table/stored-core.ts.
  core jsonb not null,
  -- The column of each field, in the shape of the answers: {"jobTitle": "job_title", "address": {"town": "town"}}.
  columns jsonb not null,
  -- The columns with the answers of several fields: [{"column", "separator", "parts": [{"field", "label", …}]}].
  combined jsonb not null default '[]',
  version integer not null default 1
);
alter table private.forms enable row level security;
alter table private.forms force row level security;
revoke all on private.forms from public, anon, authenticated, service_role;

-- Returns the first rule that a value breaks, or null. `rules` is a definition of the core or the test of a condition:
-- a keyword says nothing about values of another type, and what is not a rule of one value is skipped. A shorter
-- keyword is judged first, so that no pattern reads a text that is too long.
create function private.broken_rule(rules jsonb, value jsonb) returns text
language plpgsql immutable as $$
declare
  kind constant text := jsonb_typeof(value);
  content constant text := value #>> '{}';
  keyword text;
  rule jsonb;
  inner_name text;
  part jsonb;
  is_kept boolean;
begin
  for keyword, rule in select * from jsonb_each(rules) loop
    is_kept := true;
    case keyword
      when 'enum' then
        is_kept := exists (select from jsonb_array_elements(rule) as listed (one) where one = value);
      when 'minLength' then
        if kind = 'string' then is_kept := char_length(content) >= rule::integer; end if;
      when 'maxLength' then
        if kind = 'string' then is_kept := char_length(content) <= rule::integer; end if;
      when 'postgresPatterns' then
        if kind = 'string' then
          for part in select * from jsonb_array_elements(rule) loop
            is_kept := is_kept and content ~ (part #>> '{}');
          end loop;
        end if;
      when 'minimum' then
        if kind = 'number' then is_kept := value::numeric >= rule::numeric; end if;
      when 'maximum' then
        if kind = 'number' then is_kept := value::numeric <= rule::numeric; end if;
      when 'exclusiveMinimum' then
        if kind = 'number' then is_kept := value::numeric > rule::numeric; end if;
      when 'exclusiveMaximum' then
        if kind = 'number' then is_kept := value::numeric < rule::numeric; end if;
      when 'multipleOf' then
        if kind = 'number' then is_kept := private.is_multiple(value::numeric, rule::numeric); end if;
      when 'minItems' then
        if kind = 'array' then is_kept := jsonb_array_length(value) >= rule::integer; end if;
      when 'maxItems' then
        if kind = 'array' then is_kept := jsonb_array_length(value) <= rule::integer; end if;
      when 'uniqueItems' then
        if kind = 'array' and rule = 'true' then
          is_kept := (select count(distinct one) = count(*) from jsonb_array_elements(value) as listed (one));
        end if;
      when 'contains' then
        if kind = 'array' then
          is_kept := exists (
            select from jsonb_array_elements(value) as listed (one) where private.broken_rule(rule, one) is null
          );
        end if;
      when 'required' then
        if kind = 'object' then
          is_kept := value ?& array(select jsonb_array_elements_text(rule));
        end if;
      when 'properties' then
        if kind = 'object' then
          for inner_name, part in select * from jsonb_each(rule) loop
            if value ? inner_name then
              is_kept := is_kept and private.broken_rule(part, value -> inner_name) is null;
            end if;
          end loop;
        end if;
      when 'not' then
        is_kept := private.broken_rule(rule, value) is not null;
      when 'allOf' then
        is_kept := not exists (
          select from jsonb_array_elements(rule) as listed (one) where private.broken_rule(one, value) is not null
        );
      when 'anyOf' then
        is_kept := exists (
          select from jsonb_array_elements(rule) as listed (one) where private.broken_rule(one, value) is null
        );
      else null;
    end case;
    if not is_kept then return case keyword when 'postgresPatterns' then 'pattern' else keyword end; end if;
  end loop;
  return null;
end
$$;

-- As browsers divide, with double precision and a tolerance. From 2^53 times on, every number is a multiple there.
create function private.is_multiple(value numeric, step numeric) returns boolean
language sql immutable as $$
  select case
    when abs(value) <= step * 1e-9 or abs(value) >= step * 9007199254740992 then true
    else abs(round(value::float8 / step::float8) - value::float8 / step::float8) <= 1e-9
  end
$$;

-- Whether people see anything of a text: it has a character that is no control character, no space, and has a width.
create or replace function private.is_visible(value text) returns boolean
language sql immutable as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
$$;

-- Whether a value has the type of a definition. No browser writes a number with more decimals.
create function private.has_type(type text, value jsonb) returns boolean
language sql immutable as $$
  select case type
    when 'integer' then jsonb_typeof(value) = 'number' and value::numeric % 1 = 0
    when 'number' then jsonb_typeof(value) = 'number' and scale(value::numeric) <= 400
    else jsonb_typeof(value) = type
  end
$$;

-- The definitions of an object that apply to a value: those given, and what their conditions add.
create function private.branches(definitions jsonb[], value jsonb) returns jsonb[]
language plpgsql immutable as $$
declare
  branches jsonb[] := definitions;
  at integer := 1;
  condition jsonb;
  branch jsonb;
begin
  while at <= cardinality(branches) loop
    if branches[at] ? 'allOf' then
      for condition in select * from jsonb_array_elements(branches[at] -> 'allOf') loop
        branch := condition -> case
          when private.broken_rule(condition -> 'if', value) is null then 'then' else 'else'
        end;
        if branch is not null then branches := branches || branch; end if;
      end loop;
    end if;
    at := at + 1;
  end loop;
  return branches;
end
$$;

-- The definitions that branches have of a property; null if they have none.
create function private.definitions_of(branches jsonb[], name text) returns jsonb[]
language sql immutable as $$
  select array_agg(branch -> 'properties' -> name order by at)
  from unnest(branches) with ordinality as listed (branch, at)
  where branch -> 'properties' ? name
$$;

-- Whether a text is later than another one of the same format. Both are valid texts of it.
create function private.is_later(format text, value text, other text) returns boolean
language sql stable as $$
  select case format
    when 'date-time' then value::timestamptz > other::timestamptz
    when 'time' then value::time > other::time
    else value::date > other::date
  end
$$;

-- Returns the field of the first rule that a value breaks and the rule, or null. All definitions apply. A path has the
-- names of fields and the positions in lists, and nothing that a visitor wrote.
create function private.refusal(definitions jsonb[], value jsonb, path text) returns text[]
language plpgsql stable as $$
declare
  definition jsonb;
  dated jsonb;
  branches jsonb[];
  own jsonb[];
  found text[];
  rule text;
  inner_name text;
  inner_value jsonb;
  inner_path text;
  kind constant text := jsonb_typeof(value);
begin
  foreach definition in array definitions loop
    if not private.has_type(definition ->> 'type', value) then return array[path, 'type']; end if;
    continue when kind = 'object';
    rule := private.broken_rule(definition, value);
    if rule is not null then return array[path, rule]; end if;
    -- A text that nobody sees counts as empty, and is never sent. Every format and every option is visible.
    if kind = 'string' and not definition ?| array['format', 'enum'] and not private.is_visible(value #>> '{}') then
      return array[path, 'minLength'];
    end if;
  end loop;

  if kind = 'array' then
    own := array(select one -> 'items' from unnest(definitions) one);
    for inner_path, inner_value in
      select path || '.' || at, entry from jsonb_array_elements(value) with ordinality as listed (entry, at)
    loop
      found := private.refusal(own, inner_value, inner_path);
      if found is not null then return found; end if;
    end loop;
    return null;
  end if;

  if kind <> 'object' then return null; end if;
  branches := private.branches(definitions, value);
  foreach definition in array branches loop
    for inner_name in select * from jsonb_array_elements_text(definition -> 'required') loop
      if not value ? inner_name then return array[concat_ws('.', nullif(path, ''), inner_name), 'required']; end if;
    end loop;
  end loop;
  for inner_name, inner_value in select * from jsonb_each(value) loop
    own := private.definitions_of(branches, inner_name);
    -- A condition hides the field, or the form does not have it. In an entry of a list, its name is a visitor's words.
    if own is null then
      return array[coalesce(nullif(path, ''), inner_name), 'additionalProperties'];
    end if;
    found := private.refusal(own, inner_value, concat_ws('.', nullif(path, ''), inner_name));
    if found is not null then return found; end if;
  end loop;
  foreach definition in array branches loop
    for inner_name, dated in
      select key, one from jsonb_each(definition -> 'properties') as listed (key, one) where one ? 'after'
    loop
      if not private.is_later(dated ->> 'format', value ->> inner_name, value ->> (dated ->> 'after')) then
        return array[concat_ws('.', nullif(path, ''), inner_name), 'after'];
      end if;
    end loop;
  end loop;
  return null;
end
$$;

-- Adds the groups that a form requires and of which no column has a value: what is missing is in them.
create function private.with_groups(definitions jsonb[], value jsonb) returns jsonb
language plpgsql immutable as $$
declare
  result jsonb := value;
  before jsonb;
  branches jsonb[];
  own jsonb[];
  inner_name text;
begin
  loop
    before := result;
    branches := private.branches(definitions, result);
    for inner_name in
      select distinct name from unnest(branches) one, jsonb_array_elements_text(one -> 'required') as listed (name)
      union select key from jsonb_each(result) as listed (key, one) where jsonb_typeof(one) = 'object'
    loop
      own := private.definitions_of(branches, inner_name);
      continue when own is null or own[1] ->> 'type' <> 'object';
      result := result || jsonb_build_object(
        inner_name, private.with_groups(own, coalesce(result -> inner_name, '{}'))
      );
    end loop;
    exit when result = before;
  end loop;
  return result;
end
$$;

-- The answers that a row has, in the shape that a form sends; null if it has none.
create function private.answers(columns jsonb, submission jsonb) returns jsonb
language sql immutable as $$
  select jsonb_object_agg(name, answer) from (
    select name, case jsonb_typeof(place)
      when 'string' then nullif(submission -> (place #>> '{}'), 'null')
      else private.answers(place, submission)
    end as answer
    from jsonb_each(columns) as listed (name, place)
  ) as answered
  where answer is not null
$$;

-- Whether a value is valid by the core of a form.
create function private.is_valid(core jsonb, value jsonb) returns boolean
language sql stable as $$ select private.refusal(array[core], value, '') is null $$;

-- Returns the field and the rule of a form that the answers of a row break, or null. Without an answer, they are null.
create function private.refusal_of_answers(rules private.forms, answers jsonb) returns text[]
language sql stable as $$
  select private.refusal(array[rules.core], case
    when jsonb_path_exists(rules.columns, '$.* ? (@.type() == "object")')
      then private.with_groups(array[rules.core], coalesce(answers, '{}'))
    else coalesce(answers, '{}')
  end, '')
$$;

-- The text of a column with several answers; null if none of them has a value.
create function private.combined_text(entry jsonb, answers jsonb) returns text
language sql immutable as $$
  select nullif(string_agg(concat(part ->> 'label', content), entry ->> 'separator' order by at), '')
  from (
    select part, at, coalesce(
      case jsonb_typeof(answer)
        when 'array' then (select string_agg(one #>> '{}', ', ') from jsonb_array_elements(answer) as listed (one))
        else answer #>> '{}'
      end,
      part ->> 'whenEmpty'
    ) as content
    from jsonb_array_elements(entry -> 'parts') with ordinality as listed (part, at),
      lateral (select answers #> string_to_array(part ->> 'field', '.') as answer) as given
  ) as texts
  where content is not null
$$;

-- Refuses a row that breaks a rule of its form, and fills the combined columns. Runs before stored_once, which holds a
-- lock: a row that takes long to judge delays no other visitor.
create function private.row_rules() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  rules private.forms;
  answers jsonb;
  refused text[];
begin
  -- No browser sends as much: a request may have 262,144 bytes, and numbers take up to four times their characters.
  if pg_catalog.pg_column_size(new) > 1048576 then
    raise sqlstate 'PT413' using message = 'The submission is too large';
  end if;
  select * into strict rules from private.forms where form_table = tg_relid;
  answers := private.answers(rules.columns, pg_catalog.to_jsonb(new));
  refused := private.refusal_of_answers(rules, answers);
  if refused is not null then
    raise check_violation using
      message = pg_catalog.format('The field "%s" breaks the rule "%s" of the form %s.', refused[1], refused[2], rules.form),
      table = tg_table_name;
  end if;
  if rules.combined <> '[]' then
    new := pg_catalog.jsonb_populate_record(new, (
      select pg_catalog.jsonb_object_agg(entry ->> 'column', private.combined_text(entry, answers))
      from pg_catalog.jsonb_array_elements(rules.combined) as listed (entry)
    ));
  end if;
  return new;
end
$$;

-- Counts the stored rows that the rules of today would refuse: they are older than a rule, and stay.
create function private.rows_outside_rules(of_form text) returns bigint
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  rules private.forms;
  result bigint;
begin
  select * into strict rules from private.forms where form = of_form;
  execute pg_catalog.format(
    'select pg_catalog.count(*) from %s t where private.refusal_of_answers($1, private.answers($1.columns, pg_catalog.to_jsonb(t))) is not null',
    rules.form_table
  ) into result using rules;
  return result;
end
$$;

-- Protects the table of a form when its rules come or change: visitors may insert the columns of the form, and nothing
-- else. The triggers run in the order of their names: one row per request; id and time from the server; the rules of
-- the form; equal submissions stored once; rate limits; and delivery after the insert.
create function private.protect_form() returns trigger
language plpgsql set search_path = '' as $$
declare
  named text;
  granted text;
  former regprocedure;
begin
  -- Earlier versions wrote the rules as CHECKs, and those of lists as functions.
  for named, former in
    select conname, refobjid::regprocedure from pg_catalog.pg_constraint c left join pg_catalog.pg_depend d
      on d.objid = c.oid and d.classid = 'pg_constraint'::regclass and d.refclassid = 'pg_proc'::regclass
      and d.refobjid <> 'private.is_visible(text)'::regprocedure
    where c.conrelid = new.form_table and c.contype = 'c'
  loop
    execute pg_catalog.format('alter table %s drop constraint if exists %I', new.form_table, named);
    if former is not null then
      begin
        execute pg_catalog.format('drop function if exists %s', former);
      exception when dependent_objects_still_exist then null;
      end;
    end if;
  end loop;
  execute pg_catalog.format('alter table %s enable row level security', new.form_table);
  execute pg_catalog.format('alter table %s force row level security', new.form_table);
  for named in select polname from pg_catalog.pg_policy where polrelid = new.form_table loop
    execute pg_catalog.format('drop policy %I on %s', named, new.form_table);
  end loop;
  execute pg_catalog.format(
    'create policy visitors_insert on %s for insert to anon, authenticated with check (created_at = now())',
    new.form_table
  );
  foreach named in array array['one_row', 'own_columns', 'row_rules', 'stored_once', 'within_limits', 'outbox'] loop
    execute pg_catalog.format('drop trigger if exists %I on %s', named, new.form_table);
    execute pg_catalog.format(
      'create trigger %I %s insert on %s for each row execute function private.%1$I()',
      named, case named when 'outbox' then 'after' else 'before' end, new.form_table
    );
  end loop;
  -- For the clean-up, which deletes the oldest rows, and for lists, which begin with the newest.
  execute pg_catalog.format(
    'create index if not exists %I on %s (created_at)',
    (select relname from pg_catalog.pg_class where oid = new.form_table) || '_by_time', new.form_table
  );
  -- Grants and policy each suffice alone: some projects grant all privileges on new tables by default.
  execute pg_catalog.format('revoke all on %s from public, anon, authenticated', new.form_table);
  select pg_catalog.string_agg(pg_catalog.quote_ident(name), ', ') into granted from (
    select one #>> '{}' as name from pg_catalog.jsonb_path_query(new.columns, 'strict $.** ? (@.type() == "string")') as listed (one)
    union select one ->> 'column' from pg_catalog.jsonb_array_elements(new.combined) as listed (one)
  ) as names;
  execute pg_catalog.format('grant insert (%s) on %s to anon, authenticated', granted, new.form_table);
  return null;
end
$$;

create trigger protect_form after insert or update on private.forms
  for each row execute function private.protect_form();

revoke all on function
  private.broken_rule(jsonb, jsonb),
  private.is_multiple(numeric, numeric),
  private.is_visible(text),
  private.has_type(text, jsonb),
  private.branches(jsonb[], jsonb),
  private.definitions_of(jsonb[], text),
  private.is_later(text, text, text),
  private.refusal(jsonb[], jsonb, text),
  private.with_groups(jsonb[], jsonb),
  private.answers(jsonb, jsonb),
  private.is_valid(jsonb, jsonb),
  private.refusal_of_answers(private.forms, jsonb),
  private.combined_text(jsonb, jsonb),
  private.row_rules(),
  private.rows_outside_rules(text),
  private.protect_form()
  from public, anon, authenticated, service_role;
