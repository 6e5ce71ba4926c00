import type {
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  WidgetProps,
} from '@rjsf/utils';
import type { FormWords } from './context.ts';
import type { FormValues } from './values/form-values.ts';

/** What RJSF hands to a widget, a field, the whole form and the list of errors here. */
export type FieldWidgetProps = WidgetProps<FormValues, RJSFSchema, FormWords>;
export type FieldProps = FieldTemplateProps<FormValues, RJSFSchema, FormWords>;
export type SectionsProps = ObjectFieldTemplateProps<FormValues, RJSFSchema, FormWords>;
export type SummaryProps = ErrorListProps<FormValues, RJSFSchema, FormWords>;
