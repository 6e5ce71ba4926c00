import type { Form } from '../generated/content-types.ts';

/** RJSF's formContext: what templates and widgets need besides their field. */
export interface RjsfFormContext {
  form: Form;
  /** Level of the section headings, one below the heading above the form. */
  headingLevel: 2 | 3;
}

/** The aria-describedby of a control: the ids of its hint, note and error, as far as they are shown. */
export function describedBy(
  id: string,
  hasHint: boolean,
  hasError: boolean,
  hasNote = false,
): string | undefined {
  const ids = [hasHint && hintId(id), hasNote && noteId(id), hasError && errorId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const noteId = (id: string) => `${id}-note`;
export const errorId = (id: string) => `${id}-error`;
