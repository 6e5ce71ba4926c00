import { loadContent } from '../../../../scripts/content/load-content.ts';
import { type FieldMessage, listMessages } from '../../../../src/form-core/content/list-messages.ts';
import { readDataSchema } from '../../../../src/form-core/data-schema.ts';
import { fieldsOf } from '../../../../src/forms/fields.ts';
import { readForm } from '../../../support/forms.ts';
import { readSite } from '../../../support/site-content.ts';
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

const WRONG_FORMAT: Record<string, string> = {
  email: 'ada@',
  tel: '123456',
  url: 'example',
  date: '31/02/2027',
};

const TOO_LONG: Record<string, (limit: number) => string> = {
  email: () => `${'a'.repeat(64)}@${'b'.repeat(60)}.${`${'c'.repeat(60)}.`.repeat(3)}example`,
  tel: (limit) => '0'.repeat(limit + 1),
  url: (limit) => `https://${'x'.repeat(limit)}`,
};

/**
 * Returns values that break only this rule. Returns none if a visitor cannot enter one: a list offers only valid
 * options.
 */
function valuesThatBreak({ rule, limit = 0 }: FieldMessage, widget: string): string[] {
  switch (rule) {
    case 'required':
      return widget === 'select' ? [''] : ['', INVISIBLE];
    case 'minLength':
      return ['x'.repeat(limit - 1)];
    case 'maxLength':
      return [TOO_LONG[widget]?.(limit) ?? 'x'.repeat(limit + 1)];
    case 'format':
      return [WRONG_FORMAT[widget] ?? ''];
    case 'after':
      return ['01/01/2027'];
    default:
      return [];
  }
}

/** The invalid values for each field and rule that a visitor of this form can break. */
export function invalidValuesOf(id: FormId): InvalidValue[] {
  const form = readForm(id);
  const schema = loadContent().formSchemas?.[id];
  if (!schema) throw new Error(`There is no data schema of the form ${id}.`);
  const widgets = new Map(fieldsOf(form).map(({ name, widget }) => [name, widget]));
  return listMessages(form, readDataSchema(schema).fields, readSite().language).flatMap((message) =>
    valuesThatBreak(message, widgets.get(message.field) ?? '').map((value) => ({
      field: message.field,
      rule: message.rule,
      value,
      message: message.text,
    })),
  );
}
