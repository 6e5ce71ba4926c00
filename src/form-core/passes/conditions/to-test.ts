import { keywordNamed } from '@json-site/compiler/load-schemas';
import { formatValue, suggestion } from '@json-site/compiler/words';
import { hasType, isObject } from '@json-site/values/objects';
import type { ConditionSchema, ValueType } from '../../core-schema.ts';
import { KIND_NAMES } from '../../form-fields.ts';
import { refusalOfText } from '../../text-rules.ts';
import {
  definitionsOf,
  type Family,
  forbiddenIn,
  itemsIn,
  onlyNamesIn,
  optionsIn,
  typeOrRuled,
} from '../merged/normal-form.ts';
import { origins } from '../origins.ts';
import type { ReportReason } from '../pass.ts';
import { inPlace, type Json, listOf, propertyNamesIn } from '../schema-tree.ts';

const NEVER: ConditionSchema = { not: {} };

export const always = (test: ConditionSchema) => Object.keys(test).length === 0;

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

/** A keyword of a test. */
interface Site {
  /** Every schema of the value that is tested. */
  family: Family;
  test: Json;
  keyword: string;
  report: ReportReason;
}

/** A value without a type is a text, unless it has fields. */
const testedType = ({ family }: Site): ValueType =>
  typeOrRuled(family) ?? (propertyNamesIn(family.flatMap(inPlace)).length > 0 ? 'object' : 'string');

function testValues(values: readonly unknown[], site: Site): ConditionSchema {
  const type = testedType(site);
  if (type === 'array' || type === 'object') {
    const hint = 'Use "contains", "minItems" and "maxItems" for a list, and "properties" for a group.';
    const message = `The condition compares ${KIND_NAMES[type]} as a whole, which no form can decide.`;
    site.report(origins.at(site.test, site.keyword), { message, hint });
    return NEVER;
  }
  const possible = values.filter((value) => hasType(value, type));
  const lists = site.family.map(optionsIn);
  const known = lists.every(Boolean) ? lists.flatMap((list) => list ?? []) : possible;
  const strange = possible.find((value) => !known.includes(value));
  if (strange !== undefined) {
    const hint = suggestion(String(strange), known.map(String), 'Values');
    const message = `The condition asks for ${formatValue(strange)}, which the field cannot have.`;
    site.report(origins.at(site.test, site.keyword), { message, hint });
  }
  return possible.length > 0 ? { enum: [...new Set(possible)] } : NEVER;
}

function testType(types: readonly unknown[], site: Site): ConditionSchema {
  const type = testedType(site);
  if (types.includes(type) || (type === 'integer' && types.includes('number'))) return {};
  return type === 'number' && types.includes('integer') ? { multipleOf: 1 } : NEVER;
}

/** Whether the object that is tested has a property. If it has none, the test is reported. */
function hasProperty(name: string, site: Site, inside: string | number): boolean {
  if (definitionsOf(site.family, name).length > 0) return true;
  const message = `The condition names "${name}", a property that the object does not have.`;
  const hint = suggestion(name, propertyNamesIn(site.family));
  site.report(origins.at(site.test, site.keyword, inside), { message, hint });
  return false;
}

function testProperties(value: unknown, site: Site): ConditionSchema {
  const tests = Object.entries(isObject(value) ? value : {}).flatMap(([name, raw]) => {
    if (!hasProperty(name, site, name)) return [];
    return [[name, toTest(raw, definitionsOf(site.family, name), site.report)] as const];
  });
  const entries = tests.filter(([, test]) => !always(test));
  return entries.length > 0 ? { properties: Object.fromEntries(entries) } : {};
}

function testRequired(value: unknown, site: Site): ConditionSchema {
  const names = listOf(value).map(String);
  for (const [index, name] of names.entries()) hasProperty(name, site, index);
  return names.length > 0 ? { required: [...new Set(names)] } : {};
}

