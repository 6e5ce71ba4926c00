-- The submissions of the form contact. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/contact.schema.json. Written by "npm run new".

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  company text,
  phone text,
  message text not null,
  constraint name_rules check (char_length(name) between 2 and 100 and private.is_visible(name)),
  constraint email_rules check (
    char_length(email) between 1 and 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint company_rules check (char_length(company) between 1 and 120 and private.is_visible(company)),
  constraint phone_rules check (char_length(phone) between 1 and 40 and phone ~ '^(?:[^0-9]*[0-9]){7}'),
  constraint message_rules check (
    char_length(message) between 10 and 5000 and private.is_visible(message)
  )
);

alter table public.contact_submissions enable row level security;
alter table public.contact_submissions force row level security;

-- One row per request; id and time from the server; equal submissions stored once; rate limits; delivery by e-mail.
create trigger one_row before insert on public.contact_submissions
  for each row execute function private.one_row();
create trigger own_columns before insert on public.contact_submissions
  for each row execute function private.own_columns();
create trigger stored_once before insert on public.contact_submissions
  for each row execute function private.stored_once();
create trigger within_limits before insert on public.contact_submissions
  for each row execute function private.within_limits();
create trigger outbox after insert on public.contact_submissions
  for each row execute function private.outbox();

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

-- Replaces: 20261120090000, 20261121190100
