-- Brings the table of the form quote in line with schemas/forms/quote.schema.json.
-- Written by "npm run new migration quote". "not valid": the new rules apply to new rows; rows that are stored already
-- stay as they are. To check those too: alter table … validate constraint …

alter table public.quote_submissions
  drop constraint name_rules,
  drop constraint email_rules,
  drop constraint phone_rules,
  drop constraint company_rules,
  drop constraint job_title_rules,
  drop constraint website_rules,
  drop constraint project_title_rules,
  drop constraint project_description_rules,
  drop constraint project_goals_rules,
  drop constraint functional_requirements_rules,
  drop constraint technical_requirements_rules,
  drop constraint integration_needs_rules,
  drop constraint desired_start_date_rules,
  drop constraint desired_completion_date_rules,
  drop constraint existing_systems_rules,
  drop constraint compliance_requirements_rules,
  drop constraint additional_comments_rules,
  drop constraint message_rules,
  drop constraint answers_size;

alter table public.quote_submissions
  add constraint name_rules check (char_length(name) between 1 and 100 and private.is_visible(name)) not valid,
  add constraint email_rules check (
    char_length(email) between 1 and 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ) not valid,
  add constraint phone_rules check (char_length(phone) between 1 and 40 and phone ~ '^(?:[^0-9]*[0-9]){7}') not valid,
  add constraint company_rules check (char_length(company) between 1 and 120 and private.is_visible(company)) not valid,
  add constraint job_title_rules check (
    char_length(job_title) between 1 and 100 and private.is_visible(job_title)
  ) not valid,
  add constraint website_rules check (
    char_length(website) between 1 and 300
    and website ~ '^[Hh][Tt][Tt][Pp][Ss]?://[^\u0001-\u0020\u007f-\u00a0]+$'
  ) not valid,
  add constraint project_title_rules check (
    char_length(project_title) between 1 and 150 and private.is_visible(project_title)
  ) not valid,
  add constraint project_description_rules check (
    char_length(project_description) between 1 and 5000 and private.is_visible(project_description)
  ) not valid,
  add constraint project_goals_rules check (
    char_length(project_goals) between 1 and 3000 and private.is_visible(project_goals)
  ) not valid,
  add constraint functional_requirements_rules check (
    char_length(functional_requirements) between 1 and 5000 and private.is_visible(functional_requirements)
  ) not valid,
  add constraint technical_requirements_rules check (
    char_length(technical_requirements) between 1 and 5000 and private.is_visible(technical_requirements)
  ) not valid,
  add constraint integration_needs_rules check (
    char_length(integration_needs) between 1 and 3000 and private.is_visible(integration_needs)
  ) not valid,
  add constraint desired_start_date_rules check (
    desired_start_date between '1000-01-01' and '9999-12-31'
    and to_char(desired_start_date, 'YYYY-MM-DD') ~ '^20'
  ) not valid,
  add constraint desired_completion_date_rules check (
    desired_completion_date between '1000-01-01' and '9999-12-31'
    and to_char(desired_completion_date, 'YYYY-MM-DD') ~ '^20'
    and (desired_start_date is null or desired_completion_date > desired_start_date)
  ) not valid,
  add constraint existing_systems_rules check (
    char_length(existing_systems) between 1 and 3000 and private.is_visible(existing_systems)
  ) not valid,
  add constraint compliance_requirements_rules check (
    char_length(compliance_requirements) between 1 and 2000 and private.is_visible(compliance_requirements)
  ) not valid,
  add constraint additional_comments_rules check (
    char_length(additional_comments) between 1 and 3000 and private.is_visible(additional_comments)
  ) not valid,
  add constraint message_rules check (char_length(message) between 1 and 11208) not valid;
