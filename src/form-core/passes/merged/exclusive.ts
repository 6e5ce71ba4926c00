import type { Json } from '../schema-tree.ts';
import type { Choice } from './discriminator.ts';
import {
  type Family,
  optionsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
} from './normal-form.ts';

/** The options that an alternative has for fields which the object has anyway, also in its groups. */
function optionsTest(schema: Json, around: Family): Json | undefined {
  const entries = Object.entries(propertiesIn(schema)).flatMap(([name, property]): [string, Json][] => {
    const same = propertiesNamed(around, name);
    if (same.length === 0) return [];
    const { enum: values } = property;
    const test = optionsIn(property) ? { enum: values } : optionsTest(property, same);
    return test ? [[name, test]] : [];
  });
  const required = requiredIn(schema).filter((name) => entries.some(([one]) => one === name));
  return entries.length > 0 ? { properties: Object.fromEntries(entries), required } : undefined;
}

/** Whether no value passes both tests, of which each asks for options. */
function areExclusive(one: Json, other: Json, around: Family): boolean {
  return Object.entries(propertiesIn(one)).some(([name, test]) => {
    const same = propertyNamed(other, name);
    const isAsked = [one, other, ...around].some((schema) => requiredIn(schema).includes(name));
    if (!same || !isAsked) return false;
    const [values, others] = [optionsIn(test), optionsIn(same)];
    if (!values || !others) return areExclusive(test, same, propertiesNamed(around, name));
    return !values.some((value) => others.includes(value));
  });
}

/** Distinguishes alternatives by a test for each, of options of several fields or of a field in a group. */
export function exclusiveTests({ around, branches }: Choice): Json[] | undefined {
  const tests = branches.map((branch) => optionsTest(branch, around)).filter((one) => one !== undefined);
  const isEach = tests.every((one, index) =>
    tests.slice(index + 1).every((other) => areExclusive(one, other, around)),
  );
  return tests.length === branches.length && isEach ? tests : undefined;
}
