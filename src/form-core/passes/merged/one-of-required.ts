import { isObject } from '@json-site/values/objects';
import { origins } from '../origins.ts';
import type { Pass } from '../pass.ts';
import { IN_PLACE, type Json, listOf, mapInside, without } from '../schema-tree.ts';
import { addEntries } from './merge.ts';
import { alternativesOf, propertiesIn, requiredIn } from './normal-form.ts';

/** The only property that an alternative requires, if it says nothing else. */
function onlyRequired(one: Json): string | undefined {
  const [name, ...others] = requiredIn(one);
  const rest = without(one, 'type', 'title', 'required', 'properties');
  const isAlone = others.length === 0 && Object.keys(propertiesIn(one)).length === 0;
  return isAlone && Object.keys(rest).length === 0 ? name : undefined;
}

/** "Exactly one of A, B and C" is "one of them, with A neither B nor C, and with B no C". */
function asConditions(schema: Json): Json {
  const found = alternativesOf(schema).find(({ keyword, branches }) => {
    const names = branches.map(onlyRequired);
    const isElsewhere = (name: string | undefined) =>
      name !== undefined && !Object.hasOwn(propertiesIn(schema), name);
    return keyword === 'oneOf' && names.every(isElsewhere) && new Set(names).size === names.length;
  });
  if (!found) return schema;
  const { entry, branches, at } = found;
  const names = branches.map((one) => onlyRequired(one) ?? '');
  const some = origins.make<Json>({ anyOf: branches }, at);
  const result = { ...schema, allOf: listOf(schema['allOf']).map((one) => (one === entry ? some : one)) };
  const excluding = names.slice(0, -1).map((name, index) => {
    const others = names.slice(index + 1).map((other) => [other, { not: {} }]);
    return origins.make({ if: { required: [name] }, then: { properties: Object.fromEntries(others) } }, at);
  });
  addEntries(result, ...excluding);
  return origins.copy(schema, result);
}

/**
 * In a branch, exactly one of several properties that the object has anyway: an answer to one hides those after it. No
 * further field can ask which of them to show, because they are also shown where the branch does not apply.
 */
export const turnOneOfRequired: Pass = (schema) => {
  const within = (one: Json, isBranch: boolean): Json => {
    const own = isBranch ? asConditions(one) : one;
    return mapInside(own, (inner, keyword) => {
      if (!isObject(inner) || keyword === 'if' || keyword === 'not') return inner;
      const isInPlace = IN_PLACE.includes(keyword);
      return within(inner, isInPlace && (isBranch || keyword !== 'allOf'));
    });
  };
  return within(schema, false);
};
