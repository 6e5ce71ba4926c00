import { isObject } from '../../schema/schema-walk.ts';
import { FORMATS, isFormatName } from '../formats.ts';
import type { Pass, PassContext } from './pass.ts';
import { type Json, listOf, mapSchemas, without } from './schema-tree.ts';

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const isTexts = (values: readonly unknown[]): values is string[] =>
  values.length > 0 && values.every((value) => typeof value === 'string');

/** The values to which a schema limits a value. */
function valuesOf({ enum: values, const: value }: Json): unknown[] | undefined {
  if (value !== undefined) return [value];
  return Array.isArray(values) ? (values as unknown[]) : undefined;
}

const TEXT_RULES = [
  'type',
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'title',
  'description',
];

/** A pattern that matches exactly the texts that a schema accepts. Undefined if one pattern cannot say it. */
function patternOf(schema: Json): string | undefined {
  if (Object.keys(schema).some((keyword) => !TEXT_RULES.includes(keyword))) return undefined;
  const { pattern, format, minLength, maxLength } = schema;
  const values = valuesOf(schema);
  const rules = [values, pattern, format, minLength ?? maxLength].filter((rule) => rule !== undefined);
  if (rules.length !== 1) return undefined;
  if (values) return isTexts(values) ? `^(?:${values.map(literal).join('|')})$` : undefined;
  if (typeof pattern === 'string') return pattern;
  if (format !== undefined) return isFormatName(format) ? FORMATS[format].pattern : undefined;
  return `^[\\s\\S]{${Number(minLength ?? 0)},${maxLength === undefined ? '' : Number(maxLength)}}$`;
}

/** Whether no text matches two of the alternatives. Only options can be tried out. */
function areDisjoint(schemas: readonly Json[]): boolean {
  const patterns = schemas.filter((one) => !valuesOf(one)).map(patternOf);
  const options = schemas.flatMap((one) => valuesOf(one) ?? []);
  if (patterns.length > 1 || new Set(options).size < options.length) return false;
  return patterns.every((one) => !options.some((value) => new RegExp(one ?? '', 'u').test(String(value))));
}

const isScalar = ({ type, properties, items, allOf, anyOf, oneOf, $ref }: Json) =>
  typeof type === 'string' &&
  !['object', 'array', 'null'].includes(type) &&
  [properties, items, allOf, anyOf, oneOf, $ref].every((one) => one === undefined);

const NARROWED = 'Use one type, or ask with an "enum" which of several fields to show.';

/** Alternatives of rules for one field become its rules, or the alternative that a field can show. */
function joinAlternatives(schema: Json, keyword: 'anyOf' | 'oneOf', context: PassContext): Json {
  const all = listOf(schema[keyword]).filter(isObject);
  const rest = without(schema, keyword);
  // A field without a value has no text, so that nothing is entered for an empty one.
  const branches = all.filter(({ maxLength, const: value }) => maxLength !== 0 && value !== '');
  const isNull = (one: Json) => one['type'] === 'null';
  const own = branches
    .filter((one) => !isNull(one))
    .map((one) =>
      one['type'] === undefined && schema['type'] !== undefined ? { ...one, type: schema['type'] } : one,
    );
  if (branches.length < all.length && own.length > 0) {
    if (own.length === 1 && branches.length === 1)
      return { ...rest, allOf: [...listOf(rest['allOf']), branches[0]] };
    return { ...rest, [keyword]: branches };
  }
  if (own.length < 2 || own.every((one) => valuesOf(one) !== undefined)) return schema;
  const nulls = branches.filter(isNull);
  const replaceBy = (one: Json): Json =>
    nulls.length > 0
      ? { ...rest, anyOf: [one, ...nulls] }
      : { ...rest, allOf: [...listOf(rest['allOf']), one] };
  if (own.every((one) => one['type'] === 'string')) {
    const patterns = own.map(patternOf);
    const isKnown = patterns.every((pattern) => pattern !== undefined);
    if (!isKnown || (keyword === 'oneOf' && !areDisjoint(own))) return schema;
    return replaceBy({ type: 'string', pattern: patterns.join('|') });
  }
  const types = own.map((one) => one['type']);
  const isMixed = new Set(types).size === types.length && types.every((type) => typeof type === 'string');
  const overlaps = types.includes('integer') && types.includes('number');
  const chosen = own.find(({ type }) => type === 'string') ?? own.find(isScalar) ?? own[0];
  if (!isMixed || overlaps || !chosen) return schema;
  context.remark(schema, {
    message: `"${keyword}" allows ${types.join(' or ')}; the form asks for ${String(chosen['type'])}.`,
    hint: NARROWED,
  });
  return replaceBy(chosen);
}

