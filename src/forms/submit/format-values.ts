import type { Form } from '../../generated/content-types.ts';
import { fieldsOf } from '../errors.ts';
import { formatDate } from '../values/dates.ts';
import type { FormValues } from '../values/form-values.ts';

/** The answers as plain text, each under its label, in the order of the page. */
export function formatValues(form: Form, answers: FormValues): string {
  const parts = fieldsOf(form).flatMap(({ name, label, widget, options = [] }) => {
    const answer = answers[name] ?? '';
    if (answer.length === 0) return [];
    const shown = [answer].flat().map((value) => {
      if (widget === 'date') return formatDate(value);
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return [`${label}\n${shown.join(', ')}`];
  });
  return parts.join('\n\n');
}
