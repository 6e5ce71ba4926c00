import { formatValue, suggestion } from '../../report/wording.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { ConditionSchema } from '../core-schema.ts';
import {
  definitionsOf,
  enumOf,
  itemParts,
  type Part,
  type PartType,
  partType,
  type RuleName,
  type Test,
} from './part.ts';
import { followReference, type Reader } from './reader.ts';
import { checkText } from './text-rules.ts';
import { ANNOTATIONS, RULE_TYPES } from './vocabulary.ts';

const NEVER: ConditionSchema = { not: {} };

const always = (test: ConditionSchema) => Object.keys(test).length === 0;

/** Joins tests that must all be true. */
export function joinAll(tests: readonly ConditionSchema[]): ConditionSchema {
  const joined: ConditionSchema = {};
  const left: ConditionSchema[] = [];
  for (const test of tests.filter((one) => !always(one))) {
    if (Object.keys(test).some((key) => Object.hasOwn(joined, key))) left.push(test);
    else Object.assign(joined, test);
  }
  return left.length > 0 ? { ...joined, allOf: [...(joined.allOf ?? []), ...left] } : joined;
}

interface Site {
  /** Every definition of the value that is tested. */
  family: readonly Part[];
  at: JsonPath;
  /** Where diagnostics are reported if the test has no location itself. */
  fixedAt?: JsonPath;
  reader: Reader;
}

const report = ({ at, fixedAt, reader }: Site, message: string, hint: string) =>
  reader.report(fixedAt ?? at, message, hint);
const within = (site: Site, segment: string | number, family = site.family): Site => ({
  ...site,
  at: [...site.at, segment],
  family,
});

const fits = (value: unknown, type: PartType) =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;

function testValues(values: readonly unknown[], site: Site): ConditionSchema {
  const type = partType(site.family)?.value ?? 'string';
  const possible = values.filter((value) => fits(value, type));
  const lists = site.family.map((part) => enumOf(part));
  const known = lists.every(Boolean) ? lists.flatMap((list) => list ?? []) : possible;
  const strange = possible.find((value) => !known.includes(value));
  if (strange !== undefined) {
    const hint = suggestion(String(strange), known.map(String), 'Values');
    report(site, `The condition asks for ${formatValue(strange)}, which the field cannot have.`, hint);
  }
  return possible.length > 0 ? { enum: [...new Set(possible)] } : NEVER;
}

function testType(types: readonly unknown[], site: Site): ConditionSchema {
  const type = partType(site.family)?.value ?? 'object';
  if (types.includes(type) || (type === 'integer' && types.includes('number'))) return {};
  return type === 'number' && types.includes('integer') ? { multipleOf: 1 } : NEVER;
}

function reportName(name: string, site: Site): void {
  const names = [...new Set(site.family.flatMap((part) => [...part.properties.keys()]))];
  report(
    site,
    `The condition names "${name}", a property that the object does not have.`,
    suggestion(name, names),
  );
}

function testProperties(value: unknown, site: Site): ConditionSchema {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).flatMap(([name, raw]): [string, ConditionSchema][] => {
    const family = definitionsOf(site.family, name);
    const here = within(site, name, family);
    if (family.length === 0) {
      reportName(name, { ...here, family: site.family });
      return [];
    }
    const test = toTest(raw, here);
    return always(test) ? [] : [[name, test]];
  });
  return entries.length > 0 ? { properties: Object.fromEntries(entries) } : {};
}

function testRequired(value: unknown, site: Site): ConditionSchema {
  const names = Array.isArray(value) ? value.map(String) : [];
  for (const [index, name] of names.entries()) {
    if (definitionsOf(site.family, name).length === 0) reportName(name, within(site, index));
  }
  return names.length > 0 ? { required: [...new Set(names)] } : {};
}

