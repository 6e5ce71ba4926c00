import { fileDiagnostic, locateDiagnostic } from '../report/diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Diagnostic } from '../types.ts';
import { checkDestination } from './check-destination.ts';
import { checkFields } from './check-fields.ts';
import type { DataSchema } from './data-schema.ts';
import { type FormFile, type NamedEntry, type ReportFormDiagnostic, readFormFile } from './form-file.ts';
import { checkTable } from './form-table.ts';
import { mergeTexts } from './form-texts.ts';
import { completeDestination } from './table/destination.ts';
import type { DatabaseTable } from './tables.ts';

/** The path of a form's data schema. */
export const dataSchemaFile = (id: string) => `schemas/forms/${id}.schema.json`;

function messagesIn(value: unknown): Record<string, unknown> {
  const messages = isObject(value) ? value['messages'] : undefined;
  return isObject(messages) ? messages : {};
}

/** The tables after all migrations, and the form's data schema as written. */
export interface TableCheck {
  tables: Map<string, DatabaseTable>;
  schema: Schema;
}

function checkFormTable(
  id: string,
  file: FormFile,
  { core }: DataSchema,
  { tables, schema }: TableCheck,
  report: ReportFormDiagnostic,
): void {
  const { table, columns } = completeDestination(id, core, file.written);
  const jsonPath = file.written === undefined ? ['sections'] : ['destination'];
  const entries = columns.map(({ column, field }): NamedEntry => {
    const written = file.columns.find(({ name }) => name === column);
    return { name: column, jsonPath: written?.jsonPath ?? jsonPath, value: { field } };
  });
  const named = { name: table, jsonPath: file.table?.jsonPath ?? jsonPath, value: {} };
  checkTable({ ...file, table: named, columns: entries }, schema, tables, report);
}

/**
 * Compares the fields that a form shows with its data schema, and checks the columns that it fills. `texts` is the
 * value of content/form-texts.json.
 */
export function checkForm(
  id: string,
  form: ParsedFile,
  data: DataSchema | undefined,
  texts: unknown,
  table?: TableCheck,
): Diagnostic[] {
  const { source, value } = form;
  if (!data) {
    const message = `There is no ${dataSchemaFile(id)}, the data schema of this form.`;
    const hint = 'Create it, or start with: npm run new form <name>';
    return [fileDiagnostic(source.path, 'form-mismatch', message, hint)];
  }
  // A schema that cannot be a form has no complete list of fields, with which the content could be compared.
  if (data.diagnostics.length > 0) return [];
  const found: Diagnostic[] = [];
  const reportAs =
    (code: 'form-mismatch' | 'table-mismatch'): ReportFormDiagnostic =>
    (jsonPath, message, hint, part) =>
      found.push(
        locateDiagnostic({
          code,
          source,
          jsonPath,
          // Highlight only the key of a whole list: the list may fill the screen.
          part: part ?? (jsonPath.length === 1 ? 'key' : 'value'),
          message,
          hint,
        }),
      );
  const report = reportAs('form-mismatch');
  const file = readFormFile(value);
  const messages = mergeTexts(messagesIn(texts), messagesIn(value));
  checkFields(file.fields, data.fields, ['sections'], { schema: dataSchemaFile(id), messages, report });
  checkDestination(file, data.fields, report);
  if (table) checkFormTable(id, file, data, table, reportAs('table-mismatch'));
  return found;
}
