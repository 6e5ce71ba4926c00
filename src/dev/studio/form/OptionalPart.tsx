import { isFormDataAvailable } from '@rjsf/utils';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { ObjectProps } from '../../../forms/types.ts';
import { fieldOptions } from '../../../forms/ui-schema.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import { newPart } from './form-schema.ts';

/** Adds or removes an optional object. */
export function OptionalPart({ schema, formData, fieldPathId, uiSchema, onChange }: ObjectProps) {
  const { title = '' } = fieldOptions(uiSchema);
  const isPresent = isFormDataAvailable(formData);
  const next = isPresent ? undefined : (newPart(schema as Schema) as FormValues);
  return (
    <button type="button" className={buttonClass('quiet')} onClick={() => onChange(next, fieldPathId.path)}>
      {isPresent ? 'Remove' : 'Add'} {title.toLowerCase()}
    </button>
  );
}
