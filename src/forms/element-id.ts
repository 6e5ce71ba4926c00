import type { Form } from '@json-site/model/content-types';

/** The id of a form's element, in the prerendered HTML and in the browser. */
export const formElementId = (form: Form) => `form-${form.id}`;
