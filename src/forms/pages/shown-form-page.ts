import { createContext } from 'react';
import type { Form } from '@json-site/model/content-types';

/** The page of a form that shows its sections one at a time. */
export interface ShownFormPage {
  /** The id of the section that is shown; undefined on the last page, which lists the answers. */
  section: string | undefined;
  /** The text that says which page this is, from 0: "Step 2 of 5". Without scripts, all sections are shown. */
  progressOf: (page: number) => string;
}

/** Undefined for a form that shows all of its sections at once. */
export const ShownFormPageContext = createContext<ShownFormPage | undefined>(undefined);

/** The id of a section's heading. */
export const sectionHeadingId = (form: Form, section: { id: string }): string => `${form.id}-${section.id}`;
