-- The submissions of the form contact. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/contact.schema.json. Written by "npm run new".

-- A database of an earlier version has the table, with the same columns.
create table if not exists public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  company text,
  phone text,
  message text not null
);
comment on table public.contact_submissions is 'Submissions of the form contact.';

-- The rules of each row, and the protection of the table: a trigger of private.forms adds it.
insert into private.forms (form, form_table, columns, combined, core) values (
'contact', 'public.contact_submissions'::regclass,
'{
  "name": "name",
  "email": "email",
  "company": "company",
  "phone": "phone",
  "message": "message"
}'::jsonb,
'[]'::jsonb,
'{
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "minLength": 2,
      "maxLength": 100
    },
    "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "minLength": 1,
      "postgresPatterns": [
        "^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$"
      ]
    },
    "company": {
      "type": "string",
      "maxLength": 120,
      "minLength": 1
    },
    "phone": {
      "type": "string",
      "format": "tel",
      "maxLength": 40,
      "minLength": 1,
      "postgresPatterns": [
        "^(?:[^0-9]*[0-9]){7}"
      ]
    },
    "message": {
      "type": "string",
      "minLength": 10,
      "maxLength": 5000
    }
  },
  "required": ["name", "email", "message"]
}'::jsonb
);
