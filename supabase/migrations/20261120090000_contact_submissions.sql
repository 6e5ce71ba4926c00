-- Messages from the contact form. A visitor can insert a row, and cannot read, change or delete any.
-- The CHECK constraints accept the same values as schemas/forms/contact.schema.json; tests/engine/database/ proves it.
-- Patterns list whitespace characters, because \s does not match the same ones in JavaScript and PostgreSQL.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  company text,
  phone text,
  message text not null,
  constraint name_rules check (
    char_length(name) between 2 and 100
    and name ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  ),
  constraint email_rules check (
    char_length(email) <= 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint company_rules check (
    char_length(company) between 1 and 120
    and company ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  ),
  constraint phone_rules check (
    char_length(phone) between 1 and 40
    and phone ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  ),
  constraint message_rules check (
    char_length(message) between 10 and 5000
    and message ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  )
);

alter table public.contact_submissions enable row level security;
alter table public.contact_submissions force row level security;

-- They run in the order of their names: one row per request; id and time from the server; equal submissions stored
-- once; rate limits.
create trigger one_row before insert on public.contact_submissions
  for each row execute function private.one_row();
create trigger own_columns before insert on public.contact_submissions
  for each row execute function private.own_columns();
create trigger stored_once before insert on public.contact_submissions
  for each row execute function private.stored_once();
create trigger within_limits before insert on public.contact_submissions
  for each row execute function private.within_limits();

-- For the clean-up, which deletes the oldest rows, and for lists, which begin with the newest.
create index contact_submissions_by_time on public.contact_submissions (created_at);

-- Grants and policy each suffice alone: some projects grant all privileges on new tables by default.
revoke all on public.contact_submissions from public, anon, authenticated;
grant insert (
  name, email, company, phone, message
) on public.contact_submissions to anon, authenticated;

create policy visitors_insert on public.contact_submissions for insert to anon, authenticated
  with check (created_at = now());

comment on table public.contact_submissions is 'Messages sent with the contact form.';
