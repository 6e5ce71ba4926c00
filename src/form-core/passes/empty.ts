import { isObject } from '@json-site/values/objects';
import { explicitType } from './merged/normal-form.ts';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { IN_PLACE, type Json, listOf, mapInside, mapValues, propertiesOf, without } from './schema-tree.ts';

/**
 * Whether nothing can be entered: a group without fields or with names that a visitor would have to choose, a list
 * without a description of its items, or a choice between these.
 */
function isEmpty(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, allOf, oneOf, anyOf, additionalProperties, patternProperties } = schema;
  const others = isObject(additionalProperties) ? additionalProperties : patternProperties;
  const texts = ['title', 'description', 'default', 'examples', 'errorMessage'];
  const fields = Object.values(propertiesOf(schema));
  if (!fields.every(isEmpty)) return false;
  const names =
    fields.length > 0 ? [] : ['patternProperties', 'propertyNames', 'minProperties', 'maxProperties'];
  const parts = ['type', 'allOf', 'oneOf', 'anyOf', 'properties', 'additionalProperties'];
  const alternatives = [...listOf(oneOf), ...listOf(anyOf)].filter((one) => !isOnlyNull(one));
  const rest = without(schema, ...parts, ...texts, ...names);
  if (Object.keys(rest).length > 0 || ![...listOf(allOf), ...alternatives].every(isEmpty)) return false;
  if (isObject(others) && fields.length === 0) return true;
  return type === undefined
    ? allOf !== undefined || alternatives.length > 0
    : /object|array/.test(String(explicitType(schema)));
}

const isOnlyNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';

/** A schema and all those inside it that say something about the same value. */
function aboutSame(schema: unknown): Json[] {
  if (!isObject(schema)) return [];
  const dependent = [schema['dependencies'], schema['dependentSchemas']].filter(isObject);
  const inside = [
    ...[...IN_PLACE, 'if', 'not'].flatMap((keyword) => [schema[keyword]].flat()),
    ...dependent.flatMap((one) => Object.values(one)),
  ];
  return [schema, ...inside.flatMap(aboutSame)];
}

const about = (schemas: readonly unknown[]) => [...new Set(schemas.flat().flatMap(aboutSame))];

/** Leaves out properties in which nothing can be entered, unless the schema says more about them or requires them. */
export const removeEmpty: Pass = (root, { remark }) => {
  /** `family` are all schemas about the same value as `one`. */
  const within = (one: Json, family: readonly Json[]): Json => {
    const isAsked = (name: string) =>
      family.some((other) => {
        const { [name]: same } = propertiesOf(other);
        return listOf(other['required']).includes(name) || (same !== undefined && !isEmpty(same));
      });
    const properties = propertiesOf(one);
    const names = Object.keys(properties).filter((name) => isEmpty(properties[name]) && !isAsked(name));
    if (names.length > 0) {
      const message = `The form leaves out what has no fixed "properties" or no "items": ${names.join(', ')}.`;
      remark({ at: origins.at(one), message, hint: 'Add them to what visitors fill in.' });
    }
    const kept = mapValues(without(properties, ...names), (property, name) =>
      isObject(property)
        ? within(property, about(family.map((other) => propertiesOf(other)[name])))
        : property,
    );
    const changed = isObject(one['properties']) ? origins.copy(one, { ...one, properties: kept }) : one;
    return mapInside(changed, (part, keyword) => {
      if (!isObject(part) || ['properties', 'if', 'not'].includes(keyword)) return part;
      const isSame = IN_PLACE.includes(keyword) || /^dependen/.test(keyword);
      return within(part, isSame ? family : about(family.map((other) => other[keyword])));
    });
  };
  return within(root, aboutSame(root));
};
