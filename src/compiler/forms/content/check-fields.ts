import type { SiteWidgets } from '../../form-rules/widgets.ts';
import { at, sentence } from '../../report/sentence.ts';
import { formatValue, intended, kindOf, suggestion } from '../../report/wording.ts';
import type { JsonPath } from '../../source/locations.ts';
import { type DataField, type FieldKind, KIND_NAMES } from '../form-fields.ts';
import { messageKeysOf } from './field-rules.ts';
import {
  entriesIn,
  knownAmong,
  type Name,
  type NamedEntry,
  namedBy,
  objectOf,
  type ReportFormDiagnostic,
  reportTaken,
  subjectOf,
} from './named-entries.ts';
import { namesOfWidgets, optionValues, widgetOf } from './widgets.ts';

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

function checkProperties(field: NamedEntry, { kind }: DataField, { report, schema }: FieldCheck): void {
  for (const [property, kinds] of Object.entries(ONLY_FOR)) {
    if (field.value[property] === undefined || kinds.includes(kind)) continue;
    const path = [...field.jsonPath, property];
    const message = sentence`${at(path)} has no effect: "${field.name}" is ${KIND_NAMES[kind]} in ${schema}.`;
    report(path, message, 'Remove it.', 'key');
  }
}

function checkLabel(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (field.value['label'] !== undefined || data.title !== undefined) return;
  const message = sentence`${subjectOf(field)}; it has no label.`;
  report(field.namePath, message, `Add "label" here, or "title" in ${schema}.`);
}

function checkWidget(field: NamedEntry, data: DataField, { report, schema, widgets }: FieldCheck): void {
  const widget = field.value['widget'];
  const known = namesOfWidgets(data, widgets);
  if (typeof widget !== 'string' || known.includes(widget)) return;
  const path = [...field.jsonPath, 'widget'];
  const message = sentence`${at(path)} is "${widget}", a control that does not fit "${field.name}": ${KIND_NAMES[data.kind]} in ${schema}.`;
  const hasControl = data.kind !== 'list' && data.kind !== 'group';
  const hint = hasControl ? suggestion(widget, known, 'Controls that fit') : 'Remove it.';
  report(path, message, hint, 'value', intended(widget, known));
}

function checkPrefill(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (field.value['prefill'] !== true) return;
  if (data.definitions.some((one) => 'default' in one && one.default !== undefined)) return;
  const path = [...field.jsonPath, 'prefill'];
  const message = sentence`${at(path)} is true, but "${field.name}" has no default in ${schema}.`;
  report(path, message, 'Add "default" there, or remove "prefill".');
}

/** Checks that a field offers exactly the values that the schema allows. */
function checkOptions(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (!Array.isArray(field.value['options'])) return;
  const allowed = optionValues(data);
  const options = entriesIn(field, 'options')
    .map(({ value, jsonPath }) => ({ name: value['value'], namePath: [...jsonPath, 'value'] }))
    .filter(({ name }) => name !== undefined);
  const offered = new Set(options.map(({ name }) => name));
  const isAllowed = ({ name }: Name<unknown>) => allowed.some((value) => value === name);
  for (const option of options.filter((one) => !isAllowed(one))) {
    const { name, namePath } = option;
    const same = allowed.find((one) => String(one) === String(name));
    const message = sentence`${subjectOf(option)}, which the form's schema does not allow.`;
    const hint =
      same === undefined
        ? suggestion(String(name), allowed.map(String), 'Allowed')
        : `Write ${formatValue(same)}: ${kindOf(same)}, not ${kindOf(name)}.`;
    const texts = allowed.filter((one) => typeof one === 'string');
    const right = same ?? intended(String(name), texts);
    report(namePath, message, hint, 'value', offered.has(right) ? undefined : right);
  }
  reportTaken(
    options.filter(isAllowed),
    [],
    'a value that another option has',
    'Delete one of them.',
    report,
  );
  const left = allowed.filter((value) => !offered.has(value));
  if (left.length === 0) return;
  const message = sentence`${subjectOf(field)}; its options lack values that the form's schema allows.`;
  report(
    field.namePath,
    message,
    `Add: ${left.map(String).join(', ')}. Without "options", the form shows those of ${schema}.`,
  );
}

/** Checks that every rule that a visitor can break has a message. Without one, a visitor would see the validator's own. */
function checkMessages(field: NamedEntry, data: DataField, { report, messages, widgets }: FieldCheck): void {
  const own = objectOf(field.value['messages']);
  const missing = messageKeysOf(data, widgetOf(data, field.value['widget'], widgets)).filter(
    (key) => own[key.own] === undefined && messages[key.shared] === undefined,
  );
  if (missing.length === 0) return;
  const names = (list: string[]) => [...new Set(list)].join(', ');
  const message = sentence`${subjectOf(field)}; it has no error message for: ${names(missing.map((key) => key.own))}.`;
  const shared = names(missing.map((key) => key.shared));
  report(
    field.namePath,
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
      checkField({ ...field, name, value: {} }, inner, check);
    }
    return;
  }
  const fields = namedBy('name', entriesIn(field, 'fields'));
  checkFields(fields, data.fields, [...field.jsonPath, 'fields'], check);
}

/** Compares the fields of an object with its data schema. `listPath` is the JSON path of the list that has them. */
export function checkFields(
  fields: NamedEntry[],
  data: readonly DataField[],
  listPath: JsonPath,
  check: FieldCheck,
): void {
  const names = data.map(({ name }) => name);
  const known = knownAmong(fields, names, check.report);
  reportTaken(known, [], 'a field that the form already has', 'Delete one of them.', check.report);
  for (const one of data) {
    const field = known.find(({ name }) => name === one.name);
    if (field) checkField(field, one, check);
  }
  // A misspelt field is the missing one.
  const meant = fields.map(({ name }) => intended(name, names) ?? name);
  const left = names.filter((name) => !meant.includes(name));
  if (left.length === 0) return;
  const message = sentence`${at(listPath)} lack fields of the schema: ${left.join(', ')}.`;
  const hint = listPath.length === 1 ? 'Add each of them to a section.' : 'Add each of them.';
  check.report(listPath, message, hint, 'key');
}
