import { fieldsOf } from '../../../../src/forms/fields.ts';
import type { FormField } from '../../../../src/model/content-types.ts';
import { readForm } from '../../../support/forms.ts';

export type FormId = 'contact' | 'quote';

/** The route of each form. */
export const ROUTE_OF: Record<FormId, string> = { contact: '/contact', quote: '/quote' };

/** Form values by field name, as the fields show them. */
export type Typed = Record<string, string | string[]>;

function typedValue({ name, widget, options = [] }: FormField, email: string): string | string[] {
  const values = options.map(({ value }) => String(value));
  switch (widget) {
    case 'email':
      return email;
    case 'tel':
      return '+44 (0)20 7946 0000';
    case 'url':
      return 'https://www.example.org/a?b=c&d=%20';
    case 'date':
      return /completion/i.test(name) ? '30/09/2027' : '27/03/2027';
    case 'select':
      return values.at(-1) ?? '';
    case 'checkboxes':
      return values.filter((_, index) => index === 0 || index === values.length - 1);
    case 'textarea':
      return `${name}: “quoted” & <b>plain</b>\n\nafter an empty line, £5 – ß 漢 👩‍👩‍👧 'ok'; --`;
    default:
      return `${name} O’Neill & Söhne "Ltd"`;
  }
}

/** A value for every field of a form, with characters that encoding errors would corrupt. */
export function typedValues(id: FormId, email: string): Typed {
  return Object.fromEntries(fieldsOf(readForm(id)).map((field) => [field.name, typedValue(field, email)]));
}

/** The columns that these values must be stored in, unchanged except for the date format. */
export function columnsFor(id: FormId, typed: Typed): Record<string, unknown> {
  const { destination } = readForm(id);
  return Object.fromEntries(
    destination.columns.map(({ column, field }) => {
      const value = typed[field];
      const isDate = typeof value === 'string' && /^\d\d\/\d\d\/\d{4}$/.test(value);
      return [column, isDate ? value.split('/').reverse().join('-') : value];
    }),
  );
}