/** Several types in one list. The form asks for the first of them that one line can be. */
function oneType(schema: Json, { remark }: PassContext): Json {
  const types = listOf(schema['type']).map(String);
  const several = types.filter(
    (type) => type !== 'null' && !(type === 'integer' && types.includes('number')),
  );
  if (several.length < 2) return schema;
  const chosen =
    several.find((type) => type === 'string') ??
    several.find((type) => type === 'number' || type === 'integer') ??
    several[0];
  remark(schema, {
    message: `"type" is ${several.join(' or ')}; the form asks for ${chosen}.`,
    hint: NARROWED,
  });
  const values = schema['enum'];
  const isOfType = (value: unknown) =>
    value === null || typeof value === (chosen === 'integer' ? 'number' : chosen);
  return {
    ...schema,
    type: types.includes('null') ? [chosen, 'null'] : chosen,
    ...(Array.isArray(values) && { enum: values.filter(isOfType) }),
  };
}

/** The opposite of a rule, where a field can have it. */
function opposite(not: Json): Json | undefined {
  const { type: _, ...rule } = not;
  const entries = Object.entries(rule);
  const [keyword, value] = entries[0] ?? [];
  if (entries.length !== 1) return undefined;
  const values = valuesOf(rule);
  if (values) return isTexts(values) ? { pattern: `^(?!(?:${values.map(literal).join('|')})$)` } : undefined;
  if (keyword === 'pattern') return { pattern: `^(?![\\s\\S]*(?:${String(value)}))` };
  if (keyword === 'minimum') return { exclusiveMaximum: value };
  if (keyword === 'maximum') return { exclusiveMinimum: value };
  if (keyword === 'exclusiveMinimum') return { maximum: value };
  if (keyword === 'exclusiveMaximum') return { minimum: value };
  if (keyword === 'minLength' && Number(value) > 0) return { maxLength: Number(value) - 1 };
  return keyword === 'maxLength' ? { minLength: Number(value) + 1 } : undefined;
}

/** `not` of values or of one rule: every other value. Not equivalent for a value of another type, which no field has. */
function negation(schema: Json): Json {
  const { not } = schema;
  if (!isObject(not)) return schema;
  const rest = without(schema, 'not');
  if (not['type'] === 'null' && Object.keys(not).length === 1) return rest;
  const excluded = valuesOf(not);
  const own = schema['enum'];
  if (excluded && Array.isArray(own))
    return { ...rest, enum: own.filter((value) => !excluded.includes(value)) };
  const rule = opposite(not);
  if (!rule) return schema;
  const isFree = Object.keys(rule).every((keyword) => rest[keyword] === undefined);
  return isFree ? { ...rest, ...rule } : schema;
}

/** A value that is the only one can be filled in, if the content asks for it. */
function onlyDefault(schema: Json): Json {
  const [value, ...others] = valuesOf(schema) ?? [];
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText && others.length === 0 && schema['default'] === undefined
    ? { ...schema, default: value }
    : schema;
}

/** Rules for one value: alternatives of them, several types, and what a value may not be. Not inside `if`, where all have a meaning. */
export const simplifyScalars: Pass = (schema, context) => {
  const insideIf = new WeakSet<object>();
  const markIf = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    insideIf.add(value);
    Object.values(value).forEach(markIf);
  };
  return mapSchemas(
    schema,
    (one) => {
      if (one['if'] !== undefined) markIf(one['if']);
      if (insideIf.has(one)) return one;
      const plain = onlyDefault(negation(oneType(one, context)));
      return joinAlternatives(joinAlternatives(plain, 'anyOf', context), 'oneOf', context);
    },
    context.origins,
  ) as Json;
};
