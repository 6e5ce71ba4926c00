import { isObject } from '@json-site/values/objects';
import { KIND_NAMES } from '../../form-fields.ts';
import { labelFromName } from '../../label-from-name.ts';
import { RULE_TYPES, rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { Pass, PassContext } from '../pass.ts';
import {
  inPlace,
  type Json,
  listOf,
  mapValues,
  propertyNamesIn,
  rebuild,
  schemasIn,
  without,
} from '../schema-tree.ts';
import { coveredBy } from './exhaustive.ts';
import { isListOfObjects } from './list-alternatives.ts';
import { addRequired, mergeInto } from './merge.ts';
import {
  alternativesOf,
  branchesIn,
  conditionsOf,
  definitionsOf,
  type Family,
  itemsIn,
  onlyNamesIn,
  propertiesIn,
  propertyNamed,
  requiredIn,
  typeIn,
} from './normal-form.ts';

/** What a field can be: a type, and for a list whether its entries have fields. */
type Shape = keyof typeof KIND_NAMES;

/** The shape of a value, if its schema says it. */
function shapeOf(schema: Json): Shape | undefined {
  const [rule] = rulesIn(schema);
  const type = typeIn(schema)?.value ?? (rule && RULE_TYPES[rule]);
  if (type === 'array') {
    if (isListOfObjects(schema)) return 'list';
    // Rules about the number of entries are about any list.
    return itemsIn([schema]).some(shapeOf) ? 'array' : undefined;
  }
  return type === 'integer' ? 'number' : type;
}

/** The field of each shape of a property. */
type Fields = ReadonlyMap<Shape, string>;

const fieldFor = (schema: Json, fields: Fields) => {
  const shape = shapeOf(schema);
  return shape && fields.get(shape);
};

/** A test about a property becomes one about its fields: a rule is about one of them, presence about any. */
function renamedTest(test: Json, name: string, fields: Fields): Json {
  const inner = mapValues(test, (value, keyword) => {
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
      return listOf(value).map((one) => (isObject(one) ? renamedTest(one, name, fields) : one));
    return keyword === 'not' && isObject(value) ? renamedTest(value, name, fields) : value;
  });
  const rule = propertyNamed(inner, name);
  const isAsked = requiredIn(inner).includes(name);
  if (!rule && !isAsked) return inner;
  // The tests of conditions still have "const".
  const typed: Json = rule && 'const' in rule ? { ...rule, enum: [rule['const']] } : (rule ?? {});
  const field = fieldFor(typed, fields);
  const about = field === undefined ? [...fields.values()] : [field];
  const rules = rule ? about.map((one) => [one, rule]) : [];
  const properties = { ...without(propertiesIn(inner), name), ...Object.fromEntries(rules) };
  const required = requiredIn(inner).filter((one) => one !== name);
  if (isAsked && field !== undefined) required.push(field);
  const result: Json = { ...inner, properties, required };
  if (!isAsked || field !== undefined) return result;
  const present = about.map((one) => ({ required: [one] }));
  return { ...result, allOf: [...listOf(inner['allOf']), { anyOf: present }] };
}

/** Whether a part of an object describes the value at a path, whatever its conditions decide. */
function isDescribed(part: Json, path: readonly string[], around: Family = []): boolean {
  const [name = '', ...rest] = path;
  const own = name === '*' ? itemsIn([part])[0] : propertyNamed(part, name);
  if (own && (rest.length === 0 ? shapeOf(own) !== undefined : isDescribed(own, rest))) return true;
  const parts = [...around, part];
  const within = (one: Json | undefined) => one !== undefined && isDescribed(one, path, parts);
  const applying = conditionsOf(part).filter(({ then }) => within(then));
  return (
    alternativesOf(part).some(({ branches }) => branches.every(within)) ||
    applying.some((one) => within(one.else)) ||
    (applying.length > 0 &&
      coveredBy(
        applying.map(({ if: test }) => test as Json),
        parts,
      ))
  );
}

/** A property of one object that has a field for each of its shapes. */
interface Separated {
  name: string;
  family: Family;
  /** The field that a part of the object defines. */
  fieldOf: Map<Json, string>;
  /** Whether the form shows one of the fields for all answers. */
  isAlwaysShown: boolean;
}

/** Where the property was required, requires the field that is shown. */
function requireFields(part: Json, around: Family, separated: Separated, context: PassContext): void {
  const { name, family, fieldOf, isAlwaysShown } = separated;
  const isOutside = around.length === 0;
  if (requiredIn(part).includes(name)) {
    const at = origins.atRequired(part, name);
    part['required'] = requiredIn(part).filter((one) => one !== name);
    const owner = [part, ...around].find((one) => fieldOf.has(one));
    const shown = owner ? [owner] : (isOutside ? family : [part]).flatMap(inPlace);
    for (const one of shown) {
      const field = fieldOf.get(one);
      if (field !== undefined) addRequired(owner ? part : one, field, at);
    }
    if (!owner && !(isOutside && isAlwaysShown)) {
      const message = `"${name}" is required for some answers for which the form does not show it.`;
      const hint = 'Require it where a condition or an alternative defines it, next to "properties".';
      context.report(at, { message, hint });
    }
  }
  const branches = alternativesOf(part).flatMap((one) => one.branches);
  for (const one of [...conditionsOf(part).flatMap(branchesIn), ...branches])
    requireFields(one, [part, ...around], separated, context);
}

/** The field of a property in a part of its object, which has the label of the property. */
function renamed(property: Json, name: string): Json {
  const title = property['title'] ?? labelFromName(name);
  return origins.copy(property, { ...property, title, writtenAs: name });
}

/** Gives a property of an object a field for each shape. Changes the schemas of the object. */
function separate({ name, family, fieldOf, ...rest }: Separated, fields: Fields, context: PassContext): void {
  const untyped: Json[] = [];
  for (const part of family.flatMap(inPlace)) {
    if (isObject(part['if'])) part['if'] = renamedTest(part['if'], name, fields);
    const only = onlyNamesIn(part);
    if (only?.includes(name)) part['propertyNames'] = { enum: [...only, ...fields.values()] };
    const own = propertyNamed(part, name);
    if (!own) continue;
    const field = fieldFor(own, fields);
    if (field === undefined) untyped.push(own);
    else fieldOf.set(part, field);
    const entries = Object.entries(propertiesIn(part)).flatMap(([key, one]): [string, Json][] => {
      if (key !== name) return [[key, one]];
      return field === undefined ? [] : [[field, renamed(one, name)]];
    });
    part['properties'] = Object.fromEntries(entries);
  }
  // What is said about the property alone, such as its title, is about each field.
  for (const [part, field] of fieldOf)
    for (const one of untyped) {
      const said = rebuild(one, (inner) => inner);
      const own = propertyNamed(part, field);
      if (own) mergeInto(own, said, context.report);
    }
  for (const schema of family) requireFields(schema, [], { name, family, fieldOf, ...rest }, context);
}

/** Whether a branch describes a property otherwise than a schema around it, which applies with the branch. */
function contradicts(part: Json, name: string, outer?: Shape): boolean {
  const own = propertyNamed(part, name);
  const shape = own && shapeOf(own);
  if (shape && outer && shape !== outer) return true;
  const branches = alternativesOf(part).flatMap((one) => one.branches);
  return [...conditionsOf(part).flatMap(branchesIn), ...branches].some((one) =>
    contradicts(one, name, shape ?? outer),
  );
}

/** Shapes of a property → fields, if it has several shapes. */
function fieldsOf(family: Family, name: string, nameFor: (name: string) => string): Fields | undefined {
  const shapes = new Set(definitionsOf(family, name).flatMap((one) => shapeOf(one) ?? []));
  if (shapes.size < 2 || family.some((one) => contradicts(one, name))) return undefined;
  return new Map([...shapes].map((shape, index) => [shape, index === 0 ? name : nameFor(name)]));
}

/**
 * A property that is a text in one branch and an object in another one has two fields, of which one is shown. Not
 * equivalent: what the form stores has the name of the field. checkReach reports fields that both can be shown.
 */
export const separateTypes: Pass = (schema, context) => {
  const copy = rebuild(schema, (one) => one);
  const names = new Set(propertyNamesIn(schemasIn(schema)));
  const nameFor = (name: string): string => {
    let number = 2;
    while (names.has(`${name}_${number}`)) number += 1;
    names.add(`${name}_${number}`);
    return `${name}_${number}`;
  };
  const visit = (family: Family, path: readonly string[]): void => {
    for (const name of propertyNamesIn(family.flatMap(inPlace))) {
      const fields = fieldsOf(family, name, nameFor);
      if (!fields) continue;
      const [first, ...others] = [...fields].map(([shape, field]) => `${KIND_NAMES[shape]} in ${field}`);
      const pairs = [...fields.values()].slice(1).map((field) => `${JSON.stringify(name)} is ${field}`);
      context.remark({
        at: origins.at(definitionsOf(family, name)[0] ?? schema),
        message: `Fields have other names than their properties: ${pairs.join(', ')}.`,
        hint: `The property has several types: ${[first, ...others].join(', ')}.`,
      });
      const isAlwaysShown = isDescribed(copy, [...path, name]);
      separate({ name, family, fieldOf: new Map(), isAlwaysShown }, fields, context);
    }
    for (const name of propertyNamesIn(family.flatMap(inPlace))) {
      const inner = definitionsOf(family, name);
      const items = itemsIn(inner);
      if (items.length > 0) visit(items, [...path, name, '*']);
      else visit(inner, [...path, name]);
    }
  };
  visit([copy], []);
  return copy;
};
