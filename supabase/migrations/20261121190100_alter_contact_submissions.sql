-- Brings the table of the form contact in line with schemas/forms/contact.schema.json.
-- Written by "npm run new migration contact". "not valid": the new rules apply to new rows; rows that are stored already
-- stay as they are. To check those too: alter table … validate constraint …

alter table public.contact_submissions
  drop constraint name_rules,
  drop constraint email_rules,
  drop constraint company_rules,
  drop constraint phone_rules,
  drop constraint message_rules;

alter table public.contact_submissions
  add constraint name_rules check (char_length(name) between 2 and 100 and private.is_visible(name)) not valid,
  add constraint email_rules check (
    char_length(email) between 1 and 254
    and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ) not valid,
  add constraint company_rules check (char_length(company) between 1 and 120 and private.is_visible(company)) not valid,
  add constraint phone_rules check (char_length(phone) between 1 and 40 and phone ~ '^(?:[^0-9]*[0-9]){7}') not valid,
  add constraint message_rules check (
    char_length(message) between 10 and 5000 and private.is_visible(message)
  ) not valid;
