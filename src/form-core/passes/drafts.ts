import { isObject } from '@json-site/values/objects';
import { createCoreAjv } from '../core-ajv.ts';
import { referenceTarget } from './bundle.ts';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { succeeds } from './patterns.ts';
import {
  inPlace,
  type Json,
  listOf,
  mapSchemas,
  mapValues,
  propertiesOf,
  propertyNamesIn,
  schemasIn,
  without,
} from './schema-tree.ts';
import { turnTuple } from './tuples.ts';

/** Rewrites one schema of a document, without those inside it. */
type Rule = (schema: Json, context: PassContext, root: Json) => Json;

const LIMITS = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

/** Draft 4 and OpenAPI 3.0: `"minimum": 0, "exclusiveMinimum": true`. */
const booleanLimits: Rule = (schema) =>
  Object.entries(LIMITS).reduce((result, [exclusive, inclusive]) => {
    if (typeof result[exclusive] !== 'boolean') return result;
    const limit = result[exclusive] && typeof result[inclusive] === 'number' ? result[inclusive] : undefined;
    if (limit === undefined) return without(result, exclusive);
    return { ...without(result, inclusive), [exclusive]: limit };
  }, schema);

/** Draft 3: a property itself says that it is required. */
const booleanRequired: Rule = (schema) => {
  const names = Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    isObject(property) && property['required'] === true ? [name] : [],
  );
  const { required, ...rest } = schema;
  if (names.length > 0) return { ...schema, required: [...new Set([...listOf(required), ...names])] };
  return typeof required === 'boolean' ? rest : schema;
};

/** OpenAPI 3.0. Without a type beside it, `nullable` has no effect. */
const nullable: Rule = (schema) => {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const rest = without(schema, 'nullable');
  const { type, enum: values } = rest;
  if (!schema['nullable'] || type === undefined) return rest;
  return {
    ...rest,
    type: [...new Set([type, 'null'].flat())],
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...(values as unknown[]), null] }),
  };
};

const INT32 = 2 ** 31;

/** Formats of numbers: the limits of int32 are rules, the other formats say how a program stores a number. */
const numberFormats: Rule = (schema) => {
  const { format, type } = schema;
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
  if (!isNumber || typeof format !== 'string') return schema;
  const rest = without(schema, 'format');
  const limits = { minimum: -INT32, maximum: INT32 - 1 };
  return format === 'int32' ? { ...rest, allOf: [...listOf(rest['allOf']), limits] } : rest;
};

/** Whether a schema passes a test, or a definition to which it refers, or a part of it. */
function says(schema: unknown, root: Json, test: (one: Json) => boolean, depth = 0): boolean {
  if (!isObject(schema) || depth > 8) return false;
  const { $ref: ref, allOf } = schema;
  const parts = typeof ref === 'string' ? [referenceTarget(root, ref)?.value] : listOf(allOf);
  return test(schema) || parts.some((one) => says(one, root, test, depth + 1));
}

const nameIn = (ref: unknown) => String(ref).split('/').at(-1);

/**
 * OpenAPI: a property says which alternative applies, by the name of its definition or by a name for it in `mapping`.
 */
const discriminated: Rule = (schema, _, root) => {
  const { propertyName, mapping } = Object(schema['discriminator']) as Json;
  if (typeof propertyName !== 'string') return schema;
  const hasValue = (one: Json) => {
    const { const: value, enum: values } = Object(propertiesOf(one)[propertyName]) as Json;
    return value !== undefined || listOf(values).length === 1;
  };
  const named = (one: unknown) => {
    if (!isObject(one) || typeof one['$ref'] !== 'string' || says(one, root, hasValue)) return one;
    const name = nameIn(one['$ref']);
    const mapped = Object.entries(Object(mapping) as Json).filter(([, ref]) => nameIn(ref) === name);
    const values = mapped.length > 0 ? mapped.map(([value]) => value) : [name];
    const rule = { properties: { [propertyName]: { enum: values } } };
    const at = origins.at(schema, 'discriminator');
    return origins.copy(one, { ...one, allOf: [...listOf(one['allOf']), origins.make(rule, at)] });
  };
  return mapValues(schema, (value, keyword) =>
    keyword === 'oneOf' || keyword === 'anyOf' ? listOf(value).map(named) : value,
  );
};

