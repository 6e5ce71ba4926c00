import type { Form } from '../../generated/content-types.ts';
import { fieldsOf } from '../errors.ts';
import { formatDate } from '../values/dates.ts';
import type { FormValues } from '../values/form-values.ts';

/** A value as text, with the label of its field. */
export interface LabelledValue {
  label: string;
  text: string;
}

/** Returns the values of a form as text, in page order. */
export function labelledValues(form: Form, values: FormValues): LabelledValue[] {
  return fieldsOf(form).flatMap(({ name, label, widget, options = [] }) => {
    const value = values[name] ?? '';
    if (value.length === 0) return [];
    const texts = [value].flat().map((entry) => {
      if (widget === 'date') return formatDate(entry);
      return options.find((option) => option.value === entry)?.label ?? entry;
    });
    return [{ label, text: texts.join(', ') }];
  });
}

/** Formats the values as plain text, each below its label, in page order. */
export function formatValues(form: Form, values: FormValues): string {
  return labelledValues(form, values)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');
}
