import { isObject } from '@json-site/values/objects';
import { createCoreAjv } from '../core-ajv.ts';
import { FILE_FORMATS } from '../vocabulary.ts';
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

/** Whether a schema describes a file, or a list of files. */
function isFile(schema: Json, root: Json): boolean {
  const { format, type, contentEncoding, contentMediaType, items } = schema;
  const isList = type === 'array' && says(items, root, (one) => isFile(one, root));
  const isEncoded = contentEncoding !== undefined || contentMediaType !== undefined;
  return (
    isList || type === 'file' || (isEncoded && type !== 'object') || FILE_FORMATS.includes(String(format))
  );
}

/**
 * Nobody can be required to fill in what only the receiver sets. A file is left out if no object requires a property of
 * its name.
 */
const withoutUnfillable: Rule = (schema, { remark }, root) => {
  const all = propertiesOf(schema);
  const saying = (test: (one: Json) => boolean) =>
    Object.keys(all).filter((name) => says(all[name], root, test));
  const set = saying((one) => one['readOnly'] === true);
  const isRequired = (name: string) => schemasIn(root).some((one) => listOf(one['required']).includes(name));
  const files = saying((one) => isFile(one, root)).filter((name) => !set.includes(name) && !isRequired(name));
  const names = [...set, ...files];
  if (names.length === 0) return without(schema, 'readOnly');
  const at = origins.at(schema);
  if (set.length > 0) {
    const message = `The form leaves out what is "readOnly": ${set.join(', ')}.`;
    remark({ at, message, hint: 'Remove "readOnly" from what visitors fill in.' });
  }
  if (files.length > 0) {
    const message = `The form leaves out files, which visitors cannot upload: ${files.join(', ')}.`;
    remark({
      at,
      message,
      hint: 'Ask for a web address with "format": "uri", or say in a text where to send them.',
    });
  }
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

/** Whether rules about an object accept one with these properties. */
export const acceptsNames = (rules: Json, names: readonly string[]) =>
  accepts(rules, Object.fromEntries(names.map((name) => [name, true])));

/** Combinations of names, above which no message could say which of them are too many. */
const MOST_COMBINATIONS = 60;

/** Every choice of so many names. Undefined if there are too many. */
function combinations(names: readonly string[], size: number): string[][] | undefined {
  let found: string[][] = [[]];
  const all: string[][] = [];
  for (const [index, name] of names.entries()) {
    const longer = found.filter((one) => one.length < size).map((one) => [...one, name]);
    all.push(...longer.filter((one) => one.length === size));
    const left = names.length - index - 1;
    found = [...found, ...longer].filter((one) => one.length < size && one.length + left >= size);
    if (found.length + all.length > 10 * MOST_COMBINATIONS) return undefined;
  }
  return all.length > 0 && all.length <= MOST_COMBINATIONS ? all : undefined;
}

/** Rules about names and about the number of properties, as rules about the fields of the form. */
const ruledNames: Rule = (schema) => {
  const names = propertyNamesIn(inPlace(schema));
  if (names.length === 0) return schema;
  const { propertyNames, patternProperties, minProperties, maxProperties, required, anyOf } = schema;
  const forbidden = isObject(patternProperties) ? mapValues(patternProperties, () => false) : undefined;
  const rules = { propertyNames, patternProperties: forbidden, minProperties, maxProperties };
  const idle = Object.entries(rules).flatMap(([keyword, rule]) => {
    const least = keyword === 'minProperties' ? listOf(required) : names;
    return rule !== undefined && acceptsNames({ [keyword]: rule }, least.map(String)) ? [keyword] : [];
  });
  const result = without(schema, ...idle);
  const { minProperties: least, maxProperties: most } = result;
  const needed = anyOf === undefined && typeof least === 'number' ? combinations(names, least) : undefined;
  const tooMany = typeof most === 'number' ? combinations(names, most + 1) : undefined;
  const exclusions = tooMany?.map((some) => ({ not: { required: some } })) ?? [];
  return {
    ...without(result, ...(needed ? ['minProperties'] : []), ...(tooMany ? ['maxProperties'] : [])),
    ...(needed && { anyOf: needed.map((some) => ({ required: some })) }),
    ...(exclusions.length > 0 && { allOf: [...listOf(result['allOf']), ...exclusions] }),
  };
};

const RULES: readonly Rule[] = [
  booleanLimits,
  booleanRequired,
  discriminated,
  nullable,
  numberFormats,
  withoutUnfillable,
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
