import { getUiOptions } from '@rjsf/utils';
import type { Inline } from '../compiler/model.ts';
import type { Form, FormField } from '../generated/content-types.ts';
import { fieldsOf } from './errors.ts';
import type { FormUiSchema } from './types.ts';

/** What the content says about a field, as templates and widgets receive it. */
export interface FieldOptions {
  /** The label. */
  title?: string;
  help?: Inline;
  /** Name of the widget. Groups and lists have none. */
  widget?: string;
  rows?: number;
  width?: 'half' | 'full';
  autocomplete?: string;
  /** Labels of the options by value, and the values in the order in which they are shown. */
  enumNames?: Record<string, string>;
  enumOrder?: unknown[];
}

/** Leaves out what the content does not say. */
function defined(options: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function uiSchemaOfField(field: FormField): FormUiSchema {
  const { label, hint, placeholder, widget, rows, width, autocomplete, options } = field;
  return defined({
    'ui:title': label,
    'ui:help': hint,
    'ui:placeholder': placeholder,
    'ui:widget': widget,
    'ui:options': defined({ rows, width, autocomplete }),
    'ui:enumNames': options && Object.fromEntries(options.map((option) => [option.value, option.label])),
    'ui:enumOrder': options?.map((option) => option.value),
  });
}

function uiSchemaOfFields(fields: FormField[]): FormUiSchema {
  return {
    'ui:order': [...fields.map((field) => field.name), '*'],
    ...Object.fromEntries(fields.map((field) => [field.name, uiSchemaOfField(field)])),
  };
}

/** Creates RJSF's uiSchema from a form's content: the text, the widget and the order of every field. */
export function createUiSchema(form: Form): FormUiSchema {
  return uiSchemaOfFields(fieldsOf(form));
}

/** Returns what the content says about a field. */
export function fieldOptions(uiSchema: FormUiSchema | undefined): FieldOptions {
  return getUiOptions(uiSchema) as FieldOptions;
}
