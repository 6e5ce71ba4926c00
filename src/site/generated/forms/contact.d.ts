/* Written by "npm run generate" from schemas/forms/. Do not edit. */
import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';

export declare const schema: RJSFSchema;
export declare const validators: ValidatorFunctions;
