import { expect, test } from 'vitest';
import { formatDiagnostics } from '../report/format-diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import { parseFile } from '../source/json-file.ts';
import { checkForm } from './forms.ts';

const SCHEMA: Schema = {
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    size: { type: 'string', enum: ['small', 'large'] },
    extras: { type: 'array', items: { enum: ['map'] } },
  },
};
const FIELDS = [
  { name: 'name', messages: { required: 'Enter a name', minLength: 'Enter a name' } },
  { name: 'size', options: [{ value: 'small' }, { value: 'large' }] },
  { name: 'extras', options: [{ value: 'map' }] },
];
const COLUMNS = ['name', 'size', 'extras'].map((field) => ({ column: field, field }));

function diagnosticsOf(
  fields: unknown,
  columns: unknown = COLUMNS,
  schemas: Record<string, Schema> = { visit: SCHEMA },
): string {
  const text = JSON.stringify({ sections: [{ fields }], destination: { columns } }, null, 2);
  return formatDiagnostics(
    checkForm('visit', parseFile({ path: 'content/forms/visit.json', text }), schemas),
  );
}

test('accepts a form that matches its schema', () => {
  expect(diagnosticsOf(FIELDS)).toBe('');
});

test('form-mismatch: reports a form without a schema', () => {
  expect(diagnosticsOf(FIELDS, COLUMNS, {})).toMatchInlineSnapshot(`
    "content/forms/visit.json:1:1  form-mismatch
      There is no schemas/forms/visit.schema.json, the data schema of this form.
      Create it, or start with: npm run new form <name>"
  `);
});

test('form-mismatch: reports unknown, repeated and missing fields', () => {
  expect(diagnosticsOf([...FIELDS.slice(0, 2), { name: 'exstras' }, FIELDS[0]])).toMatchInlineSnapshot(`
    "content/forms/visit.json:24:19  form-mismatch
      sections[0].fields[2].name is "exstras"; the form's schema has no such field.
      Did you mean "extras"?  Known: name, size, extras

    content/forms/visit.json:27:19  form-mismatch
      sections[0].fields[3].name is "name", a field that the form already has.

    content/forms/visit.json:2:3  form-mismatch
      sections lack fields of the schema: extras.
      Add each of them to a section."
  `);
});

test('form-mismatch: reports wrong options and missing messages', () => {
  const size = { name: 'size', options: [{ value: 'smal' }, { value: 'large' }] };
  expect(diagnosticsOf([{ name: 'name' }, size, FIELDS[2]])).toMatchInlineSnapshot(`
    "content/forms/visit.json:6:19  form-mismatch
      sections[0].fields[0].name is "name"; it has no error message for: required, minLength.
      Add them to "messages".

    content/forms/visit.json:12:24  form-mismatch
      sections[0].fields[1].options[0].value is "smal", which the form's schema does not allow.
      Did you mean "small"?  Allowed: small, large

    content/forms/visit.json:9:19  form-mismatch
      sections[0].fields[1].name is "size"; its options lack values that the form's schema allows.
      Add: small"
  `);
});

test('form-mismatch: reports unknown and unsaved fields of columns', () => {
  expect(diagnosticsOf(FIELDS, [{ column: 'name', field: 'nmae' }, COLUMNS[1]])).toMatchInlineSnapshot(`
    "content/forms/visit.json:38:18  form-mismatch
      destination.columns[0].field is "nmae"; the form's schema has no such field.
      Did you mean "name"?  Known: name, size, extras

    content/forms/visit.json:34:3  form-mismatch
      destination does not store: name, extras.
      Add a column for each of them."
  `);
});

test('reads an invalid form file without throwing', () => {
  expect(diagnosticsOf('none', 7)).toContain('sections lack fields of the schema: name, size, extras.');
});
