import type { SiteWidgets } from '../../form-rules/widgets.ts';
import { at, sentence } from '../../report/sentence.ts';
import { formatValue, intended, kindOf, suggestion } from '../../report/wording.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { DataField, FieldKind } from '../form-fields.ts';
import { messageKeysOf } from './field-rules.ts';
import { entriesOf, type NamedEntry, type ReportFormDiagnostic, withNames } from './form-file.ts';
import { namesOfWidgets, optionValues, widgetOf } from './widgets.ts';

const KIND_NAMES: Record<FieldKind, string> = {
  text: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  choice: 'one of several options',
  choices: 'several options',
  texts: 'a list of texts or numbers',
  list: 'a list of groups',
  group: 'a group of fields',
};

/** The form of the fields, for their checks. */
export interface FieldCheck {
  /** The file of the data schema. */
  schema: string;
  /** The messages that all forms share, with those of this form. */
  messages: Record<string, unknown>;
  /** The widgets that the site adds. */
  widgets: SiteWidgets | undefined;
  report: ReportFormDiagnostic;
}

/** Properties of a field that only some kinds of field have. */
const ONLY_FOR: Record<string, readonly FieldKind[]> = {
  options: ['choice', 'choices', 'boolean'],
  fields: ['group', 'list'],
  itemLabel: ['texts', 'list'],
  add: ['texts', 'list'],
  remove: ['texts', 'list'],
  rows: ['text', 'texts'],
};

const subjectOf = ({ name, jsonPath }: NamedEntry) => sentence`${at(jsonPath)} is "${name}"`;

/** The JSON path of a property of the field. The path of the entry ends with its name. */
const inside = ({ jsonPath }: NamedEntry, property: string): JsonPath => [...jsonPath.slice(0, -1), property];

function checkProperties(field: NamedEntry, { kind }: DataField, { report, schema }: FieldCheck): void {
  for (const [property, kinds] of Object.entries(ONLY_FOR)) {
    if (field.value[property] === undefined || kinds.includes(kind)) continue;
    const path = inside(field, property);
    const message = sentence`${at(path)} has no effect: "${field.name}" is ${KIND_NAMES[kind]} in ${schema}.`;
    report(path, message, 'Remove it.', 'key');
  }
}

function checkLabel(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (field.value['label'] !== undefined || data.title !== undefined) return;
  const message = sentence`${subjectOf(field)}; it has no label.`;
  report(field.jsonPath, message, `Add "label" here, or "title" in ${schema}.`);
}

function checkWidget(field: NamedEntry, data: DataField, { report, schema, widgets }: FieldCheck): void {
  const widget = field.value['widget'];
  const known = namesOfWidgets(data, widgets);
  if (typeof widget !== 'string' || known.includes(widget)) return;
  const path = inside(field, 'widget');
  const message = sentence`${at(path)} is "${widget}", a control that does not fit "${field.name}": ${KIND_NAMES[data.kind]} in ${schema}.`;
  const hasControl = data.kind !== 'list' && data.kind !== 'group';
  const hint = hasControl ? suggestion(widget, known, 'Controls that fit') : 'Remove it.';
  report(path, message, hint, 'value', intended(widget, known));
}

function checkPrefill(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (field.value['prefill'] !== true) return;
  if (data.definitions.some((one) => 'default' in one && one.default !== undefined)) return;
  const path = inside(field, 'prefill');
  const message = sentence`${at(path)} is true, but "${field.name}" has no default in ${schema}.`;
  report(path, message, 'Add "default" there, or remove "prefill".');
}

