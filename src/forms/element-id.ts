import type { Form } from '../generated/content-types.ts';

/** The id of a form's element, in the prerendered HTML and in the browser. */
export const formElementId = (form: Form) => `form-${form.id}`;
