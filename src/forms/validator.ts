import type { RJSFSchema } from '@rjsf/utils';
import PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { FormRules } from '../generated/forms/loaders.ts';
import { cleanFormValues, type FormValues } from './values/form-values.ts';

/** Checks what would be stored, not what stands in the fields: blanks around an answer are no mistake. */
class CleaningValidator extends PrecompiledValidator<FormValues> {
  override rawValidation<Result>(schema: RJSFSchema, answers?: FormValues) {
    return super.rawValidation<Result>(schema, cleanFormValues(answers ?? {}));
  }
}

/** The validator of a form, made of code that was compiled at build time. */
export function createValidator({ validators, schema }: FormRules): CleaningValidator {
  return new CleaningValidator(validators, schema);
}
