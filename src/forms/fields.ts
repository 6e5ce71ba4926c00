import type { Form, FormField } from '../generated/content-types.ts';

/** Returns the fields of a form in page order. */
export function fieldsOf(form: Pick<Form, 'sections'>): FormField[] {
  return form.sections.flatMap((section) => section.fields);
}
