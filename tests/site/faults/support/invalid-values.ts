import { fieldsOf } from '../../../../src/forms/errors.ts';
import { type FieldRule, readDataSchema, readForm } from '../../../support/forms.ts';
import type { FormId } from './form-values.ts';

/** An invalid value of one field, and the message that the form must show for it. */
export interface InvalidValue {
  field: string;
  rule: string;
  value: string;
  message: string;
}

/** Invisible characters that trimming does not remove. */
const INVISIBLE = '\u200b'.repeat(12);

/**
 * Returns a value that breaks only this rule. Returns undefined if a visitor cannot enter one: a list
 * offers only valid options.
 */
function invalidValue(
  rule: string,
  isRequired: boolean,
  widget: string,
  schema: FieldRule,
): string | undefined {
  const { minLength = 0, maxLength = 0 } = schema;
  if (rule === 'required') return isRequired ? '' : undefined;
  if (rule === 'minLength') return minLength > 1 ? 'x'.repeat(minLength - 1) : undefined;
  if (rule === 'maxLength') {
    if (widget === 'email')
      return `${'a'.repeat(64)}@${'b'.repeat(60)}.${`${'c'.repeat(60)}.`.repeat(3)}example`;
    return widget === 'url' ? `https://${'x'.repeat(maxLength)}` : 'x'.repeat(maxLength + 1);
  }
  if (rule !== 'pattern') return undefined;
  return { email: 'ada@', url: 'example', date: '31/02/2027' }[widget] ?? INVISIBLE;
}

/** An invalid value for each field and rule that a visitor of this form can break. */
export function invalidValuesOf(id: FormId): InvalidValue[] {
  const { properties, required } = readDataSchema(id);
  return fieldsOf(readForm(id)).flatMap(({ name, widget, messages = {} }) =>
    Object.entries(messages).flatMap(([rule, message]): InvalidValue[] => {
      const isRequired = required.includes(name);
      const value = invalidValue(rule, isRequired, widget, properties[name] ?? { type: 'string' });
      return value === undefined || !message ? [] : [{ field: name, rule, value, message }];
    }),
  );
}
