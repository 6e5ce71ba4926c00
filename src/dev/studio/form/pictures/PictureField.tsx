import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import type { ControlProps } from '../../../../forms/types.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { alternativeBeside } from './picture-schema.ts';

/** A field for a picture: its name, and buttons that upload or choose one. */
export function PictureField(props: ControlProps) {
  const { id, label, registry, onChange } = props;
  // `studioFormSchema` returns a schema of this project's type.
  const alternative = alternativeBeside(id, registry.rootSchema as Schema);
  return (
    <PictureButtons label={label} alternative={alternative} onChoose={onChange}>
      <ChoiceField {...props} />
    </PictureButtons>
  );
}
