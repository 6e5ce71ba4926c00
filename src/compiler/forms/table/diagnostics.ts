import { fileDiagnostic, locateDiagnostic } from '../../report/diagnostic.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Diagnostic } from '../../types.ts';
import type { DataField } from '../form-fields.ts';
import type { Difference } from './difference.ts';
import type { FormTable } from './form-tables.ts';

const fix = (form: string) => `Run: npm run new migration ${form}`;

function fieldAt(fields: DataField[], path: string): DataField | undefined {
  for (const field of fields) {
    if (field.path.join('.') === path) return field;
    const inner = fieldAt(field.fields, path);
    if (inner) return inner;
  }
  return undefined;
}

/** Reports a difference at the form's file: it is not about one field. */
function atForm({ id, form, table }: FormTable, message: string): Diagnostic {
  const hasDestination = isObject(form.value) && form.value['destination'] !== undefined;
  const text = `The table ${table.name} does not fit the form: ${message}.`;
  if (!hasDestination) return fileDiagnostic(form.source.path, 'table-mismatch', text, fix(id));
  return locateDiagnostic({
    code: 'table-mismatch',
    source: form.source,
    jsonPath: ['destination'],
    part: 'key',
    message: text,
    hint: fix(id),
  });
}

/** Reports that no migration creates the table of a form. */
export function missingTable(table: FormTable): Diagnostic {
  return { ...atForm(table, 'no migration creates it'), hint: fix(table.id) };
}

/** Reports the differences between a form and its migrated table, those of a field at its definition. */
export function tableDiagnostics(
  table: FormTable,
  schemaFile: SourceFile,
  differences: Difference[],
): Diagnostic[] {
  const byField = new Map<string, string[]>();
  for (const { field = '', message } of differences) {
    if (message) byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  return [...byField].flatMap(([path, messages]) => {
    const field = path ? fieldAt(table.schema.fields, path) : undefined;
    if (!field) return messages.map((message) => atForm(table, message));
    const text = `The table ${table.table.name} does not fit the field "${path}": ${messages.join('; ')}.`;
    return [
      locateDiagnostic({
        code: 'table-mismatch',
        source: schemaFile,
        jsonPath: field.location,
        part: 'key',
        message: text,
        hint: fix(table.id),
      }),
    ];
  });
}
