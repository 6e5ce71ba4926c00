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
import type { RjsfData, RjsfFormContext } from './context.ts';

/** RJSF's types, with this project's form context. */
export type FormUiSchema = UiSchema<RjsfData, RJSFSchema, RjsfFormContext>;
export type ControlProps = WidgetProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type ObjectProps = FieldProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type FrameProps = FieldTemplateProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type FieldsProps = ObjectFieldTemplateProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type ListProps = ArrayFieldTemplateProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type ListItemProps = ArrayFieldItemTemplateProps<RjsfData, RJSFSchema, RjsfFormContext>;
export type SummaryProps = ErrorListProps<RjsfData, RJSFSchema, RjsfFormContext>;
