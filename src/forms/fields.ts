import type { Form, FormField } from '@json-site/model/content-types';

/** Returns the fields of a form in page order. */
export function fieldsOf(form: Pick<Form, 'sections'>): FormField[] {
  return form.sections.flatMap((section) => section.fields);
}
