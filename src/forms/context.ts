import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Form, FormField } from '../generated/content-types.ts';
import { fieldsOf } from './errors.ts';
import type { FormValues } from './values/form-values.ts';

/** What templates and widgets know beyond the data schema: the form's words. */
export interface RjsfFormContext {
  form: Form;
  fields: Map<string, FormField>;
  /** Level of the section headings, one below the heading above the form. */
  headingLevel: 2 | 3;
}

/** The words of a form, ready to be looked up. */
export function createFormContext(form: Form, headingLevel: 2 | 3): RjsfFormContext {
  return { form, headingLevel, fields: new Map(fieldsOf(form).map((field) => [field.name, field])) };
}

/** Order and widget of every field. */
export function createUiSchema(form: Form): UiSchema<FormValues, RJSFSchema, RjsfFormContext> {
  const fields = fieldsOf(form);
  return {
    'ui:order': [...fields.map((field) => field.name), '*'],
    ...Object.fromEntries(fields.map((field) => [field.name, { 'ui:widget': field.widget }])),
  };
}

/** The field that a widget or template stands for. A field without words is a mistake that the checks find. */
export function fieldOf(words: RjsfFormContext, name: string): FormField {
  return words.fields.get(name) ?? { name, label: name, widget: 'text' };
}

/** Ids of what describes a control: only those that are on the page. */
export function describedBy(id: string, field: FormField, hasError: boolean): string | undefined {
  return [field.hint && hintId(id), hasError && errorId(id)].filter(Boolean).join(' ') || undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
