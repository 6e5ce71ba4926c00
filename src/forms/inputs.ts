export { describedBy, type RjsfData, type RjsfFormContext } from './context.ts';
export { arrayField } from './rjsf/array-field.ts';
export { Field } from './templates/Field.tsx';
export type {
  ControlProps,
  FieldsProps,
  FormUiSchema,
  FrameProps,
  ListItemProps,
  ListProps,
  ObjectProps,
} from './types.ts';
export { fieldOptions } from './ui-schema.ts';
export { controlProps } from './widgets/control-props.ts';
export { SelectField } from './widgets/SelectField.tsx';
export { TextArea, TextField } from './widgets/TextField.tsx';
