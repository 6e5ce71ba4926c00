import type { Form, FormField } from '@json-site/model/content-types';
import type { DataField } from '../form-fields.ts';
import { nameInMessages, writeMessage } from '../form-rules/messages.ts';
import { messageKeysOf } from './field-rules.ts';

/** The error message that a visitor reads when the value of a field breaks a rule. */
export interface FieldMessage {
  /** Path of the field: `visitors.*.age`. */
  field: string;
  label: string;
  /** The keyword of the data schema. */
  rule: string;
  limit?: number;
  text: string;
}

/** Lists the messages of every field, also of those in groups and lists, in page order. */
export function listMessages(form: Form, data: readonly DataField[], language: string): FieldMessage[] {
  const shared: Record<string, string | undefined> = { ...form.messages };
  const list = (fields: readonly FormField[], defined: readonly DataField[]): FieldMessage[] =>
    fields.flatMap((field) => {
      const definition = defined.find(({ name }) => name === field.name);
      if (!definition) return [];
      const own: Record<string, string | undefined> = { ...field.messages };
      const name = nameInMessages(field, form.question, language);
      const messages = messageKeysOf(definition, field.widget).map((key) => ({
        field: definition.path.join('.'),
        label: field.label,
        rule: key.own,
        ...(key.limit !== undefined && { limit: key.limit }),
        text: writeMessage(own[key.own] ?? shared[key.shared] ?? '', name, key, field.widget, () => language),
      }));
      return [...messages, ...list(field.fields ?? [], definition.fields)];
    });
  return list(
    form.sections.flatMap(({ fields }) => fields),
    data,
  );
}
