import { locateInFile } from '@json-site/compiler/diagnostics';
import type { PlainFile } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { allFields } from '../form-fields.ts';
import type { Difference } from './differences.ts';
import type { FormTable } from './form-tables.ts';

/** Reports the differences between a form and its migrated table, those of a field at its definition. */
export function tableDiagnostics(
  { id, form, schema, table }: FormTable,
  schemaFile: PlainFile,
  differences: Difference[],
): Diagnostic[] {
  const report = (source: PlainFile, jsonPath: JsonPath, subject: string, reason: string) => {
    const part = jsonPath.length > 0 ? 'key' : 'open';
    const message = `The table ${table.name} does not fit ${subject}: ${reason}.`;
    const hint = `Run: npm run new migration ${id}`;
    return locateInFile({ code: 'table-mismatch', source, jsonPath, part, message, hint });
  };
  const destination = isObject(form.value) && form.value['destination'] !== undefined ? ['destination'] : [];
  const fields = allFields(schema.fields);
  const byField = new Map<string, string[]>();
  for (const { field = '', message } of differences) {
    byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  return [...byField].flatMap(([path, messages]) => {
    const field = fields.find((one) => one.path.join('.') === path);
    return field
      ? [report(schemaFile, field.location, `the field "${path}"`, messages.join('; '))]
      : messages.map((message) => report(form.source.locate([]).file, destination, 'the form', message));
  });
}
