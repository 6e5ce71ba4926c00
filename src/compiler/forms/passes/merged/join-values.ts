import { formatValue } from '../../../report/wording.ts';
import { RULE_TYPES, rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { Pass, PassContext, ReportReason } from '../pass.ts';
import { type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { joinRules } from './join-rules.ts';
import { addEntries, addOptions, mergeInto, setOptions } from './merge.ts';
import {
  type Alternatives,
  allowsNull,
  alternativesIn,
  alternativesOf,
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
  const [first] = branches;
  const type = typeIn(part) ?? (first && typeIn(first));
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
  const explicit = first && explicitType(first);
  if (explicit && !typeIn(part)) part['type'] = explicit;
  const titles = new Map(branches.flatMap((branch) => [...titlesOf(branch, branch['title'])]));
  addOptions(part, setOptions(origins.make({}, at), [...values], titles), report);
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
function addAlternatives(part: Json, alternatives: Alternatives, { remark, report }: PassContext): void {
  const { keyword, at, entry, branches: all } = alternatives;
  const isNullAllowed = bothAllowNull(allowsNull(part), someAllowsNull(all));
  const branches = all.filter((branch) => !isNull(branch));
  const some = { ...alternatives, branches };
  if (branches.length > 1 && branches.every((branch) => optionsIn(branch) && !isObjectSchema(branch)))
    joinOptions(part, some, report);
  else if (branches.length > 1 && branches.every((branch) => isObjectSchema(branch) || isEmpty(branch)))
    addEntries(part, [origins.copy(entry, { [keyword]: branches })]);
  else if (branches.length > 0) {
    const rules = branches.length === 1 ? branches[0] : joinRules(part, some, remark);
    if (rules) mergeInto(part, rules, report);
    else {
      const hint =
        'Use one "pattern", one "enum" of all values, or objects with a property for each alternative.';
      const message = `"${keyword}" has alternatives of rules or types for one field; a field has one type and one set of rules.`;
      report(at, { message, hint });
    }
  }
  setNull(part, isNullAllowed);
}

function joined(schema: Json, context: PassContext): Json {
  const entries = listOf(schema['allOf']) as Json[];
  const part = origins.copy(schema, without(schema, 'allOf'));
  addEntries(
    part,
    entries.filter((one) => !alternativesIn(one)),
  );
  for (const alternatives of alternativesOf(schema)) addAlternatives(part, alternatives, context);
  return part;
}

/**
 * Alternatives for one value become its options or its rules, and an alternative that is null says that the value may be
 * empty. What is left are alternatives of objects. Reports alternatives that are neither.
 */
export const joinValues: Pass = (schema, context) => rebuild(schema, (one) => joined(one, context));
