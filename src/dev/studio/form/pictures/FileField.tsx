import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import type { ControlProps } from '../../../../forms/types.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { FileButtons } from './FileButtons.tsx';
import { alternativeBeside } from './picture-schema.ts';

/** A field for a file: its name, and buttons that upload it or choose a picture. */
export function FileField(props: ControlProps) {
  const { id, label, registry, onChange } = props;
  // The form has schemas of this project's type.
  const alternative = alternativeBeside(id, registry.rootSchema as Schema);
  return (
    <FileButtons label={label} schema={props.schema as Schema} alternative={alternative} onChoose={onChange}>
      <ChoiceField {...props} />
    </FileButtons>
  );
}
