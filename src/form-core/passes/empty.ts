import { isObject } from '@json-site/values/objects';
import { explicitType } from './merged/normal-form.ts';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { listOf, propertiesOf, rebuild, schemasIn, without } from './schema-tree.ts';

/**
 * Whether nothing can be entered: a group without fields or with names that a visitor would have to choose, or a list
 * without a description of its items.
 */
function isEmpty(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, allOf, additionalProperties, patternProperties } = schema;
  const others = isObject(additionalProperties) ? additionalProperties : patternProperties;
  const texts = ['title', 'description', 'default', 'examples', 'errorMessage'];
  const hasFields = Object.keys(propertiesOf(schema)).length > 0;
  const names = hasFields
    ? []
    : ['properties', 'patternProperties', 'propertyNames', 'minProperties', 'maxProperties'];
  const rest = without(schema, 'type', 'allOf', 'additionalProperties', ...texts, ...names);
  if (Object.keys(rest).length > 0 || !listOf(allOf).every(isEmpty)) return false;
  if (isObject(others) && !hasFields) return true;
  return type === undefined ? allOf !== undefined : /object|array/.test(String(explicitType(schema)));
}

/** Leaves out properties in which nothing can be entered, unless the schema says more about them or requires them. */
export const removeEmpty: Pass = (root, { remark }) => {
  const all = schemasIn(root);
  const isAsked = (name: string) =>
    all.some((one) => {
      const { [name]: same } = propertiesOf(one);
      return listOf(one['required']).includes(name) || (same !== undefined && !isEmpty(same));
    });
  return rebuild(root, (one) => {
    const properties = propertiesOf(one);
    const names = Object.keys(properties).filter((name) => isEmpty(properties[name]) && !isAsked(name));
    if (names.length === 0) return one;
    const message = `The form leaves out what has no fixed "properties" or no "items": ${names.join(', ')}.`;
    remark({ at: origins.at(one), message, hint: 'Add them to what visitors fill in.' });
    return { ...one, properties: without(properties, ...names) };
  });
};