function testAny(list: unknown, site: Site): ConditionSchema {
  if (!Array.isArray(list)) return {};
  const tests = list.map((one: unknown, index) => toTest(one, within(site, index)));
  const values = tests.map((test) => (Object.keys(test).length === 1 ? test.enum : undefined));
  if (tests.some(always)) return {};
  if (values.every(Boolean)) return { enum: [...new Set(values.flatMap((one) => one ?? []))] };
  return { anyOf: tests };
}

/** Exactly one of the tests is true: one of them, and none of the others. */
function testOne(list: unknown, site: Site): ConditionSchema {
  if (!Array.isArray(list)) return {};
  const tests = list.map((one: unknown, index) => toTest(one, within(site, index)));
  const values = tests.flatMap((test) => (Object.keys(test).length === 1 ? (test.enum ?? []) : []));
  const areValues = tests.every(({ enum: options }) => options) && new Set(values).size === values.length;
  if (areValues) return { enum: values };
  const nor = (index: number) => tests.filter((_, other) => other !== index).map((not) => ({ not }));
  return { anyOf: tests.map((test, index) => ({ allOf: [test, ...nor(index)] })) };
}

type TestKeyword = (value: unknown, site: Site) => ConditionSchema;

const TESTS: Readonly<Record<string, TestKeyword>> = {
  type: (value, site) => testType(Array.isArray(value) ? (value as unknown[]) : [value], site),
  const: (value, site) => testValues([value], site),
  enum: (value, site) => testValues(Array.isArray(value) ? (value as unknown[]) : [], site),
  properties: testProperties,
  required: testRequired,
  not: (value, site) => ({ not: toTest(value, site) }),
  allOf: (value, site) =>
    Array.isArray(value) ? joinAll(value.map((one: unknown, index) => toTest(one, within(site, index)))) : {},
  anyOf: testAny,
  oneOf: testOne,
  contains: (value, site) => ({ contains: toTest(value, { ...site, family: itemParts(site.family) }) }),
  items: (value, site) => ({
    not: { contains: { not: toTest(value, { ...site, family: itemParts(site.family) }) } },
  }),
  $ref: (value, site) =>
    followReference(value, site.at, site.reader, (raw, at) => toTest(raw, { ...site, at })) ?? {},
};

/** The only type to which a keyword applies. */
const APPLIES_TO: Readonly<Record<string, PartType>> = {
  properties: 'object',
  required: 'object',
  contains: 'array',
  items: 'array',
  ...RULE_TYPES,
};

function testKeyword(keyword: string, value: unknown, site: Site): ConditionSchema {
  const type = partType(site.family)?.value ?? 'object';
  const applies = Object.hasOwn(APPLIES_TO, keyword) ? APPLIES_TO[keyword] : undefined;
  // A rule about values of another type is always true.
  if (applies && applies !== type && !(applies === 'number' && type === 'integer')) return {};
  const test = Object.hasOwn(TESTS, keyword) ? TESTS[keyword] : undefined;
  if (test) return test(value, site);
  if (applies && keyword !== 'after' && keyword !== 'uniqueItems') {
    if (type === 'string') checkText(keyword as RuleName, value, site.fixedAt ?? site.at, site.reader);
    return { [keyword]: value };
  }
  if (ANNOTATIONS.has(keyword)) return {};
  const hint = `Use ${['properties', 'required', 'const', 'enum', 'not', 'allOf', 'anyOf', 'oneOf', 'contains'].join(', ')}, or a rule such as "minimum".`;
  report(site, `"${keyword}" cannot be part of "if".`, hint);
  return {};
}

function toTest(raw: unknown, site: Site): ConditionSchema {
  if (raw === false) return NEVER;
  if (!isObject(raw)) return {};
  return joinAll(
    Object.entries(raw).map(([keyword, value]) => testKeyword(keyword, value, within(site, keyword))),
  );
}

/** Reduces the test of a condition on an object, of which `family` are the definitions. */
export function toCondition(
  { raw, at, isNegated, isMade }: Test,
  family: readonly Part[],
  reader: Reader,
): ConditionSchema {
  const test = toTest(raw, { family, at, reader, ...(isMade && { fixedAt: at }) });
  return isNegated ? { not: test } : test;
}
