import { isFormDataAvailable } from '@rjsf/utils';
import type { Schema } from '@json-site/compiler/schema';
import type { ObjectProps } from '@json-site/forms/inputs';
import { fieldOptions } from '@json-site/forms/inputs';
import type { FormValues } from '@json-site/forms/values';
import { Button } from '../../controls/Button.tsx';
import { newPart } from '../form-schema.ts';
import { FileButtons } from '../pictures/FileButtons.tsx';
import { alternativeIn, requiredPicture } from '../pictures/picture-schema.ts';

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
  const next = isPresent ? undefined : (newPart(schema as Schema) as FormValues);
  return (
    <Button look="quiet" onClick={() => onChange(next, fieldPathId.path)}>
      {isPresent ? 'Remove' : 'Add'} {title.toLowerCase()}
    </Button>
  );
}
