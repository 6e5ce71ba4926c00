import { createCompiler } from '../compiler/compile.ts';
import { completeForm } from '../compiler/forms/content/complete-form.ts';
import { checkForm } from '../compiler/forms/content/forms.ts';
import { prefilledFields } from '../compiler/forms/content/prefilled-fields.ts';
import { readDataSchema } from '../compiler/forms/data-schema.ts';
import { ALL_RULES } from '../compiler/rules/index.ts';

/** Compiles a site with the rules and the forms of the engine. */
export const compile = createCompiler({
  rules: ALL_RULES,
  forms: { read: readDataSchema, prefilled: prefilledFields, check: checkForm, complete: completeForm },
});
