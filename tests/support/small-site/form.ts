import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { home, json } from './parts.ts';
import { SCHEMAS } from './schemas.ts';

/** The data schema of the form. */
export const VISIT: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2, maxLength: 100 } },
};

export const schemaFile = (schema: object) => ({
  path: 'schemas/forms/visit.schema.json',
  text: json(schema),
});

export const DESTINATION = { table: 'visits', columns: [{ column: 'name', field: 'name' }] };

export const VISIT_MESSAGES = {
  required: 'Enter a name',
  minLength: 'Enter a name',
  maxLength: 'Enter a shorter name',
};

/** A form with these messages, for names of 2 to 100 characters. */
export function form(messages: object) {
  const sections = [{ fields: [{ name: 'name', messages, label: 'Name' }] }];
  return {
    files: {
      ...home({ type: 'visit-form', form: 'visit' }),
      'forms/visit.json': json({ sections, destination: DESTINATION }),
      'form-texts.json': json({ button: { idle: 'Send' } }),
    },
    input: {
      schemas: { ...SCHEMAS, records: { ...SCHEMAS.records, forms: { type: 'object' as const } } },
      formSchemas: { visit: schemaFile(VISIT) },
    },
  };
}
