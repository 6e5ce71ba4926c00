import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ErrorListProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
  WidgetProps,
} from '@rjsf/utils';
import type { RjsfFormContext } from './context.ts';
import type { FormValues } from './values/form-values.ts';

/** RJSF's types, with this project's values and form context. */
export type FormUiSchema = UiSchema<FormValues, RJSFSchema, RjsfFormContext>;
export type ControlProps = WidgetProps<FormValues, RJSFSchema, RjsfFormContext>;
export type ObjectProps = FieldProps<FormValues, RJSFSchema, RjsfFormContext>;
export type FrameProps = FieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type FieldsProps = ObjectFieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type ListProps = ArrayFieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type ListItemProps = ArrayFieldItemTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;
export type SummaryProps = ErrorListProps<FormValues, RJSFSchema, RjsfFormContext>;
