import { diagnostic, fileDiagnostic } from '../report/diagnostic.ts';
import { suggestion } from '../report/wording.ts';
import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { formatPath } from '../source/locations.ts';
import type { Diagnostic } from '../types.ts';
import { type Named, naming, objects, type ReportFormDiagnostic, readFormFile } from './form-file.ts';
import { checkTable } from './form-table.ts';
import type { DatabaseTable } from './tables.ts';

/** The options of a field on both sides: every value that may be sent is offered, and no other. */
function checkOptions(field: Named, schema: Schema, report: ReportFormDiagnostic): void {
  const allowed = schema.enum ?? schema.items?.enum;
  const offered = naming(objects(field.value, 'options', field.segments.slice(0, -1)), 'value');
  if (!allowed) return;
  const values = allowed.map(String);
  for (const option of offered) {
    if (values.includes(option.name)) continue;
    const message = `${formatPath(option.segments)} is "${option.name}", which the form's schema does not allow.`;
    report(option.segments, message, suggestion(option.name, values, 'Allowed'));
  }
  const left = values.filter((value) => !offered.some(({ name }) => name === value));
  if (left.length > 0) {
    const message = `${formatPath(field.segments)} is "${field.name}"; its options leave out what the form's schema allows.`;
    report(field.segments, message, `Add: ${left.join(', ')}`);
  }
}

const RULES = ['minLength', 'maxLength', 'pattern', 'enum', 'maxItems'] as const;

/** Words for every rule that an answer can break: a visitor is never left with a validator's own. */
function checkMessages(field: Named, schema: Schema, required: boolean, report: ReportFormDiagnostic): void {
  const messages = isObject(field.value['messages']) ? field.value['messages'] : {};
  const offered = Array.isArray(field.value['options']);
  // What is chosen from a list cannot be outside of it.
  const rules = RULES.filter((rule) => schema[rule] !== undefined && !(rule === 'enum' && offered));
  const missing = [...(required ? ['required'] : []), ...rules].filter(
    (rule) => messages[rule] === undefined,
  );
  if (missing.length === 0) return;
  const message = `${formatPath(field.segments)} is "${field.name}"; it has no words for a broken rule: ${missing.join(', ')}.`;
  report(field.segments, message, 'Add them to "messages".');
}

/**
 * What a form shows, what it may send, which columns it fills and what its table takes: all must speak of the same.
 * Without `tables` the last of these is left out.
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
    const message = `There is no schemas/forms/${id}.schema.json, which says what this form sends.`;
    return [
      fileDiagnostic(
        source.path,
        'form-mismatch',
        message,
        'Write one, or start with: npm run new form <name>',
      ),
    ];
  }
  const found: Diagnostic[] = [];
  const reportAs =
    (code: 'form-mismatch' | 'table-mismatch'): ReportFormDiagnostic =>
    (segments, message, hint) =>
      found.push(
        diagnostic({
          code,
          source,
          segments,
          // A list as a whole is pointed at by its name: it may fill the screen.
          spot: segments.length === 1 ? 'key' : 'value',
          message,
          hint,
        }),
      );
  const report = reportAs('form-mismatch');
  const properties = schema.properties ?? {};
  const known = Object.keys(properties);
  const unknown = ({ name, segments }: Named) => {
    if (Object.hasOwn(properties, name)) return false;
    report(
      segments,
      `${formatPath(segments)} is "${name}"; the form's schema has no such field.`,
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
      report(field.segments, `${formatPath(field.segments)} asks for "${field.name}" a second time.`);
    seen.add(field.name);
    checkOptions(field, rules, report);
    checkMessages(field, rules, schema.required?.includes(field.name) ?? false, report);
  }
  const left = known.filter((name) => !seen.has(name));
  if (left.length > 0)
    report(
      ['sections'],
      `sections do not ask for: ${left.join(', ')}.`,
      'Every field of the schema is asked for.',
    );
  file.stored.forEach(unknown);
  const unsaved = known.filter((name) => !file.stored.some((entry) => entry.name === name));
  if (unsaved.length > 0) {
    report(['destination'], `destination does not store: ${unsaved.join(', ')}.`, 'Give each a column.');
  }
  if (tables) checkTable(file, schema, tables, reportAs('table-mismatch'));
  return found;
}
