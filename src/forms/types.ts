import type {
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  WidgetProps,
} from '@rjsf/utils';
import type { RjsfFormContext } from './context.ts';
import type { FormValues } from './values/form-values.ts';

/** RJSF's props for widgets, the field template, the object template and the error list template. */
export type FieldWidgetProps = WidgetProps<FormValues, RJSFSchema, RjsfFormContext>;
export type FieldProps = FieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type SectionsProps = ObjectFieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type SummaryProps = ErrorListProps<FormValues, RJSFSchema, RjsfFormContext>;
