import { at, sentence } from '@json-site/compiler/diagnostics';
import { intended, suggestion } from '@json-site/compiler/words';
import type { FieldKind } from '@json-site/model/model';
import { nearest } from '@json-site/model/visitor';
import type { SiteWidgets } from '@json-site/model/widgets';
import type { JsonPath } from '@json-site/values/locations';
import { type DataField, KIND_NAMES } from '../form-fields.ts';
import { messageKeysOf } from './field-rules.ts';
import {
  entriesIn,
  type FormEntry,
  knownAmong,
  type NamedEntry,
  namedBy,
  objectOf,
  propertyOf,
  type ReportFormDiagnostic,
  reportTaken,
  reportValue,
} from './named-entries.ts';
import { hasOptions, namesOfWidgets, optionValues, widgetOf } from './widgets.ts';

/** The form of the fields, for their checks. */
export interface FieldCheck {
  /** The file of the data schema. */
  schema: string;
  /** The messages that all forms share, with those of this form. Undefined if they are unknown. */
  messages: Record<string, unknown> | undefined;
  /** The shared messages whose absence is reported, each for the first of the fields that need it. */
  lacking: Set<string>;
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
  unit: ['integer', 'number'],
  fromAddress: ['text', 'integer', 'number', 'boolean', 'choice', 'choices', 'texts'],
};

function checkProperties(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  const { kind } = data;
  for (const [property, kinds] of Object.entries(ONLY_FOR)) {
    const { name, namePath: path } = propertyOf(field, property);
    if (name === undefined || kinds.includes(kind) || (property === 'options' && hasOptions(data))) continue;
    const message = sentence`${at(path)} has no effect: "${field.name}" is ${KIND_NAMES[kind]} in ${schema}.`;
    report(path, message, 'Remove it.', 'key');
  }
}

function checkLabel(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  // A misspelt label is an unknown property.
  const isWritten = Object.keys(field.value).some((property) => nearest(property, ['label']));
  if (isWritten || data.title !== undefined) return;
  reportValue(field, '; it has no label.', `Add "label" here, or "title" in ${schema}.`, report);
}

function checkWidget(field: NamedEntry, data: DataField, { report, schema, widgets }: FieldCheck): void {
  const known = namesOfWidgets(data, widgets);
  const [chosen] = namedBy('widget', [field]);
  if (!chosen || known.includes(chosen.name)) return;
  const hasControl = data.kind !== 'list' && data.kind !== 'group';
  const hint = hasControl ? suggestion(chosen.name, known, 'Controls that fit') : 'Remove it.';
  const fault = `, a control that does not fit "${field.name}": ${KIND_NAMES[data.kind]} in ${schema}.`;
  reportValue(chosen, fault, hint, report, intended(chosen.name, known));
}

function checkPrefill(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  const hasDefault = data.definitions.some((one) => 'default' in one && one.default !== undefined);
  for (const property of hasDefault ? [] : ['prefill', 'hidden']) {
    const wanted = propertyOf(field, property);
    if (wanted.name !== true) continue;
    const fault = `, but "${field.name}" has no default in ${schema}.`;
    reportValue(wanted, fault, `Add "default" there, or remove "${property}".`, report);
  }
}

/** Checks that a field offers exactly the values that the schema allows. */
function checkOptions(field: NamedEntry, data: DataField, { report, schema }: FieldCheck): void {
  if (!Array.isArray(field.value['options'])) return;
  const allowed = optionValues(data);
  const options = entriesIn(field, 'options')
    .map((option) => propertyOf(option, 'value'))
    .filter(({ name }) => name !== undefined);
  const known = knownAmong(options, allowed, report, ", which the form's schema does not allow.", 'Allowed');
  reportTaken(known, [], 'a value that another option has', 'Delete one of them.', report);
  const left = allowed.filter((value) => known.every(({ name }) => name !== value));
  if (left.length === 0) return;
  const hint = `Add: ${left.join(', ')}. Without "options", the form shows those of ${schema}.`;
  reportValue(field, "; its options lack values that the form's schema allows.", hint, report);
}

/**
 * Checks that every rule that a visitor can break has a message. Without one, a visitor would see the validator's own.
 */
function checkMessages(
  field: NamedEntry,
  data: DataField,
  { report, messages, lacking, widgets }: FieldCheck,
): void {
  if (!messages) return;
  const own = objectOf(field.value['messages']);
  const missing = messageKeysOf(data, widgetOf(data, field.value['widget'], widgets)).filter(
    ({ own: key, shared }) =>
      own[key] === undefined && messages[shared] === undefined && !lacking.has(shared),
  );
  if (missing.length === 0) return;
  for (const { shared } of missing) lacking.add(shared);
  const namesIn = (place: 'own' | 'shared') => [...new Set(missing.map((key) => key[place]))].join(', ');
  const hint = `Add them to "messages" of the field, or ${namesIn('shared')} to "messages" in content/form-texts.json.`;
  reportValue(field, `; it has no error message for: ${namesIn('own')}.`, hint, report);
}

function checkField(field: NamedEntry, data: DataField, check: FieldCheck): void {
  checkProperties(field, data, check);
  checkLabel(field, data, check);
  checkWidget(field, data, check);
  checkPrefill(field, data, check);
  checkOptions(field, data, check);
  checkMessages(field, data, check);
  if (data.fields.length > 0 && field.value['fields'] !== undefined) {
    checkFields([field], data.fields, [...field.jsonPath, 'fields'], check);
    return;
  }
  // Without an own list, a group shows all of its fields with the texts of the schema.
  for (const inner of data.fields)
    checkField({ ...field, name: `${field.name}.${inner.name}`, value: {} }, inner, check);
}

const isNamed = (field: unknown) => Boolean(objectOf(field)['name']);

/**
 * Compares the fields of an object with its data schema: those of the sections, or of one group. `listPath` is the JSON
 * path of the list that has them.
 */
export function checkFields(
  owners: readonly FormEntry[],
  data: readonly DataField[],
  listPath: JsonPath,
  check: FieldCheck,
): void {
  const fields = owners.flatMap((owner) => namedBy('name', entriesIn(owner, 'fields')));
  const names = data.map(({ name }) => name);
  const known = knownAmong(fields, names, check.report);
  reportTaken(known, [], 'a field that the form already has', 'Delete one of them.', check.report);
  for (const one of data) {
    const field = known.find(({ name }) => name === one.name);
    if (field) checkField(field, one, check);
  }
  // A misspelt field is the missing one, and one without a name may be.
  const meant = fields.map(({ name }) => (names.includes(name) ? name : nearest(name, names)));
  const left = names.filter((name) => !meant.includes(name));
  const lists = owners.map(({ value }) => value['fields']);
  const areNamed = lists.length > 0 && lists.every((list) => Array.isArray(list) && list.every(isNamed));
  if (left.length === 0 || !areNamed) return;
  const message = sentence`${at(listPath)} lack fields of the schema: ${left.join(', ')}.`;
  const hint = listPath.length === 1 ? 'Add each of them to a section.' : 'Add each of them.';
  // Highlight only the key of the list: the list may fill the screen.
  check.report(listPath, message, hint, 'key');
}
