import type {
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  WidgetProps,
} from '@rjsf/utils';
import type { FormWords } from './context.ts';
import type { Answers } from './values/form-values.ts';

/** What RJSF hands to a widget, a field, the whole form and the list of errors here. */
export type FieldWidgetProps = WidgetProps<Answers, RJSFSchema, FormWords>;
export type FieldProps = FieldTemplateProps<Answers, RJSFSchema, FormWords>;
export type SectionsProps = ObjectFieldTemplateProps<Answers, RJSFSchema, FormWords>;
export type SummaryProps = ErrorListProps<Answers, RJSFSchema, FormWords>;
