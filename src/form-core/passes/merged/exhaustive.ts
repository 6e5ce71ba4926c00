import { isObject } from '@json-site/values/objects';
import { type Json, listOf, propertiesOf, without } from '../schema-tree.ts';
import { optionsFor } from './discriminator.ts';
import { type Family, requiredIn } from './normal-form.ts';

/** A test of a condition, as written, that asks for values of one property and for nothing else. */
function valuesTested(test: Json): { name: string; values: unknown[] } | undefined {
  const [name, ...others] = Object.keys(propertiesOf(test));
  const rule = name === undefined ? undefined : propertiesOf(test)[name];
  if (name === undefined || others.length > 0 || !isObject(rule)) return undefined;
  const isMore = Object.keys(without(test, 'type', 'properties', 'required')).length > 0;
  if (isMore || requiredIn(test).some((one) => one !== name)) return undefined;
  if (Object.keys(without(rule, 'type', 'title', 'const', 'enum')).length > 0) return undefined;
  const values = 'const' in rule ? [rule['const']] : listOf(rule['enum']);
  return values.length > 0 ? { name, values } : undefined;
}

/** Whether tests ask for different values of the same property, so that at most one of them is true. */
export function isTold(tests: readonly Json[]): boolean {
  const all = tests.map(valuesTested);
  const values = all.flatMap((one) => one?.values ?? []);
  return (
    new Set(all.map((one) => one?.name)).size === 1 &&
    all[0] !== undefined &&
    new Set(values).size === values.length
  );
}

/** Whether one of the tests is true of every object that can be sent. `family` are schemas of the object. */
export function coveredBy(tests: readonly Json[], family: Family): boolean {
  const required = family.flatMap(requiredIn);
  const isPresence = ({ required: names, ...rest }: Json) =>
    Object.keys(rest).length === 0 && listOf(names).every((name) => required.includes(String(name)));
  if (tests.some(isPresence)) return true;
  const all = tests.map(valuesTested);
  const name = all[0]?.name;
  if (name === undefined || !required.includes(name) || all.some((one) => one?.name !== name)) return false;
  const known = family.map((one) => optionsFor(one, name)).find(Boolean);
  const values = all.flatMap((one) => one?.values ?? []);
  return known?.every((value) => values.includes(value)) ?? false;
}
