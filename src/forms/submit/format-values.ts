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
}

type Widgets = typeof WIDGETS;
type Formatter = (stored: string) => string;
/** A formatter for each widget whose values people cannot read as they are stored. */
type Formatters = Partial<Record<WidgetName, Formatter>> & {
  [W in WidgetName as Widgets[W]['summary'] extends 'stored' ? never : W]: Formatter;
};

function formatScalar({ widget, options = [] }: FormField, value: FormValue): string {
  const text = String(value);
  const option = options.find((entry) => String(entry.value) === text);
  if (option) return option.label;
  // A date that was captured before hydration stays as it was typed: this code is part of every page's first script,
  // and the code that understands such dates is not.
  const formatters: Formatters = { date: formatDate, 'date-time': formatDateTime };
  return value === true ? '✓' : (formatters[widget] ?? String)(text);
}

/** Returns the value of a field, or the values of the fields in it. `group` is the label of the group around it. */
function labelField(field: FormField, value: FormValue | undefined, group: string): LabelledValue[] {
  const { kind, label, widget, fields = [], itemLabel = '{number}' } = field;
  const isUnticked = widget === 'checkbox' && value === false;
  if (value === undefined || value === '' || isUnticked) return [];
  if (isGroupValue(value)) return labelFields(fields, value, `${group}${label}: `);
  if (kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const itemGroup = `${group}${fillIn(itemLabel, { number: index + 1 })}: `;
      return isGroupValue(item) ? labelFields(fields, item, itemGroup) : [];
    });
  }
  const texts = [value].flat().map((entry) => formatScalar(field, entry));
  return texts.length > 0 ? [{ label: `${group}${label}`, text: texts.join(', ') }] : [];
}

function labelFields(fields: FormField[], values: FormValues, group: string): LabelledValue[] {
  return fields.flatMap((field) => labelField(field, values[field.name], group));
}

/** Returns the values of a form as text, in page order. */
export function labelledValues(form: Form, values: FormValues): LabelledValue[] {
  return labelFields(fieldsOf(form), values, '');
}

/** Formats the values as plain text, each below its label, in page order. */
export function formatValues(form: Form, values: FormValues): string {
  return labelledValues(form, values)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');
}
