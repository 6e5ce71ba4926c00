import type { FieldProps as EngineFieldProps } from '@rjsf/utils';
import { isFormDataAvailable, type RJSFSchema } from '@rjsf/utils';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { fieldOf, type RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import { newPart } from './form-schema.ts';

type Props = EngineFieldProps<FormValues, RJSFSchema, RjsfFormContext>;

/** Adds or removes an optional object. */
export function OptionalPart({ name, schema, formData, fieldPathId, registry, onChange }: Props) {
  const { label } = fieldOf(registry.formContext, name);
  const isPresent = isFormDataAvailable(formData);
  const next = isPresent ? undefined : (newPart(schema as Schema) as FormValues);
  return (
    <button type="button" className={buttonClass('quiet')} onClick={() => onChange(next, fieldPathId.path)}>
      {isPresent ? 'Remove' : 'Add'} {label.toLowerCase()}
    </button>
  );
}
