/* Written by "npm run generate" from schemas/forms/. Do not edit. */
import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';

/** What a form's data must be, as a schema and as compiled code. */
export interface FormRules {
  schema: RJSFSchema;
  validators: ValidatorFunctions;
}

/** Loads the rules of a form: the names are the file names in schemas/forms/. */
export const formRules: Record<string, () => Promise<FormRules>> = {
  "contact": () => import('./contact.js'),
  "quote": () => import('./quote.js'),
};
