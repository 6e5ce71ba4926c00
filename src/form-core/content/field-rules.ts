import type { WidgetName } from '@json-site/model/widgets';
import type { CoreSchema } from '../core-schema.ts';
import type { DataField } from '../form-fields.ts';
import { itemDefinitions, optionsAmong } from '../form-rules/definitions.ts';
import { type MessageKey, messageKey, RULES_BY_PRIORITY } from '../form-rules/messages.ts';

/** The keywords whose message depends on their value. */
const KEYWORDS = RULES_BY_PRIORITY.filter((keyword) => keyword !== 'required' && keyword !== 'enum');

type Rule = [keyword: string, value: unknown];

/** The rules of one definition that a visitor can break. */
function breakableRules(definition: CoreSchema): Rule[] {
  if (definition.type === 'boolean') return definition.enum ? [['enum', definition.enum]] : [];
  // A control with options offers no other value.
  if (optionsAmong([definition])) return [];
  const values = definition as unknown as Record<string, unknown>;
  const options = optionsAmong(itemDefinitions([definition]));
  return KEYWORDS.map((keyword): Rule => [keyword, values[keyword]]).filter(([keyword, value]) => {
    // Only what is typed as a number can be something else.
    if (keyword === 'type') return value === 'integer' || value === 'number';
    // An empty text is not sent.
    if (value === undefined || value === false || (keyword === 'minLength' && value === 1)) return false;
    // A control offers each option once.
    return !options || keyword === 'minItems' || (keyword === 'maxItems' && Number(value) < options.length);
  });
}

/** Whether a definition of a text or a number lists its values. */
const isOption = (definition: CoreSchema) =>
  definition.type !== 'boolean' && optionsAmong([definition]) !== undefined;

type RuledField = Pick<DataField, 'kind' | 'definitions' | 'required'>;

/** The messages that a field needs: one for each rule that a visitor can break, each of them once. */
export function messageKeysOf({ kind, definitions, required }: RuledField, widget: WidgetName): MessageKey[] {
  const keyOf = (keyword: string, value: unknown) => messageKey(keyword, value, { kind, widget });
  // Only a list of texts is a field, and not each of them.
  const items = (list: CoreSchema): RuledField[] =>
    kind === 'texts' ? [{ kind: 'text', definitions: itemDefinitions([list]), required: 'always' }] : [];
  const keys = [
    // A group is never missing: the fields in it are.
    ...(required !== 'never' && kind !== 'group' ? [keyOf('required', true)] : []),
    // A condition, or a draft of an older version of the form, can make a chosen option wrong.
    ...(kind === 'choice' || kind === 'choices' || definitions.some((one) => isOption(one))
      ? [keyOf('enum', [])]
      : []),
    ...definitions.flatMap((one) => [
      ...breakableRules(one).map((rule) => keyOf(...rule)),
      ...items(one).flatMap((item) => messageKeysOf(item, widget)),
    ]),
  ];
  return [...new Map(keys.map((key) => [`${key.own} ${key.shared}`, key])).values()];
}
