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

/** A hash of each form's schema, so that a draft knows whether it was made for another one. */
export const formVersions: Record<string, string> = {
  "contact": '5a5b6a1bc322',
  "quote": '321af244461d',
};
