import { createCompiler } from '@json-site/compiler/project';
import { checkForm, completeForm, prefilledFields } from '@json-site/form-core/content';
import { readDataSchema } from '@json-site/form-core/schema';
import { ALL_RULES } from '@json-site/rules/rules';

/** Compiles a site with the rules and the forms of the engine. */
export const compile: ReturnType<typeof createCompiler> = createCompiler({
  rules: ALL_RULES,
  forms: { read: readDataSchema, prefilled: prefilledFields, check: checkForm, complete: completeForm },
});