/** No other properties than the ones that `"additionalProperties": false` of an alternative allows. */
function testNames(_: unknown, { family, test }: Site): ConditionSchema {
  const others = forbiddenIn(test, propertyNamesIn(family.flatMap(inPlace)), family);
  return joinAll(others.map((name) => ({ not: { required: [name] } })));
}

const testsIn = (list: unknown, { family, report }: Site) =>
  listOf(list).map((one) => toTest(one, family, report));

/** The values that tests ask for, if they ask for nothing else. */
function onlyValues(tests: readonly ConditionSchema[]): unknown[] | undefined {
  const lists = tests.map((test) => (Object.keys(test).length === 1 ? test.enum : undefined));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function testAny(list: unknown, site: Site): ConditionSchema {
  const tests = testsIn(list, site);
  const values = onlyValues(tests);
  if (tests.some(always)) return {};
  return values ? { enum: [...new Set(values)] } : { anyOf: tests };
}

/** Exactly one of the tests is true: one of them, and none of the others. */
function testOne(list: unknown, site: Site): ConditionSchema {
  const tests = testsIn(list, site);
  const values = onlyValues(tests);
  if (values && new Set(values).size === values.length) return { enum: values };
  const nor = (index: number) => tests.filter((_, other) => other !== index).map((not) => ({ not }));
  return { anyOf: tests.map((test, index) => ({ allOf: [test, ...nor(index)] })) };
}

type TestKeyword = (value: unknown, site: Site) => ConditionSchema;

const testItem: TestKeyword = (value, { family, report }) => toTest(value, itemsIn(family), report);

const TESTS: Readonly<Record<string, TestKeyword>> = {
  type: (value, site) => testType([value].flat(), site),
  const: (value, site) => testValues([value], site),
  enum: (value, site) => testValues(listOf(value), site),
  properties: testProperties,
  required: testRequired,
  propertyNames: testNames,
  not: (value, { family, report }) => ({ not: toTest(value, family, report) }),
  allOf: (value, site) => joinAll(testsIn(value, site)),
  anyOf: testAny,
  oneOf: testOne,
  contains: (value, site) => ({ contains: testItem(value, site) }),
  items: (value, site) => ({ not: { contains: { not: testItem(value, site) } } }),
};

function testKeyword(value: unknown, site: Site): ConditionSchema {
  const { keyword, report } = site;
  const at = origins.at(site.test, keyword);
  const type = testedType(site);
  const { data, limits = [] } = keywordNamed(keyword) ?? {};
  const applies = keyword === 'contains' ? ['array'] : limits;
  // A rule about values of another type is always true.
  if (applies.length > 0 && !applies.includes(type)) return {};
  const test = Object.hasOwn(TESTS, keyword) ? TESTS[keyword] : undefined;
  const isWritten = keyword === 'propertyNames' && !onlyNamesIn(site.test);
  if (test && !isWritten) return test(value, site);
  if (data === 'rule' && keyword !== 'after' && keyword !== 'uniqueItems') {
    // The table decides a condition before it has checked the length of the text.
    const refusal = refusalOfText(keyword, value, Number.POSITIVE_INFINITY);
    if (refusal) report(at, refusal);
    return { [keyword]: value };
  }
  if (data === 'annotation' || keyword === 'enumNames' || keyword === 'errorMessage') return {};
  const hint =
    'Use properties, required, const, enum, not, allOf, anyOf, oneOf, contains, or a rule such as "minimum".';
  report(at, { message: `"${keyword}" cannot be part of "if".`, hint });
  return {};
}

/** Turns the test of a condition into one of the core. `family` are the schemas of the value that is tested. */
export function toTest(test: unknown, family: Family, report: ReportReason): ConditionSchema {
  if (test === false) return NEVER;
  if (!isObject(test)) return {};
  const tests = Object.entries(test).map(([keyword, value]) =>
    testKeyword(value, { family, test, keyword, report }),
  );
  return joinAll(tests);
}
