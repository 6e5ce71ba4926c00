import type { Schema } from '../../../../src/compiler/schema/schema-set.ts';
import { SCHEMAS } from '../schemas.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json } from './parts.ts';

const VISIT: Schema = {
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2, maxLength: 100 } },
};

/** What a project has besides, with a table that takes so many characters. */
const inputWith = (most: number) => ({
  schemas: { ...SCHEMAS, records: { ...SCHEMAS.records, forms: { type: 'object' as const } } },
  formSchemas: { visit: VISIT },
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
  const sections = [{ fields: [{ name: 'name', messages }] }];
  const destination = { table: 'visits', columns: [{ column: 'name', field: 'name' }] };
  return {
    files: {
      ...home({ type: 'visit-form', form: 'visit' }),
      'forms/visit.json': json({ sections, destination }),
    },
    input: inputWith(most),
  };
}

/** Mistakes between a form, its schema and its table. */
export const FORM_CASES: DiagnosticCase[] = [
  {
    code: 'form-mismatch',
    title: 'No words for a rule that an answer can break',
    ...form({ required: 'Enter a name', minLength: 'Enter a name' }, 100),
    says: `content/forms/visit.json:6:19  form-mismatch
  sections[0].fields[0].name is "name"; it has no words for a broken rule: maxLength.
  Add them to "messages".`,
    at: '"name"',
  },
  {
    code: 'table-mismatch',
    title: 'A table that takes less than the form',
    ...form(WORDS, 80),
    says: `content/forms/visit.json:20:19  table-mismatch
  destination.columns[0].column is "name"; schema and table disagree. most characters: 100 in the schema, 80 in the table.
  Make the form's schema and supabase/migrations/1_visits.sql:3 say the same; a table changes with a new migration.`,
    at: '"name"',
  },
];
