import { branchesOf, groupsAmong, itemDefinitions, optionsAmong } from '@json-site/form-core/form-rules';
import type { CoreBranch, CoreSchema } from '@json-site/form-core/schema';
import type { FormValue, FormValues } from './form-values.ts';

/** A list that must have items begins with empty ones. Check boxes show their options instead. */
function initialItems(definition: CoreSchema, isRequired: boolean): FormValue[] | undefined {
  const items = itemDefinitions([definition]);
  if (definition.type !== 'array' || !isRequired || optionsAmong(items)) return undefined;
  const length = Math.max(definition.minItems ?? 1, 1);
  const item = () => (items[0]?.type === 'object' ? initialValues(groupsAmong(items)) : '');
  return Array.from({ length }, item);
}

function initialValue(definition: CoreSchema, isRequired: boolean): FormValue | undefined {
  if (definition.type === 'array') return initialItems(definition, isRequired);
  if (definition.type !== 'object') return definition.default;
  const value = initialValues([definition], isRequired);
  return Object.keys(value).length > 0 ? value : undefined;
}

/**
 * Returns the values of a form, a group or an item that nobody has changed. Hidden fields have theirs too. The lists of
 * an optional group begin without items: an empty item would be an answer, and the visitor would have to remove it.
 */
export function initialValues(objects: readonly CoreBranch[], isRequired = true): FormValues {
  const values: FormValues = {};
  for (const { core } of objects.flatMap((object) => branchesOf(object))) {
    const { properties = {}, required = [] } = core;
    for (const [name, definition] of Object.entries(properties)) {
      const value = initialValue(definition, isRequired && required.includes(name));
      if (value !== undefined) values[name] ??= value;
    }
  }
  return values;
}
