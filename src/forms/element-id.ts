import type { Form } from '../generated/content-types.ts';

/** The id of a form's element, in the prerendered HTML and in the browser. */
export const formElementId = (form: Form) => `form-${form.id}`;

/** The id of a section's heading. */
export const sectionHeadingId = (form: Form, section: { id: string }): string => `${form.id}-${section.id}`;
