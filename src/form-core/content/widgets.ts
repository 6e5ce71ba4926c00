import type { SiteWidgets, WidgetName } from '@json-site/model/widgets';
import type { CoreSchema, FormatName } from '../core-schema.ts';
import type { DataField } from '../form-fields.ts';
import { decisiveDefinition, itemDefinitions, optionsAmong } from '../form-rules/definitions.ts';
import { labelFromName } from '../label-from-name.ts';
import { MANY_OPTIONS } from '../limits.ts';

/** The values that a widget is for. A text with a format is of that kind. */
type ValueKind =
  | FormatName
  | 'text'
  | 'long text'
  | 'number'
  | 'consent'
  | 'answer'
  | 'titled answer'
  | 'tick'
  | 'few options'
  | 'many options'
  | 'several options'
  | 'list'
  | 'group';

/** The widgets for each kind of value, the usual one first. */
const WIDGETS_FOR: Readonly<Record<ValueKind, readonly [usual: WidgetName, ...others: WidgetName[]]>> = {
  email: ['email', 'text'],
  uri: ['url', 'text'],
  tel: ['tel', 'text'],
  date: ['date'],
  time: ['time'],
  'date-time': ['date-time'],
  uuid: ['text'],
  text: ['text', 'textarea', 'tel', 'email', 'url'],
  'long text': ['textarea', 'text', 'tel', 'email', 'url'],
  number: ['number'],
  consent: ['checkbox'],
  // A box that is not ticked sends nothing, so a required answer needs two options.
  answer: ['yes-no'],
  // A box cannot show what the schema calls its two values.
  'titled answer': ['yes-no', 'checkbox'],
  tick: ['checkbox', 'yes-no'],
  'few options': ['radios', 'select'],
  'many options': ['select', 'radios'],
  'several options': ['checkboxes'],
  list: ['list'],
  group: ['group'],
};

const FEW_OPTIONS = 4;

function typedSubject(definitions: readonly CoreSchema[], isLong = false): ValueKind {
  const definition = decisiveDefinition(definitions);
  if (definition?.type === 'integer' || definition?.type === 'number') return 'number';
  const format = definition?.type === 'string' ? definition.format : undefined;
  return format ?? (isLong ? 'long text' : 'text');
}

function booleanSubject({ definitions, required, optionTitles }: DataField): ValueKind {
  // The core has no list of both values.
  const isTicked = (one: CoreSchema) => one.type === 'boolean' && one.enum?.includes(true);
  const isSentUnticked = (one: CoreSchema) => one.type === 'boolean' && one.unticked === false;
  if (definitions.some((one) => isTicked(one) || isSentUnticked(one))) return 'consent';
  if (required !== 'never') return 'answer';
  return optionTitles.size > 0 ? 'titled answer' : 'tick';
}

/** The values among which a visitor can choose, in the order of the data schema. */
export function optionValues({ definitions, kind }: DataField): (string | number | boolean)[] {
  if (kind === 'boolean') return [true, false];
  const values = [...definitions, ...itemDefinitions(definitions)].flatMap(
    (one) => optionsAmong([one]) ?? [],
  );
  // The reduction leaves no other values.
  return [...new Set(values as (string | number)[])];
}

/** Whether a field offers values, at least for some answers. */
export const hasOptions = (field: DataField) => optionValues(field).length > 0;

/** Whether a text or a number is a choice only for some answers: its control is a select then. */
export const isSometimesChoice = (field: DataField) =>
  (field.kind === 'text' || field.kind === 'number' || field.kind === 'integer') && hasOptions(field);

function subjectOf(field: DataField): ValueKind {
  switch (field.kind) {
    case 'list':
    case 'group':
      return field.kind;
    case 'choice': {
      // A select has no room for descriptions.
      const few = field.optionHints ? MANY_OPTIONS : FEW_OPTIONS;
      return optionValues(field).length > few ? 'many options' : 'few options';
    }
    case 'choices':
      return 'several options';
    case 'boolean':
      return booleanSubject(field);
    case 'texts':
      return typedSubject(itemDefinitions(field.definitions.slice(0, 1)), field.isLong);
    default:
      return typedSubject(field.definitions, field.isLong);
  }
}

/** The widgets that fit a field; the first one is the default. */
export function widgetsOf(field: DataField): readonly [usual: WidgetName, ...others: WidgetName[]] {
  return WIDGETS_FOR[subjectOf(field)];
}

/**
 * The widget of the engine that a chosen widget of the site replaces. Undefined if the choice is none of the site's.
 */
export function replacedBy(chosen: unknown, added: SiteWidgets): WidgetName | undefined {
  return typeof chosen === 'string' && Object.hasOwn(added, chosen) ? added[chosen] : undefined;
}

/**
 * The widget of a field: the one that the content chooses if it fits, or that which it replaces, or else the default.
 */
export function widgetOf(field: DataField, chosen: unknown, added: SiteWidgets = {}): WidgetName {
  const fitting = widgetsOf(field);
  const wanted = replacedBy(chosen, added) ?? chosen;
  return fitting.find((widget) => widget === wanted) ?? fitting[0];
}

/** The names of all widgets that fit a field: the engine's, then those that the site adds. */
export function namesOfWidgets(field: DataField, added: SiteWidgets = {}): string[] {
  const fitting = widgetsOf(field);
  return [...fitting, ...Object.keys(added).filter((name) => fitting.some((one) => one === added[name]))];
}

/** `WINDOW_SEAT` */
const IN_CAPITALS = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** A word in capitals that is no abbreviation, beside other values that are names in capitals. */
const WORD_IN_CAPITALS = /^[A-Z]{3,}[0-9]*$/;

/**
 * `web-application` → `Web application`, `masterCard` → `Master card`, `WINDOW_SEAT` → `Window seat`, `none of these` →
 * `None of these`. Another value that is written like a text stays as it is. `all` are the values of the field.
 */
export function optionLabel(value: unknown, all: readonly unknown[] = [value]): string {
  const text = String(value);
  if (typeof value !== 'string') return text;
  const areInCapitals = all.some((one) => IN_CAPITALS.test(String(one)));
  if (IN_CAPITALS.test(text) || (areInCapitals && WORD_IN_CAPITALS.test(text)))
    return labelFromName(text.toLowerCase());
  // `hearing loop` beside `none of these`; `iPhone` and `a CV` stay.
  if (/^[a-z][a-z-]* /.test(text) && all.every((one) => !/\p{Lu}/u.test(String(one))))
    return text.charAt(0).toUpperCase() + text.slice(1);
  const isName = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$|^[a-z]{2,}(?:[A-Z][a-z]+)+$/.test(text);
  return isName ? labelFromName(text) : text;
}
