import { itemDefinitions, optionsAmong } from '../../form-rules/definitions.ts';
import {
  type MessageField,
  type MessageKey,
  messageKey,
  RULES_BY_PRIORITY,
} from '../../form-rules/messages.ts';
import type { WidgetName } from '../../form-rules/widgets.ts';
import type { CoreSchema } from '../core-schema.ts';
import type { DataField } from '../form-fields.ts';

/** The keywords whose message depends on their value. */
const KEYWORDS = RULES_BY_PRIORITY.filter((keyword) => !['required', 'type', 'enum'].includes(keyword));

type Rule = [keyword: string, value: unknown];

/** The rules of one definition that a visitor can break. */
function rulesOf(definition: CoreSchema): Rule[] {
  const values = definition as unknown as Record<string, unknown>;
  if (definition.type === 'boolean') return definition.enum ? [['enum', definition.enum]] : [];
  // A control with options offers no other value.
  if (optionsAmong([definition])) return [];
  const isNumber = definition.type === 'integer' || definition.type === 'number';
  const rules = KEYWORDS.flatMap((keyword): Rule[] => {
    const value = values[keyword];
    return value === undefined || value === false ? [] : [[keyword, value]];
  });
  return isNumber ? [['type', definition.type], ...rules] : rules;
}

/** An empty text is not sent, and a control with options offers each of them once. */
function canBeBroken([keyword, value]: Rule, definition: CoreSchema): boolean {
  if (keyword === 'minLength') return value !== 1;
  const options = optionsAmong(itemDefinitions([definition]));
  return !options || keyword === 'minItems' || (keyword === 'maxItems' && Number(value) < options.length);
}

/** The rules of one entry of a list of texts or numbers. Only the list is a field. */
function itemKeys(definition: CoreSchema, field: MessageField): MessageKey[] {
  if (definition.type !== 'array') return [];
  const { items } = definition;
  const item: MessageField = { ...field, kind: 'text' };
  return [
    messageKey('required', true, item),
    ...rulesOf(items).flatMap((rule) => (canBeBroken(rule, items) ? [messageKey(...rule, item)] : [])),
  ];
}

/** The messages that a field needs: one for each rule that a visitor can break, each of them once. */
export function messageKeysOf(field: DataField, widget: WidgetName): MessageKey[] {
  const subject: MessageField = { kind: field.kind, widget };
  // A group is never missing: the fields in it are.
  const isNeeded = field.required !== 'never' && field.kind !== 'group';
  const keys = [
    ...(isNeeded ? [messageKey('required', true, subject)] : []),
    // A condition, or a draft of an older version of the form, can make a chosen option wrong.
    ...(field.kind === 'choice' || field.kind === 'choices' ? [messageKey('enum', [], subject)] : []),
    ...field.definitions.flatMap((definition) => [
      ...rulesOf(definition)
        .filter((rule) => canBeBroken(rule, definition))
        .map((rule) => messageKey(...rule, subject)),
      ...(field.kind === 'texts' ? itemKeys(definition, subject) : []),
    ]),
  ];
  return [...new Map(keys.map((key) => [`${key.own} ${key.shared}`, key])).values()];
}
