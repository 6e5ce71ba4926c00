import { isObject } from '@json-site/values/objects';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { type Json, listOf, mapInside, propertiesOf, without } from './schema-tree.ts';

/** A rule about which properties an object has: whether an object with these follows it. */
type Rule = (present: ReadonlySet<string>) => boolean;

/** "One of these is there, or one of those is not". */
interface Clause {
  present: readonly string[];
  absent: readonly string[];
}

const TRUTH = ['allOf', 'anyOf', 'oneOf', 'not'];
const LEAVES = ['type', 'properties', 'required'];

/** All combinations of names are tried: 3 to the power of their number. */
const MOST_NAMES = 6;

const isNever = (schema: unknown) => schema === false || JSON.stringify(schema) === '{"not":{}}';

/** Reads a schema that says which properties an object has, and nothing else. Adds their names to `names`. */
function ruleOf(schema: unknown, names: Set<string>): Rule | undefined {
  if (!isObject(schema) || Object.keys(schema).some((one) => ![...TRUTH, ...LEAVES].includes(one)))
    return undefined;
  if (schema['type'] !== undefined && schema['type'] !== 'object') return undefined;
  if (!Object.values(propertiesOf(schema)).every(isNever)) return undefined;
  const required = listOf(schema['required']).map(String);
  const forbidden = Object.keys(propertiesOf(schema));
  for (const name of [...required, ...forbidden]) names.add(name);
  const lists = TRUTH.map((keyword) => [schema[keyword] ?? []].flat().map((one) => ruleOf(one, names)));
  if (lists.flat().includes(undefined)) return undefined;
  const [all = [], any = [], one = [], none = []] = lists as Rule[][];
  return (present) => {
    const fulfils = (rule: Rule) => rule(present);
    return (
      required.every((name) => present.has(name)) &&
      !forbidden.some((name) => present.has(name)) &&
      all.every(fulfils) &&
      (any.length === 0 || any.some(fulfils)) &&
      (one.length === 0 || one.filter(fulfils).length === 1) &&
      !none.some(fulfils)
    );
  };
}

const subsetsOf = (names: readonly string[]) =>
  names.reduce<string[][]>((sets, name) => sets.flatMap((one) => [one, [...one, name]]), [[]]);

const isTrue = ({ present, absent }: Clause, set: ReadonlySet<string>) =>
  present.some((name) => set.has(name)) || absent.some((name) => !set.has(name));

/** The fewest and shortest clauses that allow the same sets of properties. */
function clausesFor(allowed: readonly ReadonlySet<string>[], names: readonly string[]): Clause[] {
  const sets = subsetsOf(names).map((one) => new Set(one));
  const sizeOf = ({ present, absent }: Clause) => present.length + absent.length;
  const implied = subsetsOf(names)
    .flatMap((present) =>
      subsetsOf(names.filter((name) => !present.includes(name))).map((absent) => ({ present, absent })),
    )
    .filter((clause) => sizeOf(clause) > 0 && allowed.every((set) => isTrue(clause, set)))
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  const allows = (clauses: readonly Clause[]) =>
    sets.filter((set) => clauses.every((clause) => isTrue(clause, set))).length;
  return implied.reduceRight<Clause[]>((left, clause) => {
    const others = left.filter((one) => one !== clause);
    return allows(others) === allowed.length ? others : left;
  }, implied);
}

const anyOf = (names: readonly string[]): Json =>
  names.length === 1 ? { required: names } : { anyOf: names.map((name) => ({ required: [name] })) };

/** A clause as a form shows it. Undefined if it depends on several fields at once. */
function schemaOf({ present, absent }: Clause): Json | undefined {
  const [first, second, ...others] = absent;
  if (first === undefined) return anyOf(present);
  if (present.length > 0)
    return second === undefined ? { if: { required: [first] }, then: anyOf(present) } : undefined;
  if (second === undefined) return { properties: { [first]: false } };
  return others.length === 0 ? { not: { required: [first, second] } } : undefined;
}

/** Whether a keyword combines rules in a way that no other pass reads. */
function isCombined(keyword: string, value: unknown): boolean {
  const isSimple = (one: unknown) => isObject(one) && !TRUTH.some((inner) => inner in one);
  if (keyword !== 'not') return Array.isArray(value) && !value.every(isSimple);
  const isAny =
    isObject(value) && Object.keys(value).join() === 'anyOf' && listOf(value['anyOf']).every(isSimple);
  return isObject(value) && !isSimple(value) && !isAny;
}

/** What a keyword says about the presence of properties, as rules that forms have. */
function simpler(schema: Json, keyword: string): Json[] | undefined {
  const found = new Set<string>();
  const rule = ruleOf({ [keyword]: schema[keyword] }, found);
  const names = [...found];
  if (!rule || names.length > MOST_NAMES) return undefined;
  const allowed = subsetsOf(names)
    .map((one) => new Set(one))
    .filter(rule);
  if (allowed.length === 0) return undefined;
  if (names.length > 1 && allowed.length === names.length && allowed.every(({ size }) => size === 1))
    return [{ oneOf: names.map((name) => ({ required: [name] })) }];
  const entries = clausesFor(allowed, names).map(schemaOf);
  return entries.every((one) => one !== undefined) ? entries : undefined;
}

/**
 * Writes what an object says about the presence of its properties only as the rules that forms have: "one of these",
 * "not both" and "with this one, also that one". `{"anyOf": [EXACTLY_ONE, NOT_BOTH]}` is "not both".
 */
export const simplifyPresence: Pass = (schema, context) => {
  const result = ['anyOf', 'oneOf', 'not'].reduce((one, keyword) => {
    const entries = isCombined(keyword, one[keyword]) ? simpler(one, keyword) : undefined;
    if (!entries) return one;
    const made = entries.map((entry) => origins.make(entry, origins.at(one, keyword)));
    const all = [...listOf(one['allOf']), ...made];
    // A rule that every object follows leaves nothing, and JSON Schema allows no empty list.
    return { ...without(one, keyword), ...(all.length > 0 && { allOf: all }) };
  }, schema);
  // A test can say anything.
  return mapInside(origins.copy(schema, result), (inner, keyword) =>
    isObject(inner) && keyword !== 'if' && keyword !== 'not' ? simplifyPresence(inner, context) : inner,
  );
};