/** Checks that a field offers exactly the values that the schema allows. */
function checkOptions(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (!Array.isArray(field.value['options'])) return;
  const allowed = data.kind === 'boolean' ? [true, false] : optionValues(data);
  const options = entriesOf(field.value, 'options', field.jsonPath.slice(0, -1));
  const seen = new Set<unknown>();
  for (const { value, jsonPath } of options) {
    const option = value['value'];
    const path = [...jsonPath, 'value'];
    const subject = sentence`${at(path)} is ${formatValue(option)}`;
    if (option === undefined) continue;
    if (!allowed.includes(option)) {
      // The reduction leaves only texts, numbers and booleans.
      const same = allowed.find((one) => String(one) === String(option)) as
        | string
        | number
        | boolean
        | undefined;
      const message = sentence`${subject}, which the form's schema does not allow.`;
      const hint =
        same === undefined
          ? suggestion(String(option), allowed.map(String), 'Allowed')
          : `Write ${formatValue(same)}: ${kindOf(same)}, not ${kindOf(option)}.`;
      const others = options.map((one) => one.value['value']);
      const texts = allowed.filter((one) => typeof one === 'string');
      const right = same ?? intended(String(option), texts);
      report(path, message, hint, 'value', others.includes(right) ? undefined : right);
    } else if (seen.has(option)) {
      report(path, sentence`${subject}, a value that another option has.`, 'Delete one of them.');
    }
    seen.add(option);
  }
  const left = allowed.filter((value) => !seen.has(value));
  if (left.length === 0) return;
  const message = sentence`${subjectOf(field)}; its options lack values that the form's schema allows.`;
  report(
    field.jsonPath,
    message,
    `Add: ${left.map(String).join(', ')}. Without "options", the form shows those of ${schema}.`,
  );
}

/** Checks that every rule that a visitor can break has a message. Without one, a visitor would see the validator's own. */
function checkMessages(field: NamedEntry, data: DataField, { report, messages, widgets }: FieldCheck): void {
  const own = isObject(field.value['messages']) ? field.value['messages'] : {};
  const missing = messageKeysOf(data, widgetOf(data, field.value['widget'], widgets)).filter(
    (key) => own[key.own] === undefined && messages[key.shared] === undefined,
  );
  if (missing.length === 0) return;
  const names = (list: string[]) => [...new Set(list)].join(', ');
  const message = sentence`${subjectOf(field)}; it has no error message for: ${names(missing.map((key) => key.own))}.`;
  const shared = names(missing.map((key) => key.shared));
  report(
    field.jsonPath,
    message,
    `Add them to "messages" of the field, or ${shared} to "messages" in content/form-texts.json.`,
  );
}

function checkField(field: NamedEntry, data: DataField, check: FieldCheck): void {
  checkProperties(field, data, check);
  checkLabel(field, data, check);
  checkWidget(field, data, check);
  checkPrefill(field, data, check);
  checkOptions(field, data, check);
  checkMessages(field, data, check);
  if (data.fields.length > 0) checkInner(field, data, check);
}

/** Checks the fields of a group or list. Without an own list, the form shows all of them with the texts of the schema. */
function checkInner(field: NamedEntry, data: DataField, check: FieldCheck): void {
  if (field.value['fields'] === undefined) {
    for (const inner of data.fields) {
      const name = `${field.name}.${inner.name}`;
      checkField({ name, jsonPath: field.jsonPath, value: {} }, inner, check);
    }
    return;
  }
  const jsonPath = inside(field, 'fields');
  const fields = withNames(entriesOf(field.value, 'fields', field.jsonPath.slice(0, -1)), 'name');
  checkFields(fields, data.fields, jsonPath, check);
}

/** Compares the fields of an object with its data schema. `listPath` is the JSON path of the list that has them. */
export function checkFields(
  fields: NamedEntry[],
  data: readonly DataField[],
  listPath: JsonPath,
  check: FieldCheck,
): void {
  const seen = new Set<string>();
  for (const field of fields) {
    const known = data.find(({ name }) => name === field.name);
    if (!known) {
      const message = sentence`${subjectOf(field)}; the form's schema has no such field.`;
      const names = data.map(({ name }) => name);
      const right = intended(field.name, names);
      const isFree = right !== undefined && !fields.some(({ name }) => name === right);
      check.report(
        field.jsonPath,
        message,
        suggestion(field.name, names),
        'value',
        isFree ? right : undefined,
      );
      // The misspelt field is the missing one.
      if (right) seen.add(right);
    } else if (seen.has(field.name)) {
      const message = sentence`${subjectOf(field)}, a field that the form already has.`;
      check.report(field.jsonPath, message, 'Delete one of them.');
    } else checkField(field, known, check);
    seen.add(field.name);
  }
  const left = data.filter(({ name }) => !seen.has(name));
  if (left.length === 0) return;
  const message = sentence`${at(listPath)} lack fields of the schema: ${left.map(({ name }) => name).join(', ')}.`;
  check.report(
    listPath,
    message,
    listPath.length === 1 ? 'Add each of them to a section.' : 'Add each of them.',
    'key',
  );
}
