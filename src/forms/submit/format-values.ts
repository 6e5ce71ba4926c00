import type { Form, FormField } from '@json-site/model/content-types';
import { fillIn } from '@json-site/model/visitor';
import type { WIDGETS, WidgetName } from '@json-site/model/widgets';
import { fieldsOf } from '../fields.ts';
import { formatDate, formatDateTime } from '../values/dates.ts';
import { type FormValue, type FormValues, isGroupValue } from '../values/form-values.ts';

/** A value as text, with the label of its field. */
export interface LabelledValue {
  label: string;
  text: string;
  /** The labels of the groups and entries around the field, from the outside. */
  groups: readonly string[];
  /** The names and indexes that lead to the value. */
  path: readonly string[];
}

type Widgets = typeof WIDGETS;
type Formatter = (stored: string) => string;
/** A formatter for each widget whose values people cannot read as they are stored. */
type Formatters = Partial<Record<WidgetName, Formatter>> & {
  [W in WidgetName as Widgets[W]['summary'] extends 'stored' ? never : W]: Formatter;
};

/** A number with its decimal places and the unit before it: `£1250.50`, `EUR 3.00`. */
function withUnit(value: number, unit = '', decimals?: number): string {
  const number = decimals === undefined ? String(value) : value.toFixed(decimals);
  return `${unit}${/\p{L}$/u.test(unit) ? ' ' : ''}${number}`;
}

function formatScalar({ widget, options = [], unit, decimals }: FormField, value: FormValue): string {
  const text = typeof value === 'number' ? withUnit(value, unit, decimals) : String(value);
  const option = options.find((entry) => String(entry.value) === String(value));
  if (option) return option.label;
  // A date that was captured before hydration stays as it was typed: this code is part of every page's first script,
  // and the code that understands such dates is not.
  const formatters: Formatters = { date: formatDate, 'date-time': formatDateTime };
  return value === true ? '✓' : (formatters[widget] ?? String)(text);
}

type Around = Pick<LabelledValue, 'groups' | 'path'>;

/** Returns the value of a field, or the values of the fields in it. */
function labelField(
  field: FormField,
  value: FormValue | undefined,
  { groups, path }: Around,
): LabelledValue[] {
  const { name, kind, label, widget, hidden, fields = [], itemLabel = '{number}' } = field;
  const isUnticked = widget === 'checkbox' && value === false;
  if (value === undefined || value === '' || isUnticked || hidden) return [];
  const own = [...path, name];
  if (isGroupValue(value)) return labelFields(fields, value, { groups: [...groups, label], path: own });
  if (kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const entry = fillIn(itemLabel, { number: index + 1 });
      return isGroupValue(item)
        ? labelFields(fields, item, { groups: [...groups, entry], path: [...own, String(index)] })
        : [];
    });
  }
  const texts = [value].flat().map((entry) => formatScalar(field, entry));
  return texts.length > 0 ? [{ label, text: texts.join(', '), groups, path: own }] : [];
}

function labelFields(fields: readonly FormField[], values: FormValues, around: Around): LabelledValue[] {
  return fields.flatMap((field) => labelField(field, values[field.name], around));
}

/** Returns the values of some fields as text, in page order. */
export function labelledValues(fields: readonly FormField[], values: FormValues): LabelledValue[] {
  return labelFields(fields, values, { groups: [], path: [] });
}

/** Formats the values as plain text, each below its label, in page order. */
export function formatValues(form: Form, values: FormValues): string {
  return labelledValues(fieldsOf(form), values)
    .map(({ groups, label, text }) => `${[...groups, label].join(': ')}\n${text}`)
    .join('\n\n');
}
