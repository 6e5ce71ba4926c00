import type { RJSFSchema } from '@rjsf/utils';
import PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { FormRules } from '../generated/forms/loaders.ts';
import { cleanFormValues, type FormValues } from './values/form-values.ts';

/** Validates the values as they would be stored: whitespace around a text is not an error. */
class CleaningValidator extends PrecompiledValidator<FormValues> {
  override rawValidation<Result>(schema: RJSFSchema, values?: FormValues) {
    return super.rawValidation<Result>(schema, cleanFormValues(values ?? {}));
  }
}

/** Creates a form's validator from the code that the build compiled with Ajv. */
export function createValidator({ validators, schema }: FormRules): CleaningValidator {
  return new CleaningValidator(validators, schema);
}
