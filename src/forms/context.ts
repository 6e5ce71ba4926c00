import type { Visible } from '@json-site/form-core/form-rules';
import type { CoreObject } from '@json-site/form-core/schema';
import type { Form } from '@json-site/model/content-types';
import type { FormValues } from './values/form-values.ts';

/** The values of a form as RJSF's types have them: with the recursive FormValues, TypeScript would not end. */
export type RjsfData = Record<string, unknown>;

/** RJSF's formContext: what fields, templates and widgets need besides their own schema and uiSchema. */
export interface RjsfFormContext {
  form: Form;
  /** Level of the section headings, one below the heading above the form. */
  headingLevel: 2 | 3;
  /** Returns the properties of an object that the form shows for its value, by all definitions of that object. */
  visible: (definitions: readonly CoreObject[], value: FormValues) => Visible;
  /** Makes screen readers read a text once they have finished the current one. */
  announce: (text: string) => void;
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
