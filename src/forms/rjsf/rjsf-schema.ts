import type { RJSFSchema } from '@rjsf/utils';
import { groupsAmong, itemDefinitions } from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';
import { initialValues } from '../values/initial-values.ts';

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Combines the rules of all definitions of a field. Of two limits the stricter one wins. */
function combine(definitions: readonly CoreSchema[]): RJSFSchema {
  const combined: Record<string, unknown> = {};
  for (const definition of definitions) {
    for (const [rule, value] of Object.entries(definition)) {
      const known = combined[rule];
      if (known === undefined) combined[rule] = value;
      else if (LOWER_LIMITS.includes(rule)) combined[rule] = Math.max(Number(known), Number(value));
      else if (UPPER_LIMITS.includes(rule)) combined[rule] = Math.min(Number(known), Number(value));
      else if (rule === 'enum')
        combined[rule] = (known as unknown[]).filter((one) => (value as unknown[]).includes(one));
    }
  }
  return combined;
}

/**
 * Creates the schema of a field as RJSF receives it, from its definitions. The first one defines the type. It has no
 * conditions: ObjectField adds the properties of an object that are visible for its value, so that the form shows
 * exactly the fields that are validated and sent. `groups` are the definitions of an object that apply now.
 */
export function fieldSchema(definitions: readonly CoreSchema[]): RJSFSchema & { groups?: CoreObject[] } {
  const type = definitions[0]?.type;
  const alike = definitions.filter((definition) => definition.type === type);
  if (type === 'object') {
    const objects = groupsAmong(alike);
    return {
      type,
      properties: {},
      groups: objects,
      default: initialValues(objects) as RJSFSchema['default'],
    };
  }
  if (type !== 'array') return combine(alike);
  const items = fieldSchema(itemDefinitions(alike));
  // RJSF shows check boxes for unique values of an enum. The validator has the rule that the data schema states.
  return { ...combine(alike), items, uniqueItems: items.enum !== undefined };
}
