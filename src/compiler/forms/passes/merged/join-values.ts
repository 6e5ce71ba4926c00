import { formatValue } from '../../../report/wording.ts';
import { RULE_TYPES, rulesIn } from '../../vocabulary.ts';
import type { Pass, PassContext } from '../pass.ts';
import { type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { joinRules } from './join-rules.ts';
import { addOptions, mergeInto } from './merge.ts';
import {
  type Alternatives,
  allowsNull,
  alternativesIn,
  bothAllowNull,
  explicitType,
  isNull,
  optionsIn,
  propertiesIn,
  requiredIn,
  titlesOf,
  typeIn,
  typeOfValues,
} from './normal-form.ts';

const hasObjectRules = (schema: Json) => requiredIn(schema).length > 0 || listOf(schema['allOf']).length > 0;

const isEmpty = (schema: Json) =>
  !typeIn(schema) &&
  !hasObjectRules(schema) &&
  Object.keys(propertiesIn(schema)).length === 0 &&
  rulesIn(schema).length === 0 &&
  !('enum' in schema);

/** Whether a schema is about the properties of an object. */
const isObjectSchema = (schema: Json): boolean => {
  const type = typeIn(schema);
  return type ? type.value === 'object' : hasObjectRules(schema);
};

/** Alternatives of single values are options, which have the titles of the alternatives. */
function joinOptions(part: Json, { keyword, entry, branches }: Alternatives, context: PassContext): void {
  const { origins, report } = context;
  const values: unknown[] = [];
  const titles = new Map<unknown, string>();
  for (const branch of branches) {
    const own = optionsIn(branch) ?? [];
    const twice = own.find((value) => values.includes(value));
    if (twice !== undefined && keyword === 'oneOf') {
      const message = `${formatValue(twice)} is in two alternatives of "oneOf", so that it is never valid.`;
      report(origins.at(branch), { message, hint: 'Remove it from one of them, or use "anyOf".' });
    }
    values.push(...own);
    const { title } = branch;
    if (own.length === 1 && typeof title === 'string') titles.set(own[0], title);
    for (const [value, text] of titlesOf(branch)) titles.set(value, text);
  }
  const [first] = branches;
  const type = typeIn(part) ?? (first && typeIn(first));
  const other = branches.find((branch) => {
    const own = typeIn(branch);
    return own && type && own.value !== type.value && !(own.value === 'integer' && type.value === 'number');
  });
  const areNumbers = type?.isInferred && typeOfValues(values) === 'number';
  if (other && !areNumbers) {
    const message = `The alternatives of "${keyword}" have values of different types; a field has one type.`;
    report(origins.at(other), { message, hint: 'Write all values as texts.' });
    return;
  }
  const explicit = first && explicitType(first);
  if (explicit && !typeIn(part)) part['type'] = explicit;
  addOptions(part, { values: [...new Set(values)], titles, at: origins.at(entry, keyword) }, context);
}

/** Whether one of the alternatives allows null; undefined if none of them says so and not all of them refuse. */
function someAllowsNull(branches: readonly Json[]): boolean | undefined {
  if (branches.some((branch) => isNull(branch) || allowsNull(branch))) return true;
  return branches.every((branch) => allowsNull(branch) === false) ? false : undefined;
}

function setNull(part: Json, isAllowed: boolean | undefined): void {
  if (isAllowed === undefined) return;
  const { enum: values } = part;
  if (Array.isArray(values)) {
    const rest = values.filter((value) => value !== null);
    const titles = listOf(part['enumNames']).slice(0, rest.length);
    part['enum'] = isAllowed ? [...rest, null] : rest;
    if (titles.length > 0) part['enumNames'] = titles;
  }
  const type = typeIn(part);
  // Options say it themselves, and what a shape says needs no type.
  if (type?.isInferred && (values || !isAllowed)) return;
  const [rule] = rulesIn(part);
  const value = type?.value ?? (rule ? RULE_TYPES[rule] : 'string');
  if (isAllowed) part['type'] = [value, 'null'];
  else if (type) part['type'] = value;
}

/** Adds alternatives to a schema: options, a value that may be null, or alternatives of an object, which stay. */
function addAlternatives(part: Json, alternatives: Alternatives, context: PassContext): void {
  const { keyword, entry, branches: all } = alternatives;
  const isNullAllowed = bothAllowNull(allowsNull(part), someAllowsNull(all));
  const branches = all.filter((branch) => !isNull(branch));
  const [only] = branches;
  if (branches.length === 1 && only) mergeInto(part, only, context);
  else if (branches.every((branch) => optionsIn(branch) && !isObjectSchema(branch))) {
    if (branches.length > 0) joinOptions(part, { ...alternatives, branches }, context);
  } else if (branches.every((branch) => isObjectSchema(branch) || isEmpty(branch))) {
    const left = context.origins.copy(entry, { [keyword]: branches });
    part['allOf'] = [...listOf(part['allOf']), left];
  } else {
    const rules = joinRules(part, { ...alternatives, branches }, context);
    if (rules) mergeInto(part, rules, context);
    else {
      const hint =
        'Use one "pattern", one "enum" of all values, or objects with a property for each alternative.';
      const message = `"${keyword}" has alternatives of rules or types for one field; a field has one type and one set of rules.`;
      context.report(context.origins.at(entry, keyword), { message, hint });
    }
  }
  setNull(part, isNullAllowed);
}

function joined(schema: Json, context: PassContext): Json {
  const entries = listOf(schema['allOf']) as Json[];
  const conditions = entries.filter((one) => !alternativesIn(one));
  if (conditions.length === entries.length) return schema;
  const part = context.origins.copy(schema, without(schema, 'allOf'));
  if (conditions.length > 0) part['allOf'] = conditions;
  for (const one of entries) {
    const alternatives = alternativesIn(one);
    if (alternatives) addAlternatives(part, alternatives, context);
  }
  return part;
}

/**
 * Alternatives for one value become its options or its rules, and an alternative that is null says that the value may be
 * empty. What is left are alternatives of objects. Reports alternatives that are neither.
 */
export const joinValues: Pass = (schema, context) =>
  rebuild(schema, (one) => joined(one, context), context.origins);
