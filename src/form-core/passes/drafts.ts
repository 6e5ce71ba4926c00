import { isObject } from '@json-site/values/objects';
import { FILE_FORMATS } from '../vocabulary.ts';
import { referenceTarget } from './bundle.ts';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { ruledNames } from './ruled-names.ts';
import {
  inPlace,
  type Json,
  listOf,
  mapSchemas,
  mapValues,
  propertiesOf,
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

/** Draft 3: other names of `multipleOf` and `allOf`. */
const olderNames: Rule = (schema) => {
  const { divisibleBy, extends: base } = schema;
  const parts = [base ?? []].flat().filter(isObject);
  return {
    ...without(schema, 'divisibleBy', ...(parts.length > 0 ? ['extends'] : [])),
    ...(divisibleBy !== undefined && { multipleOf: divisibleBy }),
    ...(parts.length > 0 && { allOf: [...listOf(schema['allOf']), ...parts] }),
  };
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

/** JSON Schema does not allow it, and it changes nothing. */
const namedOnce: Rule = (schema, { remark }) => {
  const names = listOf(schema['required']);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return schema;
  const message = `"required" names a property twice: ${String(twice)}.`;
  remark({ at: origins.at(schema, 'required'), message, hint: 'Remove one of them.' });
  return { ...schema, required: [...new Set(names)] };
};

/** How many entries `contains` counts says nothing without it. */
const countedEntries: Rule = (schema, { remark }) => {
  const idle = ['minContains', 'maxContains'].filter((keyword) => keyword in schema);
  if (idle.length === 0 || 'contains' in schema) return schema;
  const message = `"${idle[0]}" has no effect without "contains".`;
  remark({ at: origins.at(schema, idle[0] ?? ''), message, hint: 'Remove it, or use "minItems".' });
  return without(schema, ...idle);
};

/** Whether a schema describes a file, or a list of files. */
function isFile(schema: Json, root: Json): boolean {
  const { format, type, contentEncoding, contentMediaType, items } = schema;
  const isList = type === 'array' && says(items, root, (one) => isFile(one, root));
  const isEncoded = contentEncoding !== undefined || contentMediaType !== undefined;
  return isList || isEncoded || type === 'file' || FILE_FORMATS.includes(String(format));
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

const RULES: readonly Rule[] = [
  booleanLimits,
  namedOnce,
  countedEntries,
  booleanRequired,
  olderNames,
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
