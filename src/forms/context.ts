import type { Form } from '../generated/content-types.ts';

/** RJSF's formContext: what templates and widgets need besides their field. */
export interface RjsfFormContext {
  form: Form;
  /** Level of the section headings, one below the heading above the form. */
  headingLevel: 2 | 3;
}

/** The aria-describedby of a control: the ids of its hint and error, as far as they are shown. */
export function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  return [hasHint && hintId(id), hasError && errorId(id)].filter(Boolean).join(' ') || undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
