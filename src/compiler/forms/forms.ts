import { fileDiagnostic, locateDiagnostic } from '../report/diagnostic.ts';
import { suggestion } from '../report/wording.ts';
import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { formatPath } from '../source/locations.ts';
import type { Diagnostic } from '../types.ts';
import {
  entriesOf,
  type NamedEntry,
  type ReportFormDiagnostic,
  readFormFile,
  withNames,
} from './form-file.ts';
import { checkTable } from './form-table.ts';
import type { DatabaseTable } from './tables.ts';

/** Checks that a field offers exactly the values that the schema allows. */
function checkOptions(field: NamedEntry, schema: Schema, report: ReportFormDiagnostic): void {
  const allowed = schema.enum ?? schema.items?.enum;
  const offered = withNames(entriesOf(field.value, 'options', field.jsonPath.slice(0, -1)), 'value');
  if (!allowed) return;
  const values = allowed.map(String);
  for (const option of offered) {
    if (values.includes(option.name)) continue;
    const message = `${formatPath(option.jsonPath)} is "${option.name}", which the form's schema does not allow.`;
    report(option.jsonPath, message, suggestion(option.name, values, 'Allowed'));
  }
  const left = values.filter((value) => !offered.some(({ name }) => name === value));
  if (left.length > 0) {
    const message = `${formatPath(field.jsonPath)} is "${field.name}"; its options lack values that the form's schema allows.`;
    report(field.jsonPath, message, `Add: ${left.join(', ')}`);
  }
}

const RULES = ['minLength', 'maxLength', 'pattern', 'enum', 'maxItems'] as const;

/** Checks that every validation rule has a message. Without one, a visitor would see the validator's own. */
function checkMessages(
  field: NamedEntry,
  schema: Schema,
  required: boolean,
  report: ReportFormDiagnostic,
): void {
  const messages = isObject(field.value['messages']) ? field.value['messages'] : {};
  const offered = Array.isArray(field.value['options']);
  // An option list does not let visitors enter any other value.
  const rules = RULES.filter((rule) => schema[rule] !== undefined && !(rule === 'enum' && offered));
  const missing = [...(required ? ['required'] : []), ...rules].filter(
    (rule) => messages[rule] === undefined,
  );
  if (missing.length === 0) return;
  const message = `${formatPath(field.jsonPath)} is "${field.name}"; it has no error message for: ${missing.join(', ')}.`;
  report(field.jsonPath, message, 'Add them to "messages".');
}

/**
 * Compares the fields that a form shows, its data schema, the columns that it fills and its database table. Without
 * `tables`, skips the last comparison.
 */
export function checkForm(
  id: string,
  form: ParsedFile,
  schemas: Record<string, Schema>,
  tables?: Map<string, DatabaseTable>,
): Diagnostic[] {
  const { source, value } = form;
  const schema = Object.hasOwn(schemas, id) ? schemas[id] : undefined;
  if (!schema) {
    const message = `There is no schemas/forms/${id}.schema.json, the data schema of this form.`;
    return [
      fileDiagnostic(
        source.path,
        'form-mismatch',
        message,
        'Create it, or start with: npm run new form <name>',
      ),
    ];
  }
  const found: Diagnostic[] = [];
  const reportAs =
    (code: 'form-mismatch' | 'table-mismatch'): ReportFormDiagnostic =>
    (jsonPath, message, hint) =>
      found.push(
        locateDiagnostic({
          code,
          source,
          jsonPath,
          // Highlight only the key of a whole list: the list may fill the screen.
          part: jsonPath.length === 1 ? 'key' : 'value',
          message,
          hint,
        }),
      );
  const report = reportAs('form-mismatch');
  const properties = schema.properties ?? {};
  const known = Object.keys(properties);
  const unknown = ({ name, jsonPath }: NamedEntry) => {
    if (Object.hasOwn(properties, name)) return false;
    report(
      jsonPath,
      `${formatPath(jsonPath)} is "${name}"; the form's schema has no such field.`,
      suggestion(name, known),
    );
    return true;
  };
  const file = readFormFile(value);
  const seen = new Set<string>();
  for (const field of file.fields) {
    const rules = properties[field.name];
    if (unknown(field) || !rules) continue;
    if (seen.has(field.name))
      report(
        field.jsonPath,
        `${formatPath(field.jsonPath)} is "${field.name}", a field that the form already has.`,
      );
    seen.add(field.name);
    checkOptions(field, rules, report);
    checkMessages(field, rules, schema.required?.includes(field.name) ?? false, report);
  }
  const left = known.filter((name) => !seen.has(name));
  if (left.length > 0)
    report(
      ['sections'],
      `sections lack fields of the schema: ${left.join(', ')}.`,
      'Add each of them to a section.',
    );
  file.stored.forEach(unknown);
  const unsaved = known.filter((name) => !file.stored.some((entry) => entry.name === name));
  if (unsaved.length > 0) {
    report(
      ['destination'],
      `destination does not store: ${unsaved.join(', ')}.`,
      'Add a column for each of them.',
    );
  }
  if (tables) checkTable(file, schema, tables, reportAs('table-mismatch'));
  return found;
}
