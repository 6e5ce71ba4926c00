import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Form, FormField } from '../generated/content-types.ts';
import { fieldsOf } from './errors.ts';
import type { FormValues } from './values/form-values.ts';

/** RJSF's formContext: gives templates and widgets the form's content. */
export interface RjsfFormContext {
  form: Form;
  fields: Map<string, FormField>;
  /** Level of the section headings, one below the heading above the form. */
  headingLevel: 2 | 3;
}

export function createFormContext(form: Form, headingLevel: 2 | 3): RjsfFormContext {
  return { form, headingLevel, fields: new Map(fieldsOf(form).map((field) => [field.name, field])) };
}

/** Creates the uiSchema: the order of the fields and the widget of each. */
export function createUiSchema(form: Form): UiSchema<FormValues, RJSFSchema, RjsfFormContext> {
  const fields = fieldsOf(form);
  return {
    'ui:order': [...fields.map((field) => field.name), '*'],
    ...Object.fromEntries(fields.map((field) => [field.name, { 'ui:widget': field.widget }])),
  };
}

/** Returns the content of a field. The compiler reports a field that has no content. */
export function fieldOf(context: RjsfFormContext, name: string): FormField {
  return context.fields.get(name) ?? { name, label: name, widget: 'text' };
}

/** The aria-describedby of a control: the ids of its hint and error, as far as they are shown. */
export function describedBy(id: string, field: FormField, hasError: boolean): string | undefined {
  return [field.hint && hintId(id), hasError && errorId(id)].filter(Boolean).join(' ') || undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;
