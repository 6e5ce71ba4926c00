import { fieldsOf } from '../../../../src/forms/errors.ts';
import { type FieldRule, readDataSchema, readForm } from '../../../support/forms.ts';
import type { FormId } from './answers.ts';

/** One way to answer one field wrongly, and what is said about it. */
export interface Mistake {
  field: string;
  rule: string;
  answer: string;
  message: string;
}

/** Not removed as a blank, and still nothing to read. */
const NOTHING_TO_READ = '\u200b'.repeat(12);

/** What breaks just this rule, if a visitor can do that at all: a list offers nothing else than its options. */
function wrongAnswer(
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
  return { email: 'ada@', url: 'www.example.org', date: '31/02/2027' }[widget] ?? NOTHING_TO_READ;
}

/** Every field × rule that a visitor of this form can break. */
export function mistakesOf(id: FormId): Mistake[] {
  const { properties, required } = readDataSchema(id);
  return fieldsOf(readForm(id)).flatMap(({ name, widget, messages = {} }) =>
    Object.entries(messages).flatMap(([rule, message]): Mistake[] => {
      const isRequired = required.includes(name);
      const answer = wrongAnswer(rule, isRequired, widget, properties[name] ?? { type: 'string' });
      return answer === undefined || !message ? [] : [{ field: name, rule, answer, message }];
    }),
  );
}