/** A visitor cannot fill in what only the receiver sets, so that nobody can be required to. */
const readOnly: Rule = (schema, { remark }, root) => {
  const all = propertiesOf(schema);
  const names = Object.keys(all).filter((name) => says(all[name], root, (one) => one['readOnly'] === true));
  if (names.length === 0) return without(schema, 'readOnly');
  const message = `The form leaves out what is "readOnly": ${names.join(', ')}.`;
  remark({ at: origins.at(schema), message, hint: 'Remove "readOnly" from what visitors fill in.' });
  const required = listOf(schema['required']).filter((name) => !names.includes(String(name)));
  return {
    ...without(schema, 'required', 'readOnly'),
    properties: without(all, ...names),
    ...(required.length > 0 && { required }),
  };
};

/** Whether rules accept a value. Rules that are not valid accept none. */
const accepts = (rules: Json, value: Json) =>
  succeeds(() => createCoreAjv({ logger: false, unicodeRegExp: false }).compile(rules)(value));

/** Rules about names and about the number of properties, which the fields of the form fulfil or break in any case. */
const ruledNames: Rule = (schema) => {
  const names = propertyNamesIn(inPlace(schema));
  if (names.length === 0) return schema;
  const { propertyNames, patternProperties, minProperties, maxProperties, required, anyOf } = schema;
  const forbidden = isObject(patternProperties) ? mapValues(patternProperties, () => false) : undefined;
  const rules = { propertyNames, patternProperties: forbidden, minProperties, maxProperties };
  const idle = Object.entries(rules).flatMap(([keyword, rule]) => {
    const least = keyword === 'minProperties' ? listOf(required) : names;
    const object = Object.fromEntries(least.map((name) => [name, true]));
    return rule !== undefined && accepts({ [keyword]: rule }, object) ? [keyword] : [];
  });
  const result = without(schema, ...idle);
  if (result['minProperties'] !== 1 || anyOf !== undefined) return result;
  // One or more of the properties is required.
  return { ...without(result, 'minProperties'), anyOf: names.map((name) => ({ required: [name] })) };
};

const RULES: readonly Rule[] = [
  booleanLimits,
  booleanRequired,
  discriminated,
  nullable,
  numberFormats,
  readOnly,
  ruledNames,
  turnTuple,
];

/** The schemas that apply to the same value as another one, which may have properties that they do not know. */
function findPartial(root: Json): Set<unknown> {
  const found = new Set<unknown>();
  const refs: string[] = [];
  for (const one of schemasIn(root)) {
    const parts = [...inPlace(one).slice(1), ...Object.values(one['dependentSchemas'] ?? {})];
    // Another part may define the same property, too.
    const inside = found.has(one) || parts.some(isObject) ? Object.values(propertiesOf(one)) : [];
    for (const inner of [...parts, ...inside]) found.add(inner);
    const { $ref: ref } = one;
    const isAlone = Object.keys(without(one, '$ref', 'title', 'description', '$comment')).length === 0;
    if (typeof ref === 'string' && (!isAlone || found.has(one))) refs.push(ref);
  }
  for (const ref of refs) found.add(referenceTarget(root, ref)?.value);
  return found;
}

/** Translates what drafts 3 to 2020-12 and OpenAPI 3 write in another way than draft 7. */
export const translateDrafts: Pass = (schema, context) => {
  const partial = findPartial(schema);
  return mapSchemas(schema, (one) => {
    const translated = RULES.reduce((result, rule) => origins.copy(one, rule(result, context, schema)), one);
    // The properties of the object itself are all that the form sends.
    return partial.has(one) ? translated : without(translated, 'unevaluatedProperties', 'unevaluatedItems');
  });
};
