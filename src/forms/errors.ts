import type { ErrorTransformer, RJSFValidationError } from '@rjsf/utils';
import type { Form, FormField } from '../generated/content-types.ts';
import type { FormValues } from './values/form-values.ts';

/** The fields of a form in the order in which they stand on the page. */
export function fieldsOf(form: Form): FormField[] {
  return form.sections.flatMap((section) => section.fields);
}

/** `.platformRequirements.0` → `platformRequirements`: a mistake in an option is a mistake in its field. */
function fieldName({ property = '' }: RJSFValidationError): string {
  return property.replace(/^\./, '').split('.')[0] ?? '';
}

/** Where several rules are broken, the visitor needs the first of these. */
const RULES = ['required', 'minLength', 'maxLength', 'pattern', 'enum', 'maxItems'] as const;

function messageFor(field: FormField, errors: RJSFValidationError[]): string {
  const broken = new Set(errors.map((error) => error.name));
  const rule = RULES.find((name) => broken.has(name));
  const { messages = {} } = field;
  // A rule without words still has to stop the form: any words of the field are better than none.
  return (rule && messages[rule]) ?? Object.values(messages)[0] ?? field.label;
}

/**
 * Makes one error a field, in the words of the content and the order of the page. The validator's own words never
 * reach the visitor.
 */
export function createErrorTransformer(form: Form): ErrorTransformer<FormValues> {
  return (errors) =>
    fieldsOf(form).flatMap((field): RJSFValidationError[] => {
      const own = errors.filter((error) => fieldName(error) === field.name);
      const first = own[0];
      if (!first) return [];
      const message = messageFor(field, own);
      return [{ ...first, property: `.${field.name}`, message, stack: message }];
    });
}
