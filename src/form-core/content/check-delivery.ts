import { at, sentence } from '@json-site/compiler/diagnostics';
import { allFields, type DataField, KIND_NAMES } from '../form-fields.ts';
import {
  entriesIn,
  type FormEntry,
  knownAmong,
  type Name,
  namedBy,
  objectOf,
  type ReportFormDiagnostic,
  reportValue,
} from './named-entries.ts';
import { hasOptions, optionValues } from './widgets.ts';

type FieldsByPath = ReadonlyMap<string, DataField>;

/** A fact of the site, or a name in braces: the delivery replaces none. */
const REFERENCE = /\{[A-Za-z][\w.]*\}/;

/** The fields with one value or a list of options, outside of lists of groups. */
function fieldsByPath(fields: readonly DataField[]): FieldsByPath {
  const simple = allFields(fields).filter(({ kind, path }) => kind !== 'group' && !path.includes('*'));
  return new Map(simple.map((field) => [field.path.join('.'), field]));
}

/** Checks that a desk is chosen by answers that the form offers. */
function checkConditions(recipient: FormEntry, fields: FieldsByPath, report: ReportFormDiagnostic): void {
  const where = objectOf(recipient.value['where']);
  const conditions = Object.keys(where).map((name) => ({
    name,
    namePath: [...recipient.jsonPath, 'where', name],
  }));
  for (const { name, namePath } of knownAmong(conditions, [...fields.keys()], report)) {
    const field = fields.get(name);
    const answers: unknown = where[name];
    if (!field || !Array.isArray(answers)) continue;
    if (!hasOptions(field)) {
      const message = sentence`${at(namePath)} asks for answers, and "${name}" is ${KIND_NAMES[field.kind]} without options.`;
      report(namePath, message, 'Name a field with options.', 'key');
      continue;
    }
    const named = answers.map(
      (one: unknown, index): Name<unknown> => ({
        name: one,
        namePath: [...namePath, index],
      }),
    );
    knownAmong(named, optionValues(field), report, ", which the form's schema does not allow.", 'Allowed');
  }
}

/** Checks that the receipt goes to an e-mail address, and that its words are complete. */
function checkReceipt(receipt: FormEntry, fields: FieldsByPath, report: ReportFormDiagnostic): void {
  const addresses = [...fields].filter(([, { definitions }]) =>
    definitions.every((one) => 'format' in one && one.format === 'email'),
  );
  for (const field of knownAmong(namedBy('field', [receipt]), [...fields.keys()], report)) {
    if (addresses.some(([path]) => path === field.name)) continue;
    const names = addresses.map(([path]) => path);
    const hint =
      names.length > 0
        ? `Name one of: ${names.join(', ')}.`
        : 'Add a field with "format": "email" to the schema of the form.';
    reportValue(field, ', which is no e-mail address in the schema of the form.', hint, report);
  }
  const { subject, text } = receipt.value;
  const texts = [
    { name: subject, namePath: [...receipt.jsonPath, 'subject'] },
    ...(Array.isArray(text) ? text : []).map((name: unknown, index) => ({
      name,
      namePath: [...receipt.jsonPath, 'text', index],
    })),
  ];
  for (const { name, namePath } of texts) {
    const [reference] = (typeof name === 'string' && REFERENCE.exec(name)) || [];
    // The rule unknown-placeholder reports a name without a dot.
    if (!reference?.includes('.')) continue;
    const message = sentence`${at(namePath)} contains ${reference}, which no mail replaces.`;
    report(namePath, message, 'Write the text itself.');
  }
}

/** Checks who receives what visitors send: the desks of the site, and the visitor. */
export function checkDelivery(
  form: FormEntry,
  fields: readonly DataField[],
  report: ReportFormDiagnostic,
): void {
  const byPath = fieldsByPath(fields);
  for (const recipient of entriesIn(form, 'recipients')) checkConditions(recipient, byPath, report);
  const receipt = { value: objectOf(form.value['receipt']), jsonPath: ['receipt'] };
  checkReceipt(receipt, byPath, report);
}
