import { isFormDataAvailable } from '@rjsf/utils';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { ObjectProps } from '../../../forms/types.ts';
import { fieldOptions } from '../../../forms/ui-schema.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import { alternativeOf } from './alternative-beside.ts';
import { newPart } from './form-schema.ts';
import { PictureButtons } from './PictureButtons.tsx';

/** Adds or removes an optional object. A picture is chosen first, so that the object never lacks it. */
export function OptionalPart({ schema, formData, fieldPathId, uiSchema, onChange }: ObjectProps) {
  const { title = '' } = fieldOptions(uiSchema);
  const { required = [], properties = {} } = schema as Schema;
  const picture = required.find((name) => properties[name]?.means === 'media');
  const isPresent = isFormDataAvailable(formData);

  if (picture && !isPresent) {
    const alternative = alternativeOf(schema as Schema);
    return (
      <PictureButtons
        label={title}
        onChoose={(name) => {
          onChange({ [picture]: name } as FormValues, fieldPathId.path);
          const beside = [fieldPathId.$id, alternative].join('_');
          // After the fields of the object have rendered.
          requestAnimationFrame(() => document.getElementById(beside)?.focus());
        }}
      />
    );
  }
  const next = isPresent ? undefined : (newPart(schema as Schema) as FormValues);
  return (
    <button type="button" className={buttonClass('quiet')} onClick={() => onChange(next, fieldPathId.path)}>
      {isPresent ? 'Remove' : 'Add'} {title.toLowerCase()}
    </button>
  );
}
