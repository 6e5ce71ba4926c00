-- Who may use the studio server, and as what. `npm run editors` and the server call the functions with the secret key.

create table private.editors (
  -- In small letters: mail providers do not tell Ann@ from ann@.
  address text primary key
    check (address = lower(address) and length(address) <= 254 and address ~ '^[^\s@<>"]+@[^\s@<>"]+$'),
  -- What the commits of the editor say. Without a name, they say the address.
  name text check (length(name) between 1 and 100 and name !~ '[<>[:cntrl:]]'),
  role text not null check (role in ('write', 'publish')),
  invited_by text not null check (length(invited_by) <= 254),
  invited_at timestamptz not null default now()
);
alter table private.editors enable row level security;
alter table private.editors force row level security;
revoke all on private.editors from public, anon, authenticated, service_role;

-- Returns all editors, in the order of their addresses.
create function public.studio_editors() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.json_agg(e.* order by e.address), '[]') from private.editors e
$$;

-- Returns the editor with this address, or null.
create function public.studio_editor(address text) returns json
language sql stable security definer set search_path = '' as $$
  select pg_catalog.to_json(e.*) from private.editors e
  where e.address = pg_catalog.lower(studio_editor.address)
$$;

-- Adds an editor, or changes the role and the name of one.
create function public.studio_set_editor(address text, role text, name text default null, invited_by text default 'owner')
returns void
language sql security definer set search_path = '' as $$
  insert into private.editors (address, role, name, invited_by)
  values (pg_catalog.lower($1), $2, $3, $4)
  on conflict on constraint editors_pkey
    do update set role = excluded.role, name = coalesce(excluded.name, editors.name)
$$;

-- Removes an editor. Returns false if there is none with this address.
create function public.studio_remove_editor(address text) returns boolean
language sql security definer set search_path = '' as $$
  with removed as (
    delete from private.editors e where e.address = pg_catalog.lower($1) returning 1
  )
  select exists (select from removed)
$$;

revoke all on function
  public.studio_editors(), public.studio_editor(text), public.studio_set_editor(text, text, text, text),
  public.studio_remove_editor(text)
  from public, anon, authenticated;
grant execute on function
  public.studio_editors(), public.studio_editor(text), public.studio_set_editor(text, text, text, text),
  public.studio_remove_editor(text)
  to service_role;
