import type { Schema } from '../../../../src/compiler/schema/schema-set.ts';
import { SCHEMAS } from '../schemas.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json } from './parts.ts';

const VISIT: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2, maxLength: 100 } },
};

/** Compiler input with a form, whose table accepts the given number of characters. */
const inputWith = (most: number) => ({
  schemas: { ...SCHEMAS, records: { ...SCHEMAS.records, forms: { type: 'object' as const } } },
  formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: json(VISIT) } },
  migrations: [
    {
      path: 'supabase/migrations/1_visits.sql',
      text: `create table public.visits (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and ${most})
);`,
    },
  ],
});

const WORDS = { required: 'Enter a name', minLength: 'Enter a name', maxLength: 'Enter a shorter name' };

function form(messages: object, most: number): Pick<DiagnosticCase, 'files' | 'input'> {
  const sections = [{ fields: [{ name: 'name', messages, label: 'Name' }] }];
  const destination = { table: 'visits', columns: [{ column: 'name', field: 'name' }] };
  return {
    files: {
      ...home({ type: 'visit-form', form: 'visit' }),
      'forms/visit.json': json({ sections, destination }),
      'form-texts.json': json({ button: { idle: 'Send' } }),
    },
    input: inputWith(most),
  };
}

/** A data schema that asks for something that forms do not have. */
const PRIZES = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 100 },
    phone: { type: 'string', format: 'phone' },
    prizes: { type: 'object', patternProperties: { '^[0-9]+$': { type: 'string' } } },
  },
};

/** Diagnostics about a form, its schema and its table. */
export const FORM_CASES: DiagnosticCase[] = [
  {
    code: 'missing-form-text',
    title: 'A form without a label for its button',
    files: {
      ...home({ type: 'visit-form', form: 'visit' }),
      'forms/visit.json': json({ title: 'A visit' }),
      'form-texts.json': json({ button: {} }),
    },
    output: `content/form-texts.json:2:13  missing-form-text
  There is no text for "button.idle", which content/forms/visit.json needs.
  Add it to content/form-texts.json, for all forms, or to content/forms/visit.json.`,
    highlighted: '{',
  },
  {
    code: 'form-schema',
    title: 'A data schema with keywords that no form can show',
    files: {},
    input: { formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: json(PRIZES) } } },
    output: `schemas/forms/visit.schema.json:14:17  form-schema
  "format" is "phone", which forms do not have.
  Use "tel".

schemas/forms/visit.schema.json:18:7  form-schema
  "patternProperties" cannot be part of a form: a form has a fixed set of fields.
  List each property in "properties", or use a list of objects with a name and a value.`,
    highlighted: '"phone"',
  },
  {
    code: 'unknown-placeholder',
    title: 'A misspelt placeholder',
    files: { 'form-texts.json': json({ button: { idle: 'Send the {submision}' } }) },
    output: `content/form-texts.json:3:23  unknown-placeholder
  button.idle contains {submision}, which the form does not replace.
  Did you mean "submission"?  Known: submission`,
    highlighted: '{submision}',
  },
  {
    code: 'form-mismatch',
    title: 'A validation rule without an error message',
    ...form({ required: 'Enter a name', minLength: 'Enter a name' }, 100),
    output: `content/forms/visit.json:6:19  form-mismatch
  sections[0].fields[0].name is "name"; it has no error message for: maxLength.
  Add them to "messages" of the field, or maxLength to "messages" in content/form-texts.json.`,
    highlighted: '"name"',
  },
  {
    code: 'table-mismatch',
    title: 'A table that accepts less than the form',
    ...form(WORDS, 80),
    output: `content/forms/visit.json:21:19  table-mismatch
  destination.columns[0].column is "name"; schema and table differ. max. characters: 100 in the schema, 80 in the table.
  Use the same rule in the form's schema and in supabase/migrations/1_visits.sql:3. Change an existing table with a new migration.`,
    highlighted: '"name"',
  },
];
