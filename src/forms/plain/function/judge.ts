import type { Form } from '@json-site/model/content-types';
import { createErrorTransformer } from '../../errors.ts';
import { fieldsOf } from '../../fields.ts';
import { type LabelledValue, labelledValues } from '../../submit/format-values.ts';
import { createFormLogic, type FormRules } from '../../validator.ts';
import type { FormValues } from '../../values/form-values.ts';
import type { Sent } from './sent.ts';
import { valuesOf } from './values-of.ts';

/** An error as the page shows it: the names and indexes of its field, its message beside it and in the summary. */
export interface ShownError {
  path: readonly string[];
  message: string;
  summary: string;
}

export interface Judged {
  /** What is stored: cleaned, and without what conditions hide. */
  values: FormValues;
  /** What is stored, as people read it. */
  answers: LabelledValue[];
  errors: ShownError[];
}

/** Cleans and judges what a browser has sent, by the code that judges it with JavaScript. */
export function judge(form: Form, rules: FormRules, sent: Sent): Judged {
  const { core, toSend, validator } = createFormLogic(rules);
  const values = toSend(valuesOf(form, core, sent));
  const { errors } = validator.validateFormData(
    values,
    rules.schema,
    undefined,
    createErrorTransformer(form),
  );
  return {
    values,
    answers: labelledValues(fieldsOf(form), values),
    errors: errors.map(({ property = '', message = '', stack }) => ({
      path: property.split('.').filter(Boolean),
      message,
      summary: stack,
    })),
  };
}
