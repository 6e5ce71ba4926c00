import { hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';
import { prune, visibleProperties } from '@json-site/form-core/form-rules';
import type { ConditionSchema, CoreObject } from '@json-site/form-core/schema';
import type { RjsfData, RjsfFormContext } from './context.ts';
import { cleanGroup, cleanValues } from './values/clean.ts';
import type { FormValues } from './values/form-values.ts';

/** The core of a form, and the validators that are compiled from it. */
export interface FormRules {
  schema: RJSFSchema;
  validators: ValidatorFunctions;
}

/** Functions of a form that apply the rules of its data schema to its values. */
export interface FormLogic {
  core: CoreObject;
  validator: ValidatorType<RjsfData, RJSFSchema, RjsfFormContext>;
  /** Returns the values that are sent: cleaned, and without hidden ones. */
  toSend: (values: FormValues) => FormValues;
  visible: RjsfFormContext['visible'];
}

/** The compiled function of a schema. */
function functionFor(validators: ValidatorFunctions, schema: object) {
  const found = validators[hashForSchema(schema as RJSFSchema)];
  if (!found) throw new Error('A condition of the data schema was not compiled.');
  return found;
}

/** Creates a form's logic from the code that the build compiled with Ajv. */
export function createFormLogic({ validators, schema }: FormRules): FormLogic {
  const core = schema as CoreObject;
  const validate = functionFor(validators, core);
  const conditions = new Map<ConditionSchema, (typeof validators)[string]>();

  function isValid(condition: ConditionSchema, value: unknown): boolean {
    const compiled = conditions.get(condition) ?? functionFor(validators, condition);
    conditions.set(condition, compiled);
    return compiled(value) as boolean;
  }

  const prepare = (values: FormValues) => prune(core, cleanValues(core, values), isValid) as FormValues;

  /**
   * Validates the values as they would be stored: space around a text is not an error, and hidden fields do not count.
   */
  function rawValidation<Result>(_schema: RJSFSchema, values: RjsfData = {}) {
    validate(prepare(values as FormValues));
    // A condition reports that it failed, besides the rule that did.
    const errors = validate.errors?.filter(({ keyword }) => keyword !== 'if') ?? [];
    return { errors: errors as Result[] };
  }

  const validator: FormLogic['validator'] = {
    rawValidation,
    // RJSF asks only about conditions, and ObjectField evaluates those.
    isValid: () => true,
    validateFormData(values, own, customValidate, transformErrors, uiSchema) {
      const raw = rawValidation<never>(own, values);
      return processRawValidationErrors(
        validator,
        raw,
        values,
        own,
        customValidate,
        transformErrors,
        uiSchema,
      );
    },
  };

  return {
    core,
    validator,
    toSend: prepare,
    visible: (definitions, value) => visibleProperties(definitions, cleanGroup(definitions, value), isValid),
  };
}
