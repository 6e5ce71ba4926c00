import { origins } from '../origins.ts';
import type { Pass } from '../pass.ts';
import { inPlace, type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { addEntries } from './merge.ts';
import { conditionsOf, propertiesIn, typeIn } from './normal-form.ts';

/** The conditions of a property that is no object, as conditions of its object. */
function hoistedFrom(property: Json, name: string): Json[] {
  return conditionsOf(property).map((condition) => {
    const about = (rules: Json) =>
      origins.make(hoisted({ properties: { [name]: rules } }), origins.at(rules));
    const { if: test, then, else: other } = condition;
    return origins.copy(condition, {
      if: { properties: { [name]: test }, required: [name] },
      ...(then && { then: about(then) }),
      ...(other && { else: about(other) }),
    });
  });
}

function hoisted(schema: Json): Json {
  const properties = Object.entries(propertiesIn(schema));
  const isObjectLike = (property: Json) =>
    typeIn(property)?.value === 'object' || inPlace(property).some((one) => 'properties' in one);
  const moved = properties.filter(
    ([, property]) => conditionsOf(property).length > 0 && !isObjectLike(property),
  );
  if (moved.length === 0) return schema;
  const part = { ...schema };
  part['properties'] = Object.fromEntries(
    properties.map(([name, property]) => {
      if (!moved.some(([one]) => one === name)) return [name, property];
      const left = listOf(property['allOf']).filter((one) => !('if' in (one as Json)));
      const rest = without(property, 'allOf');
      return [name, left.length > 0 ? origins.copy(property, { ...rest, allOf: left }) : rest];
    }),
  );
  addEntries(part, ...moved.flatMap(([name, property]) => hoistedFrom(property, name)));
  return part;
}

/** A condition of a text, a number or a list becomes one of the object that has the value. */
export const hoistConditions: Pass = (schema) => rebuild(schema, hoisted);
