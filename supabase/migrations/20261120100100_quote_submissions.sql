-- The submissions of the form quote. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/quote.schema.json. Written by "npm run new".

-- A database of an earlier version has the table, with the same columns.
create table if not exists public.quote_submissions (
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
  message text not null
);
comment on table public.quote_submissions is 'Submissions of the form quote.';

-- The rules of each row, and the protection of the table: a trigger of private.forms adds it.
insert into private.forms (form, form_table, columns, combined, core) values (
'quote', 'public.quote_submissions'::regclass,
'{
  "name": "name",
  "email": "email",
  "phone": "phone",
  "company": "company",
  "jobTitle": "job_title",
  "website": "website",
  "projectTitle": "project_title",
  "projectDescription": "project_description",
  "projectType": "project_type",
  "industry": "industry",
  "projectGoals": "project_goals",
  "functionalRequirements": "functional_requirements",
  "technicalRequirements": "technical_requirements",
  "integrationNeeds": "integration_needs",
  "userCount": "user_count",
  "platformRequirements": "platform_requirements",
  "desiredStartDate": "desired_start_date",
  "desiredCompletionDate": "desired_completion_date",
  "budgetRange": "budget_range",
  "priority": "priority",
  "existingSystems": "existing_systems",
  "compliance": "compliance_requirements",
  "additionalServices": "additional_services",
  "howDidYouHear": "how_did_you_hear",
  "additionalComments": "additional_comments"
}'::jsonb,
'[
  {
    "column": "message",
    "separator": "\n\n",
    "parts": [
      {
        "field": "projectTitle",
        "label": "Project: ",
        "whenEmpty": "Untitled"
      },
      {
        "field": "projectDescription",
        "label": "Description: "
      },
      {
        "field": "projectGoals",
        "label": "Goals: "
      },
      {
        "field": "additionalComments",
        "label": "Additional comments: "
      }
    ]
  }
]'::jsonb,
'{
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "maxLength": 100,
      "minLength": 1
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
    "phone": {
      "type": "string",
      "format": "tel",
      "maxLength": 40,
      "minLength": 1,
      "postgresPatterns": [
        "^(?:[^0-9]*[0-9]){7}"
      ]
    },
    "company": {
      "type": "string",
      "maxLength": 120,
      "minLength": 1
    },
    "jobTitle": {
      "type": "string",
      "maxLength": 100,
      "minLength": 1
    },
    "website": {
      "type": "string",
      "format": "uri",
      "maxLength": 300,
      "minLength": 1,
      "postgresPatterns": [
        "^[Hh][Tt][Tt][Pp][Ss]?://[^\\u0001-\\u0020\\u007f-\\u00a0]+$"
      ]
    },
    "projectTitle": {
      "type": "string",
      "maxLength": 150,
      "minLength": 1
    },
    "projectDescription": {
      "type": "string",
      "maxLength": 5000,
      "minLength": 1
    },
    "projectType": {
      "type": "string",
      "enum": [
        "web-application",
        "mobile-app",
        "custom-software",
        "system-integration",
        "data-migration",
        "crm-implementation",
        "business-automation",
        "ai-solution",
        "cloud-migration",
        "consulting",
        "other"
      ]
    },
    "industry": {
      "type": "string",
      "enum": [
        "healthcare",
        "finance",
        "retail",
        "manufacturing",
        "education",
        "government",
        "nonprofit",
        "real-estate",
        "hospitality",
        "logistics",
        "energy",
        "technology",
        "other"
      ]
    },
    "projectGoals": {
      "type": "string",
      "maxLength": 3000,
      "minLength": 1
    },
    "functionalRequirements": {
      "type": "string",
      "maxLength": 5000,
      "minLength": 1
    },
    "technicalRequirements": {
      "type": "string",
      "maxLength": 5000,
      "minLength": 1
    },
    "integrationNeeds": {
      "type": "string",
      "maxLength": 3000,
      "minLength": 1
    },
    "userCount": {
      "type": "string",
      "enum": ["1-10", "11-50", "51-100", "101-500", "501-1000", "1000+"]
    },
    "platformRequirements": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "Web Browser",
          "iOS App",
          "Android App",
          "Desktop (Windows)",
          "Desktop (Mac)",
          "API/Backend Only",
          "Cloud Platform",
          "On-Premise"
        ]
      },
      "maxItems": 8,
      "uniqueItems": true,
      "minItems": 1
    },
    "desiredStartDate": {
      "type": "string",
      "format": "date",
      "pattern": "^20",
      "minLength": 1,
      "postgresPatterns": [
        "^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$",
        "^20"
      ]
    },
    "desiredCompletionDate": {
      "type": "string",
      "format": "date",
      "pattern": "^20",
      "after": "desiredStartDate",
      "minLength": 1,
      "postgresPatterns": [
        "^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$",
        "^20"
      ]
    },
    "budgetRange": {
      "type": "string",
      "enum": ["under-10k", "10k-25k", "25k-50k", "50k-100k", "100k-250k", "250k+", "discuss"]
    },
    "priority": {
      "type": "string",
      "enum": ["urgent", "high", "medium", "low"]
    },
    "existingSystems": {
      "type": "string",
      "maxLength": 3000,
      "minLength": 1
    },
    "compliance": {
      "type": "string",
      "maxLength": 2000,
      "minLength": 1
    },
    "additionalServices": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "Project Management",
          "User Training",
          "Documentation",
          "Ongoing Support & Maintenance",
          "Hosting & Infrastructure",
          "Data Migration",
          "Quality Assurance Testing",
          "UI/UX Design"
        ]
      },
      "maxItems": 8,
      "uniqueItems": true,
      "minItems": 1
    },
    "howDidYouHear": {
      "type": "string",
      "enum": [
        "google-search",
        "referral",
        "linkedin",
        "industry-event",
        "existing-client",
        "online-directory",
        "social-media",
        "other"
      ]
    },
    "additionalComments": {
      "type": "string",
      "maxLength": 3000,
      "minLength": 1
    }
  },
  "required": ["name", "email", "phone", "company", "projectDescription"]
}'::jsonb
);
