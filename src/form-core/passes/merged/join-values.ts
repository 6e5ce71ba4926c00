import { formatValue } from '@json-site/compiler/words';
import type { CoreSchema } from '../../core-schema.ts';
import { FORMATS, isFormatName } from '../../formats.ts';
import { fulfils, jointRules } from '../../sample/rules.ts';
import { RULE_TYPES, rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { Pass, PassContext, ReportReason } from '../pass.ts';
import { anyOfTexts, isTexts, joinedPattern } from '../patterns.ts';
import { NARROWED } from '../scalars.ts';
import { type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { isListOfObjects } from './list-alternatives.ts';
import { addEntries, addOptions, mergeInto, setOptions } from './merge.ts';
import {
  type Alternatives,
  allAllow,
  allowsNull,
  alternativesOf,
  conditionsOf,
  explicitType,
  type Family,
  isNull,
  optionsIn,
  propertiesIn,
  requiredIn,
  titlesOf,
  typeIn,
  typeOfValues,
} from './normal-form.ts';

/** A pattern that matches exactly the texts that a schema accepts. Undefined if one pattern cannot say it. */
function patternOf(schema: Json): string | undefined {
  const { pattern, format, minLength, maxLength } = schema;
  const values = optionsIn(schema);
  if ('after' in schema || listOf(schema['allOf']).length > 0) return undefined;
  if ((values && !isTexts(values)) || (format !== undefined && !isFormatName(format))) return undefined;
  const limits = minLength ?? maxLength;
  const most = maxLength === undefined ? '' : Number(maxLength);
  const patterns = [
    ...(values ? [`^${anyOfTexts(values)}$`] : []),
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isFormatName(format) ? [FORMATS[format].pattern] : []),
    ...(limits === undefined ? [] : [`^[\\s\\S]{${Number(minLength ?? 0)},${most}}$`]),
  ];
  return patterns.length > 0 ? joinedPattern(patterns) : undefined;
}

/** Whether no text matches two of the alternatives. Only options can be tried out. */
function areDisjoint(schemas: Family): boolean {
  const patterns = schemas.filter((one) => !optionsIn(one)).map(patternOf);
  const options = schemas.flatMap((one) => optionsIn(one) ?? []);
  if (patterns.length > 1 || new Set(options).size < options.length) return false;
  return patterns.every((one) => !options.some((value) => new RegExp(one ?? '', 'u').test(String(value))));
}

/**
 * What alternatives of rules for one value are together: one pattern for texts, or of several types the one that a
 * field can show, with a notice. Undefined if no field can show it.
 */
function joinRules(part: Json, alternatives: Alternatives, context: PassContext): Json | undefined {
  const { remark } = context;
  const { keyword, entry, branches } = alternatives;
  const common = typeIn(part)?.value;
  const types = branches.map((branch) => typeIn(branch)?.value ?? common);
  if (types.every((type) => type === 'string')) {
    const patterns = branches.map(patternOf);
    const isKnown = patterns.every((pattern) => pattern !== undefined);
    if (!isKnown) return undefined;
    const isExclusive = keyword === 'oneOf' && !areDisjoint(branches);
    const own = patterns.map((one) =>
      isExclusive
        ? joinedPattern(
            [one],
            patterns.filter((other) => other !== one),
          )
        : one,
    );
    return origins.make({ type: 'string', pattern: own.join('|') }, origins.at(entry));
  }
  // Every integer is a number.
  const isNumber = (type: unknown) => type === 'integer' && types.includes('number');
  const distinct = [...new Set(types.filter((type) => !isNumber(type)))];
  const isKnown = new Set(types).size > 1 && types.every((type) => type !== undefined);
  if (!isKnown) return undefined;
  const scalar = distinct.find((type) => type !== 'object' && type !== 'array');
  const chosen = types.includes('string') ? 'string' : (scalar ?? distinct[0]);
  const asked = branches.filter((_, index) => types[index] === chosen);
  // Several alternatives of the chosen type are one rule, if it is that of a text.
  const rules = asked.length > 1 ? joinRules(part, { ...alternatives, branches: asked }, context) : asked[0];
  if (!rules) return undefined;
  const message = `"${keyword}" allows ${distinct.join(' or ')}; the form asks for ${chosen}.`;
  remark({ at: origins.at(entry), message, hint: NARROWED });
  return rules;
}

/** Whether alternatives are rules about values of the same type, which is no object. */
function areOfOneType(part: Json, branches: Family): boolean {
  const types = new Set(branches.map((branch) => (typeIn(branch) ?? typeIn(part))?.value));
  return types.size === 1 && !types.has(undefined) && !types.has('object') && !branches.some(isListOfObjects);
}

/** Whether alternatives are lists with different entries, of which a question lets visitors choose: turnLists. */
const areLists = (part: Json, branches: Family) =>
  branches.every((branch) => (typeIn(branch) ?? typeIn(part))?.value === 'array') &&
  branches.some(isListOfObjects);

/** "A, B or C" as conditions: if a value does not follow A, then B or C. The last one has the message. */
function anyRules(branches: Family): unknown[] {
  const { allOf } = branches.reduceRight((then, branch) =>
    origins.make<Json>({ allOf: [{ if: { not: branch }, then }] }, origins.at(branch)),
  );
  return listOf(allOf);
}

/** Whether a schema is about the properties of an object, or says nothing. */
function isOfObject(schema: Json): boolean {
  const type = typeIn(schema);
  if (type) return type.value === 'object';
  const hasObjectRules = requiredIn(schema).length > 0 || listOf(schema['allOf']).length > 0;
  return hasObjectRules || (rulesIn(schema).length === 0 && !('enum' in schema));
}

/** Alternatives of single values are options, which have the titles of the alternatives. */
function joinOptions(part: Json, { keyword, at, branches }: Alternatives, report: ReportReason): void {
  const values = new Set<unknown>();
  for (const branch of branches) {
    const own = optionsIn(branch) ?? [];
    const twice = own.find((value) => values.has(value));
    if (twice !== undefined && keyword === 'oneOf') {
      const message = `${formatValue(twice)} is in two alternatives of "oneOf", so that it is never valid.`;
      report(origins.at(branch), { message, hint: 'Remove it from one of them, or use "anyOf".' });
    }
    for (const value of own) values.add(value);
  }
  const [first = {}] = branches;
  const type = typeIn(part) ?? typeIn(first);
  const other = branches.find((branch) => {
    const own = typeIn(branch);
    return own && type && own.value !== type.value && !(own.value === 'integer' && type.value === 'number');
  });
  const areNumbers = type?.isInferred && typeOfValues([...values]) === 'number';
  if (other && !areNumbers) {
    const message = `The alternatives of "${keyword}" have values of different types; a field has one type.`;
    report(origins.at(other), { message, hint: 'Write all values as texts.' });
    return;
  }
  const explicit = explicitType(first);
  if (explicit && !typeIn(part)) part['type'] = explicit;
  const titles = new Map(branches.flatMap((branch) => [...titlesOf(branch, branch['title'])]));
  const hints = branches.flatMap((branch) => {
    const { description } = branch;
    return typeof description === 'string'
      ? (optionsIn(branch) ?? []).map((value): [string, string] => [String(value), description])
      : [];
  });
  if (hints.length > 0)
    part['optionHints'] = { ...Object.fromEntries(hints), ...Object(part['optionHints']) };
  addOptions(part, setOptions(origins.make({}, at), [...values], titles), report);
}

/** Whether one of the alternatives allows null; undefined if none of them says so and not all of them refuse. */
function someAllowsNull(branches: Family): boolean | undefined {
  if (branches.some((branch) => isNull(branch) || allowsNull(branch))) return true;
  return branches.every((branch) => allowsNull(branch) === false) ? false : undefined;
}

export function setNull(part: Json, isAllowed: boolean | undefined): void {
  if (isAllowed === undefined) return;
  const { enum: values } = part;
  if (Array.isArray(values)) {
    const rest = values.filter((value) => value !== null);
    setOptions(part, isAllowed ? [...rest, null] : rest, titlesOf(part));
  }
  const type = typeIn(part);
  // Options say it themselves, and what a shape says needs no type.
  if (type?.isInferred && (values || !isAllowed)) return;
  const [rule] = rulesIn(part);
  const value = type?.value ?? (rule ? RULE_TYPES[rule] : 'string');
  if (isAllowed) part['type'] = [value, 'null'];
  else if (type) part['type'] = value;
}

/** The options of a property, if its own other rules accept none of them. */
function impossibleOptions(property: Json): unknown[] | undefined {
  const options = optionsIn(property);
  const { format, type } = property;
  if (!options || (format !== undefined && !isFormatName(format))) return undefined;
  const rules = Object.fromEntries(rulesIn(property).map((name) => [name, property[name]]));
  const joint = jointRules([{ type, ...rules } as unknown as CoreSchema]);
  return options.some((value) => fulfils(joint, value)) ? undefined : options;
}

/** Leaves out the alternatives in which a property has no possible value, if another one is left. */
function possibleAmong(branches: Json[], { remark }: PassContext): Json[] {
  const left = branches.filter((branch) => !Object.values(propertiesIn(branch)).some(impossibleOptions));
  if (left.length === 0) return branches;
  for (const branch of branches.filter((one) => !left.includes(one)))
    for (const property of Object.values(propertiesIn(branch))) {
      const options = impossibleOptions(property);
      if (!options) continue;
      const message = `The form leaves out an alternative: the other rules of a field there accept none of the values ${options.map(formatValue).join(', ')}.`;
      const hint = 'Remove the other rules, if the alternative is wanted.';
      remark({ at: origins.at(property), message, hint, isWarning: true });
    }
  return left;
}

/** Adds alternatives to a schema: options, a value that may be null, or alternatives of an object, which stay. */
function addAlternatives(part: Json, alternatives: Alternatives, context: PassContext): void {
  const { report } = context;
  const { keyword, at, entry } = alternatives;
  const all = possibleAmong(alternatives.branches, context);
  const isNullAllowed = allAllow([allowsNull(part), someAllowsNull(all)]);
  const branches = all.filter((branch) => !isNull(branch));
  const some = { ...alternatives, branches };
  if (branches.length > 1 && branches.every(optionsIn)) joinOptions(part, some, report);
  else if (branches.length > 1 && (branches.every(isOfObject) || areLists(part, branches)))
    addEntries(part, origins.copy(entry, { [keyword]: branches }));
  else if (branches.length > 0) {
    const rules = branches.length === 1 ? branches[0] : joinRules(part, some, context);
    if (rules) mergeInto(part, rules, report);
    else if (keyword === 'anyOf' && areOfOneType(part, branches)) addEntries(part, ...anyRules(branches));
    else {
      const hint = areOfOneType(part, branches)
        ? 'Use "anyOf", if no value follows two of them, or write one set of rules.'
        : 'Use one "pattern", one "enum" of all values, or objects with a property for each alternative.';
      const message = `"${keyword}" has alternatives of rules or types for one field; a field has one type and one set of rules.`;
      report(at, { message, hint });
    }
  }
  setNull(part, isNullAllowed);
}

function joined(schema: Json, context: PassContext): Json {
  const part = without(schema, 'allOf');
  addEntries(part, ...conditionsOf(schema));
  for (const alternatives of alternativesOf(schema)) addAlternatives(part, alternatives, context);
  return part;
}

/**
 * Alternatives for one value become its options or its rules, and an alternative that is null says that the value may
 * be empty. What is left are alternatives of objects. Reports alternatives that are neither.
 */
export const joinValues: Pass = (schema, context) => rebuild(schema, (one) => joined(one, context));
