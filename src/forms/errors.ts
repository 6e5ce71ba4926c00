import type { ErrorTransformer, RJSFValidationError } from '@rjsf/utils';
import type { Form, FormField } from '../generated/content-types.ts';
import type { FormValues } from './values/form-values.ts';

/** Returns the fields of a form in page order. */
export function fieldsOf(form: Form): FormField[] {
  return form.sections.flatMap((section) => section.fields);
}

/** Returns the field that an error belongs to: `.platformRequirements.0` → `platformRequirements`. */
function fieldName({ property = '' }: RJSFValidationError): string {
  return property.replace(/^\./, '').split('.')[0] ?? '';
}

/** If a value breaks several rules, the message is that of the first of these. */
const RULES_BY_PRIORITY = ['required', 'minLength', 'maxLength', 'pattern', 'enum', 'maxItems'] as const;

function messageFor(field: FormField, errors: RJSFValidationError[]): string {
  const broken = new Set(errors.map((error) => error.name));
  const rule = RULES_BY_PRIORITY.find((name) => broken.has(name));
  const { messages = {} } = field;
  // A rule without a message must still stop the form, so another text of the field has to do.
  return (rule && messages[rule]) ?? Object.values(messages)[0] ?? field.label;
}

/**
 * Creates RJSF's transformErrors: one error per field, in page order, with the message from the content. Visitors
 * never see the validator's own messages.
 */
export function createErrorTransformer(form: Form): ErrorTransformer<FormValues> {
  return (errors) =>
    fieldsOf(form).flatMap((field): RJSFValidationError[] => {
      const fieldErrors = errors.filter((error) => fieldName(error) === field.name);
      const first = fieldErrors[0];
      if (!first) return [];
      const message = messageFor(field, fieldErrors);
      return [{ ...first, property: `.${field.name}`, message, stack: message }];
    });
}
