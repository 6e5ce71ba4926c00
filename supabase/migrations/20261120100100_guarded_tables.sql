-- The guards, at the two tables that there are. A later form's migration brings its own triggers along.

create trigger one_row before insert on public.contact_submissions
  for each row execute function private.one_row();
create trigger stored_once before insert on public.contact_submissions
  for each row execute function private.stored_once();
create trigger within_limits before insert on public.contact_submissions
  for each row execute function private.within_limits();

create trigger one_row before insert on public.quote_submissions
  for each row execute function private.one_row();
create trigger stored_once before insert on public.quote_submissions
  for each row execute function private.stored_once();
create trigger within_limits before insert on public.quote_submissions
  for each row execute function private.within_limits();

-- All answers together: room for every field at its full length in characters of four bytes, so that no row the form
-- lets through is refused, and no more. message repeats four of them and has a limit of its own. The columns of
-- contact_submissions cannot hold more than this.
alter table public.quote_submissions add constraint answers_size check (
  octet_length(concat_ws('',
    name, email, phone, company, job_title, website, project_title, project_description, project_type, industry,
    project_goals, functional_requirements, technical_requirements, integration_needs, user_count, budget_range,
    priority, existing_systems, compliance_requirements, how_did_you_hear, additional_comments
  )) <= 131072
);

-- The clean-up looks for what is old; the provider's list begins with what is new.
create index contact_submissions_by_time on public.contact_submissions (created_at);
create index quote_submissions_by_time on public.quote_submissions (created_at);
