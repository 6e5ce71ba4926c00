import { locateDiagnostic } from '../../report/diagnostic.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Diagnostic } from '../../types.ts';
import { allFields } from '../form-fields.ts';
import type { Difference } from './difference.ts';
import type { FormTable } from './form-tables.ts';

function mismatch({ id }: FormTable, source: SourceFile, jsonPath: JsonPath, message: string): Diagnostic {
  const part = jsonPath.length > 0 ? 'key' : 'open';
  const hint = `Run: npm run new migration ${id}`;
  return locateDiagnostic({ code: 'table-mismatch', source, jsonPath, part, message, hint });
}

/** Reports a difference at the form's file: it is not about one field. */
function atForm(form: FormTable, message: string): Diagnostic {
  const { value, source } = form.form;
  const path = isObject(value) && value['destination'] !== undefined ? ['destination'] : [];
  return mismatch(form, source, path, `The table ${form.table.name} does not fit the form: ${message}.`);
}

/** Reports that no migration creates the table of a form. */
export const missingTable = (form: FormTable): Diagnostic => atForm(form, 'no migration creates it');

/** Reports the differences between a form and its migrated table, those of a field at its definition. */
export function tableDiagnostics(
  form: FormTable,
  schemaFile: SourceFile,
  differences: Difference[],
): Diagnostic[] {
  const fields = allFields(form.schema.fields);
  const byField = new Map<string, string[]>();
  for (const { field = '', message } of differences) {
    if (message) byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  return [...byField].flatMap(([path, messages]) => {
    const field = fields.find((one) => one.path.join('.') === path);
    if (!field) return messages.map((message) => atForm(form, message));
    const text = `The table ${form.table.name} does not fit the field "${path}": ${messages.join('; ')}.`;
    return [mismatch(form, schemaFile, field.location, text)];
  });
}
