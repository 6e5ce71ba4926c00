import type { DiagnosticCode } from '../../report/codes.ts';
import { form, VISIT_MESSAGES } from '../examples/form.ts';
import { home, json } from '../examples/parts.ts';
import type { Rule } from '../rule.ts';

/** A data schema that asks for something that forms do not have. */
const PRIZES = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 100 },
    phone: { type: 'string', format: 'password' },
    prizes: { type: 'object', patternProperties: { '^[0-9]+$': { type: 'string' } } },
  },
};

/** Diagnostics of the compiler about a form, its schema and its table. */
export const FORMS_RULES = {
  'missing-form-text': {
    summary: 'A form needs a text that neither its file nor `content/form-texts.json` has.',
    reason: 'A visitor would see a button without a label, or an error without a message.',
    fix: 'Add the text to `content/form-texts.json` for all forms, or to the file of this form.',
    examples: [
      {
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
    ],
  },
  'form-schema': {
    summary:
      'A data schema (`schemas/forms/`) says something that no form can show, or that no visitor can satisfy.',
    reason:
      'The form would lack a field, or could never be sent, or the table would refuse what the form accepts.',
    fix: 'The message names the nearest thing that works.',
    examples: [
      {
        title: 'A data schema with keywords that no form can show',
        input: { formSchemas: { visit: { path: 'schemas/forms/visit.schema.json', text: json(PRIZES) } } },
        output: `schemas/forms/visit.schema.json:14:17  form-schema
  "format" is "password", which forms do not have.
  A form must not ask for passwords. Remove it.

schemas/forms/visit.schema.json:18:7  form-schema
  "patternProperties" cannot be part of a form: a form has a fixed set of fields.
  List each property in "properties", or use a list of objects with a name and a value.`,
        highlighted: '"password"',
      },
    ],
  },
  'form-mismatch': {
    summary:
      'The fields and options of a form (`content/forms/`) differ from its schema (`schemas/forms/`) or from the columns that it fills, or a schema rule has no error message for visitors.',
    reason: 'A visitor could fill in a field that is never sent, or be refused without a reason.',
    fix: 'The message names the side that lacks something.',
    examples: [
      {
        title: 'A validation rule without an error message',
        ...form({ required: 'Enter a name', minLength: 'Enter a name' }),
        output: `content/forms/visit.json:6:19  form-mismatch
  sections[0].fields[0].name is "name"; it has no error message for: maxLength.
  Add them to "messages" of the field, or maxLength to "messages" in content/form-texts.json.`,
        highlighted: '"name"',
      },
    ],
  },
  'table-mismatch': {
    summary:
      "The table that `supabase/migrations/` make does not accept exactly the values that the form's schema accepts, or it is not protected as every form's table is: columns, rules, conditions, permissions, triggers. PostgreSQL itself compares the two. Also reported: a migration that PostgreSQL refuses.",
    reason: 'The database would refuse a submission that the form accepts, and the submission would be lost.',
    fix: 'The message shows both sides. `npm run new migration <form>` writes the migration that brings the table in line.',
    examples: [
      {
        title: 'A table that accepts less than the form',
        ...form(VISIT_MESSAGES),
        output: `schemas/forms/visit.schema.json:7:5  table-mismatch
  The table visits does not fit the field "name": name_rules has ((char_length(name) >= 2) AND (char_length(name) <= 80)) AND private.is_visible(name) and needs ((char_length(name) >= 2) AND (char_length(name) <= 100)) AND private.is_visible(name).
  Run: npm run new migration visit`,
        highlighted: '"name"',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
