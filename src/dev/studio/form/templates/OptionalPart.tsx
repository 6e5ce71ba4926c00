import { isFormDataAvailable } from '@rjsf/utils';
import type { Schema } from '@json-site/compiler/schema';
import type { ObjectProps } from '@json-site/forms/inputs';
import { fieldOptions } from '@json-site/forms/inputs';
import type { FormValues } from '@json-site/forms/values';
import { Button } from '../../controls/Button.tsx';
import { newPart } from '../form-schema.ts';
import { FileButtons } from '../pictures/FileButtons.tsx';
import { idOfPoint, isPoint } from '../pictures/PointOnPicture.tsx';
import { alternativeIn, requiredPicture } from '../pictures/picture-schema.ts';
import { MIDDLE } from '../pictures/point.ts';

/** Adds or removes an optional object. A picture is chosen first, so that the object never lacks it. */
export function OptionalPart({ schema, formData, fieldPathId, uiSchema, onChange }: ObjectProps) {
  const { title = '' } = fieldOptions(uiSchema);
  const picture = requiredPicture(schema as Schema);
  const isPresent = isFormDataAvailable(formData);

  if (picture && !isPresent) {
    return (
      <FileButtons
        label={title}
        schema={picture.schema}
        alternative={alternativeIn(schema as Schema, fieldPathId.path)}
        onChoose={(name) => onChange({ [picture.name]: name } as FormValues, fieldPathId.path)}
      />
    );
  }
  const isPointOf = isPoint(schema as Schema);
  const first: unknown = isPointOf ? MIDDLE : newPart(schema as Schema);

  function change(): void {
    onChange(isPresent ? undefined : (first as FormValues), fieldPathId.path);
    // The next step is to press on the picture, and not to remove the point again.
    if (isPointOf && !isPresent)
      requestAnimationFrame(() => document.getElementById(idOfPoint(fieldPathId.$id))?.focus());
  }

  return (
    <Button look="quiet" onClick={change}>
      {isPresent ? 'Remove' : 'Add'} {title.toLowerCase()}
    </Button>
  );
}
