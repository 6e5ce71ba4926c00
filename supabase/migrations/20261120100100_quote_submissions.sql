-- The submissions of the form quote. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/quote.schema.json. Written by "npm run new".

create table public.quote_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  company text not null,
  job_title text,
  website text,
  project_title text,
  project_description text not null,
  project_type text,
  industry text,
  project_goals text,
  functional_requirements text,
  technical_requirements text,
  integration_needs text,
  user_count text,
  platform_requirements text[],
  desired_start_date date,
  desired_completion_date date,
  budget_range text,
  priority text,
  existing_systems text,
  compliance_requirements text,
  additional_services text[],
  how_did_you_hear text,
  additional_comments text,
  message text not null,
  constraint name_rules check (char_length(name) between 1 and 100 and private.is_visible(name)),
  constraint email_rules check (
    char_length(email) between 1 and 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint phone_rules check (char_length(phone) between 1 and 40 and phone ~ '^(?:[^0-9]*[0-9]){7}'),
  constraint company_rules check (char_length(company) between 1 and 120 and private.is_visible(company)),
  constraint job_title_rules check (
    char_length(job_title) between 1 and 100 and private.is_visible(job_title)
  ),
  constraint website_rules check (
    char_length(website) between 1 and 300
    and website ~ '^[Hh][Tt][Tt][Pp][Ss]?://[^\u0001-\u0020\u007f-\u00a0]+$'
  ),
  constraint project_title_rules check (
    char_length(project_title) between 1 and 150 and private.is_visible(project_title)
  ),
  constraint project_description_rules check (
    char_length(project_description) between 1 and 5000 and private.is_visible(project_description)
  ),
  constraint project_type_rules check (
    project_type in (
      'web-application', 'mobile-app', 'custom-software', 'system-integration', 'data-migration',
      'crm-implementation', 'business-automation', 'ai-solution', 'cloud-migration', 'consulting',
      'other'
    )
  ),
  constraint industry_rules check (
    industry in (
      'healthcare', 'finance', 'retail', 'manufacturing', 'education', 'government', 'nonprofit',
      'real-estate', 'hospitality', 'logistics', 'energy', 'technology', 'other'
    )
  ),
  constraint project_goals_rules check (
    char_length(project_goals) between 1 and 3000 and private.is_visible(project_goals)
  ),
  constraint functional_requirements_rules check (
    char_length(functional_requirements) between 1 and 5000 and private.is_visible(functional_requirements)
  ),
  constraint technical_requirements_rules check (
    char_length(technical_requirements) between 1 and 5000 and private.is_visible(technical_requirements)
  ),
  constraint integration_needs_rules check (
    char_length(integration_needs) between 1 and 3000 and private.is_visible(integration_needs)
  ),
  constraint user_count_rules check (
    user_count in (
      '1-10', '11-50', '51-100', '101-500', '501-1000', '1000+'
    )
  ),
  constraint platform_requirements_rules check (
    array_ndims(platform_requirements) = 1
    and cardinality(platform_requirements) between 1 and 8
    and length(array_to_tsvector(platform_requirements)) = cardinality(platform_requirements)
    and platform_requirements <@ array[
      'Web Browser', 'iOS App', 'Android App', 'Desktop (Windows)', 'Desktop (Mac)', 'API/Backend Only',
      'Cloud Platform', 'On-Premise'
    ]
  ),
  constraint desired_start_date_rules check (
    desired_start_date between '1000-01-01' and '9999-12-31'
    and to_char(desired_start_date, 'YYYY-MM-DD') ~ '^20'
  ),
  constraint desired_completion_date_rules check (
    desired_completion_date between '1000-01-01' and '9999-12-31'
    and to_char(desired_completion_date, 'YYYY-MM-DD') ~ '^20'
    and (desired_start_date is null or desired_completion_date > desired_start_date)
  ),
  constraint budget_range_rules check (
    budget_range in (
      'under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-250k', '250k+', 'discuss'
    )
  ),
  constraint priority_rules check (
    priority in (
      'urgent', 'high', 'medium', 'low'
    )
  ),
  constraint existing_systems_rules check (
    char_length(existing_systems) between 1 and 3000 and private.is_visible(existing_systems)
  ),
  constraint compliance_requirements_rules check (
    char_length(compliance_requirements) between 1 and 2000 and private.is_visible(compliance_requirements)
  ),
  constraint additional_services_rules check (
    array_ndims(additional_services) = 1
    and cardinality(additional_services) between 1 and 8
    and length(array_to_tsvector(additional_services)) = cardinality(additional_services)
    and additional_services <@ array[
      'Project Management', 'User Training', 'Documentation', 'Ongoing Support & Maintenance',
      'Hosting & Infrastructure', 'Data Migration', 'Quality Assurance Testing', 'UI/UX Design'
    ]
  ),
  constraint how_did_you_hear_rules check (
    how_did_you_hear in (
      'google-search', 'referral', 'linkedin', 'industry-event', 'existing-client', 'online-directory',
      'social-media', 'other'
    )
  ),
  constraint additional_comments_rules check (
    char_length(additional_comments) between 1 and 3000 and private.is_visible(additional_comments)
  ),
  constraint message_rules check (char_length(message) between 1 and 11208)
);

alter table public.quote_submissions enable row level security;
alter table public.quote_submissions force row level security;

-- One row per request; id and time from the server; equal submissions stored once; rate limits; delivery by e-mail.
create trigger one_row before insert on public.quote_submissions
  for each row execute function private.one_row();
create trigger own_columns before insert on public.quote_submissions
  for each row execute function private.own_columns();
create trigger stored_once before insert on public.quote_submissions
  for each row execute function private.stored_once();
create trigger within_limits before insert on public.quote_submissions
  for each row execute function private.within_limits();
create trigger outbox after insert on public.quote_submissions
  for each row execute function private.outbox();

-- For the clean-up, which deletes the oldest rows, and for lists, which begin with the newest.
create index quote_submissions_by_time on public.quote_submissions (created_at);

-- Grants and policy each suffice alone: some projects grant all privileges on new tables by default.
revoke all on public.quote_submissions from public, anon, authenticated;
grant insert (
  name, email, phone, company, job_title, website, project_title, project_description, project_type,
  industry, project_goals, functional_requirements, technical_requirements, integration_needs, user_count,
  platform_requirements, desired_start_date, desired_completion_date, budget_range, priority,
  existing_systems, compliance_requirements, additional_services, how_did_you_hear, additional_comments,
  message
) on public.quote_submissions to anon, authenticated;

create policy visitors_insert on public.quote_submissions for insert to anon, authenticated
  with check (created_at = now());

comment on table public.quote_submissions is 'Requests sent with the quote form.';

-- Replaces: 20261120090100, 20261121190200
