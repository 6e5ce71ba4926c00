import { keywordNamed } from '../../schema/keywords/keywords.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import { addAlternatives } from './add-alternatives.ts';
import { addRule, merge } from './merge.ts';
import { type Alternative, emptyPart, type Part, type PartType, type RuleName } from './part.ts';
import { readTypes, readValues } from './read-values.ts';
import { followReference, MAX_PARTS, type Reader } from './reader.ts';
import { KNOWN_KEYWORDS, LATER_KEYWORDS, RULE_TYPES } from './vocabulary.ts';

function readProperties(part: Part, raw: unknown, at: JsonPath, reader: Reader): void {
  if (!isObject(raw)) return;
  for (const [name, schema] of Object.entries(raw))
    part.properties.set(name, readPart(schema, [...at, name], reader));
}

function addRequired(part: Part, names: readonly unknown[], at: JsonPath): void {
  for (const [index, name] of names.entries()) part.required.set(String(name), [...at, index]);
}

/** Reads `dependencies`, `dependentRequired` and `dependentSchemas`: rules that apply if a property is present. */
function readDependencies(part: Part, raw: unknown, at: JsonPath, reader: Reader): void {
  if (!isObject(raw)) return;
  for (const [name, dependent] of Object.entries(raw)) {
    const here = [...at, name];
    const then = Array.isArray(dependent) ? emptyPart(here) : readPart(dependent, here, reader);
    if (Array.isArray(dependent)) addRequired(then, dependent, here);
    part.conditions.push({ test: { raw: { required: [name] }, at: here, isMade: true }, then });
  }
}

function readCondition(part: Part, raw: Record<string, unknown>, at: JsonPath, reader: Reader): void {
  if (raw['if'] === undefined) {
    const without = ['then', 'else'].find((keyword) => raw[keyword] !== undefined);
    if (without)
      reader.report([...at, without], `"${without}" has no effect without "if".`, 'Add "if" next to it.');
    return;
  }
  const branch = (keyword: 'then' | 'else') =>
    raw[keyword] === undefined ? {} : { [keyword]: readPart(raw[keyword], [...at, keyword], reader) };
  part.conditions.push({ test: { raw: raw['if'], at: [...at, 'if'] }, ...branch('then'), ...branch('else') });
}

function readAdditional(part: Part, raw: Record<string, unknown>, at: JsonPath, reader: Reader): void {
  const value = raw['additionalProperties'];
  const isSchema = isObject(value) && Object.keys(value).length > 0;
  if (value === false || (isSchema && isObject(raw['properties']))) {
    // A schema for other names would allow some of them. The form has none.
    const names = isObject(raw['properties']) ? Object.keys(raw['properties']) : [];
    part.closed.push({ at, names });
  } else if (isSchema) {
    const hint = 'List each property in "properties", or use a list of objects with a name and a value.';
    reader.report(at, '"additionalProperties" is a schema; a form has a fixed set of fields.', hint);
  }
}

function readItems(part: Part, raw: unknown, at: JsonPath, reader: Reader): void {
  if (Array.isArray(raw)) {
    const hint = 'Use an object with "properties".';
    reader.report(at, '"items" is a list of schemas; lists with different items are not supported.', hint);
  } else part.items = readPart(raw, at, reader);
}

function reportRefused(keyword: string, at: JsonPath, reader: Reader): void {
  const { data } = keywordNamed(keyword) ?? {};
  if (data && typeof data === 'object') {
    reader.report(at, `"${keyword}" cannot be part of a form: ${data.reason}.`, data.instead);
  }
}

type ReadKeyword = (
  part: Part,
  value: unknown,
  at: JsonPath,
  reader: Reader,
  raw: Record<string, unknown>,
) => void;

const READERS: Readonly<Record<string, ReadKeyword>> = {
  type: readTypes,
  properties: readProperties,
  items: readItems,
  dependencies: readDependencies,
  dependentRequired: readDependencies,
  dependentSchemas: readDependencies,
  additionalProperties: (part, _, at, reader, raw) => readAdditional(part, raw, at, reader),
  required: (part, value, at) => {
    if (Array.isArray(value)) addRequired(part, value, at);
  },
  title: (part, value) => {
    if (typeof value === 'string') part.title = value;
  },
  description: (part, value) => {
    if (typeof value === 'string') part.description = value;
  },
  default: (part, value, at) => {
    part.default = { value, at };
  },
};

/** Reads a schema of a data schema, with everything inside it. Reports keywords that cannot be part of a form. */
export function readPart(raw: unknown, at: JsonPath, reader: Reader): Part {
  const part = emptyPart(at);
  reader.parts += 1;
  if (raw === false) {
    const hint = 'Remove the property, and define it only where it is allowed.';
    reader.report(at, 'false allows no value, so that nothing can be entered.', hint);
  }
  if (!isObject(raw) || reader.parts > MAX_PARTS) return part;
  for (const [keyword, value] of Object.entries(raw)) {
    const here = [...at, keyword];
    const read = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined;
    const shape = LATER_KEYWORDS.has(keyword) ? keywordNamed(keyword) : undefined;
    if (shape && !shape.is(value)) {
      reader.report(here, `"${keyword}" is not ${shape.name}.`, 'Correct the value, or remove the keyword.');
      continue;
    }
    if (read) read(part, value, here, reader, raw);
    else if (Object.hasOwn(RULE_TYPES, keyword))
      addRule(part, keyword as RuleName, { value, at: here }, reader);
    else if (!KNOWN_KEYWORDS.includes(keyword)) reportRefused(keyword, here, reader);
  }
  readValues(part, raw, at, reader);
  if (raw['$ref'] !== undefined) {
    const target = followReference(raw['$ref'], [...at, '$ref'], reader, (found, where) =>
      readPart(found, where, reader),
    );
    if (target) merge(part, target, reader);
  }
  if (Array.isArray(raw['allOf'])) {
    raw['allOf'].forEach((one: unknown, index) => {
      merge(part, readPart(one, [...at, 'allOf', index], reader), reader);
    });
  }
  readCondition(part, raw, at, reader);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const list = raw[keyword];
    if (!Array.isArray(list)) continue;
    const branches = list.map((one: unknown, index): Alternative => {
      const where = [...at, keyword, index];
      return { part: readPart(one, where, reader), raw: one, at: where };
    });
    addAlternatives(part, { keyword, at: [...at, keyword], branches }, reader);
  }
  if (!part.type && part.properties.size > 0) part.type = typed('object', at);
  if (!part.type && part.items) part.type = typed('array', at);
  return part;
}

const typed = (value: PartType, at: JsonPath) => ({ value, at, isInferred: true });
