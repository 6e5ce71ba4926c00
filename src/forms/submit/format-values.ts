import type { Form } from '../../generated/content-types.ts';
import { fieldsOf } from '../errors.ts';
import { formatDate } from '../values/dates.ts';
import type { FormValues } from '../values/form-values.ts';

/** Formats the values as plain text, each below its label, in page order. */
export function formatValues(form: Form, values: FormValues): string {
  const parts = fieldsOf(form).flatMap(({ name, label, widget, options = [] }) => {
    const value = values[name] ?? '';
    if (value.length === 0) return [];
    const texts = [value].flat().map((entry) => {
      if (widget === 'date') return formatDate(entry);
      return options.find((option) => option.value === entry)?.label ?? entry;
    });
    return [`${label}\n${texts.join(', ')}`];
  });
  return parts.join('\n\n');
}
