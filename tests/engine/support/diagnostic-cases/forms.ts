import { loadContent } from '../../../../scripts/content/load-content.ts';
import { readDataSchema } from '../../../../src/compiler/forms/data-schema.ts';
import { createTableSql } from '../../../../src/compiler/forms/table/create-table.ts';
import { expectedTable } from '../../../../src/compiler/forms/table/expected-table.ts';
import type { Schema } from '../../../../src/compiler/schema/schema-set.ts';
import { SCHEMAS } from '../schemas.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json, page } from './parts.ts';

const VISIT: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2, maxLength: 100 } },
};

const schemaFile = (schema: object) => ({ path: 'schemas/forms/visit.schema.json', text: json(schema) });

const DESTINATION = { table: 'visits', columns: [{ column: 'name', field: 'name' }] };

/** The migrations that all forms share. */
const SHARED = loadContent().migrations?.filter(({ path }) => !path.endsWith('_submissions.sql')) ?? [];

/** Compiler input with a form, whose table accepts the given number of characters. */
function inputWith(most: number) {
  const name = { type: 'string', minLength: 2, maxLength: most };
  const { core } = readDataSchema(schemaFile({ ...VISIT, properties: { name } }));
  const text = createTableSql(expectedTable(core, DESTINATION), 'visit');
  return {
    schemas: { ...SCHEMAS, records: { ...SCHEMAS.records, forms: { type: 'object' as const } } },
    formSchemas: { visit: schemaFile(VISIT) },
    migrations: [...SHARED, { path: 'supabase/migrations/1_visits.sql', text }],
  };
}

const WORDS = { required: 'Enter a name', minLength: 'Enter a name', maxLength: 'Enter a shorter name' };

function form(messages: object, most: number): Pick<DiagnosticCase, 'files' | 'input'> {
  const sections = [{ fields: [{ name: 'name', messages, label: 'Name' }] }];
  return {
    files: {
      ...home({ type: 'visit-form', form: 'visit' }),
      'forms/visit.json': json({ sections, destination: DESTINATION }),
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
    code: 'unknown-placeholder',
    title: 'A misspelt fact',
    files: { 'pages/404.json': page({ summary: 'Ring {site.telefone}.' }) },
    output: `content/pages/404.json:4:14  unknown-placeholder
  summary contains {site.telefone}; there is no such fact.
  Did you mean "telephone"?  Known: name, legalName, telephone, telephoneLink, email`,
    highlighted: '"Ring {site.telefone}."',
  },
  {
    code: 'unknown-placeholder',
    title: 'A fact that site.json does not have',
    files: { 'pages/404.json': page({ summary: 'Ring {site.telephone}.' }) },
    output: `content/pages/404.json:4:14  unknown-placeholder
  summary contains {site.telephone}; content/site.json has no contact.phone.
  Add "contact.phone", or remove the text.`,
    highlighted: '"Ring {site.telephone}."',
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
    output: `schemas/forms/visit.schema.json:7:5  table-mismatch
  The table visits does not fit the field "name": name_rules has ((char_length(name) >= 2) AND (char_length(name) <= 80)) AND private.is_visible(name) and needs ((char_length(name) >= 2) AND (char_length(name) <= 100)) AND private.is_visible(name).
  Run: npm run new migration visit`,
    highlighted: '"name"',
  },
];
