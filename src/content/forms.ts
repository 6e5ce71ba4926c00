import type { ParsedFile } from './json-file.ts';
import { type Segments, showPath } from './positions.ts';
import { diagnostic, fileDiagnostic } from './report.ts';
import type { Schema } from './schema-set.ts';
import { isObject } from './schema-walk.ts';
import type { Diagnostic } from './types.ts';
import { suggestion } from './wording.ts';

interface Named {
  name: string;
  segments: Segments;
  value: Record<string, unknown>;
}

function objects(value: unknown, name: string, segments: Segments): Named[] {
  const list = isObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) =>
    isObject(item) ? [{ name: '', segments: [...segments, name, index], value: item }] : [],
  );
}

function naming(items: Named[], property: string): Named[] {
  return items.flatMap((item) => {
    const name = item.value[property];
    return typeof name === 'string' ? [{ ...item, name, segments: [...item.segments, property] }] : [];
  });
}

/** The options of a field on both sides: every value that may be sent is offered, and no other. */
function checkOptions(field: Named, schema: Schema, report: Report): void {
  const allowed = schema.enum ?? schema.items?.enum;
  const offered = naming(objects(field.value, 'options', field.segments.slice(0, -1)), 'value');
  if (!allowed) return;
  const values = allowed.map(String);
  for (const option of offered) {
    if (values.includes(option.name)) continue;
    const message = `${showPath(option.segments)} is "${option.name}", which the form's schema does not allow.`;
    report(option.segments, message, suggestion(option.name, values, 'Allowed'));
  }
  const left = values.filter((value) => !offered.some(({ name }) => name === value));
  if (left.length > 0) {
    const message = `${showPath(field.segments)} is "${field.name}"; its options leave out what the form's schema allows.`;
    report(field.segments, message, `Add: ${left.join(', ')}`);
  }
}

const RULES = ['minLength', 'maxLength', 'pattern', 'enum', 'maxItems'] as const;

/** Words for every rule that an answer can break: a visitor is never left with a validator's own. */
function checkMessages(field: Named, schema: Schema, required: boolean, report: Report): void {
  const messages = isObject(field.value['messages']) ? field.value['messages'] : {};
  const offered = Array.isArray(field.value['options']);
  // What is chosen from a list cannot be outside of it.
  const rules = RULES.filter((rule) => schema[rule] !== undefined && !(rule === 'enum' && offered));
  const missing = [...(required ? ['required'] : []), ...rules].filter(
    (rule) => messages[rule] === undefined,
  );
  if (missing.length === 0) return;
  const message = `${showPath(field.segments)} is "${field.name}"; it has no words for a broken rule: ${missing.join(', ')}.`;
  report(field.segments, message, 'Add them to "messages".');
}

type Report = (segments: Segments, message: string, hint?: string) => void;

/** What a form shows, what it may send and which columns it fills: all three must speak of the same fields. */
export function checkForm(id: string, form: ParsedFile, schemas: Record<string, Schema>): Diagnostic[] {
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
  const report: Report = (segments, message, hint) =>
    found.push(
      diagnostic({
        code: 'form-mismatch',
        source,
        segments,
        // A list as a whole is pointed at by its name: it may fill the screen.
        spot: segments.length === 1 ? 'key' : 'value',
        message,
        hint,
      }),
    );
  const properties = schema.properties ?? {};
  const known = Object.keys(properties);
  const unknown = ({ name, segments }: Named) => {
    if (Object.hasOwn(properties, name)) return false;
    report(
      segments,
      `${showPath(segments)} is "${name}"; the form's schema has no such field.`,
      suggestion(name, known),
    );
    return true;
  };
  const sections = objects(value, 'sections', []);
  const fields = naming(
    sections.flatMap((section) => objects(section.value, 'fields', section.segments)),
    'name',
  );
  const seen = new Set<string>();
  for (const field of fields) {
    const rules = properties[field.name];
    if (unknown(field) || !rules) continue;
    if (seen.has(field.name))
      report(field.segments, `${showPath(field.segments)} asks for "${field.name}" a second time.`);
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
  const destination = isObject(value) ? value['destination'] : undefined;
  const columns = naming(objects(destination, 'columns', ['destination']), 'field');
  const combined = objects(destination, 'combined', ['destination']);
  const parts = naming(
    combined.flatMap((entry) => objects(entry.value, 'parts', entry.segments)),
    'field',
  );
  [...columns, ...parts].forEach(unknown);
  const unsaved = known.filter((name) => ![...columns, ...parts].some((column) => column.name === name));
  if (unsaved.length > 0) {
    report(['destination'], `destination does not store: ${unsaved.join(', ')}.`, 'Give each a column.');
  }
  return found;
}
