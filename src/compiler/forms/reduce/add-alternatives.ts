import { formatValue } from '../../report/wording.ts';
import { addRule, merge } from './merge.ts';
import { type Alternatives, bothAllowNull, enumOf, type Part } from './part.ts';
import type { Reader } from './reader.ts';

const isEmpty = (part: Part) =>
  !part.type &&
  part.rules.size +
    part.properties.size +
    part.required.size +
    part.conditions.length +
    part.alternatives.length ===
    0;

/** Whether a part is about the properties of an object. */
function isObjectPart(part: Part): boolean {
  if (part.type) return part.type.value === 'object';
  return part.required.size + part.conditions.length + part.alternatives.length > 0;
}

/** Alternatives of single values are an enum, whose options have the titles of the alternatives. */
function mergeValues(part: Part, { keyword, branches, at }: Alternatives, reader: Reader): void {
  const values: unknown[] = [];
  for (const { part: branch, at: where } of branches) {
    const own = enumOf(branch) ?? [];
    const twice = own.find((value) => values.includes(value));
    if (twice !== undefined && keyword === 'oneOf') {
      const message = `${formatValue(twice)} is in two alternatives of "oneOf", so that it is never valid.`;
      reader.report(where, message, 'Remove it from one of them, or use "anyOf".');
    }
    values.push(...own);
    const [first] = own;
    if (own.length === 1 && branch.title !== undefined) part.optionTitles.set(first, branch.title);
    for (const [value, title] of branch.optionTitles) part.optionTitles.set(value, title);
  }
  const [first] = branches;
  if (first?.part.type && !part.type) part.type = first.part.type;
  const other = branches.find(({ part: { type } }) => type && part.type && type.value !== part.type.value);
  if (other?.part.type?.isInferred && part.type?.isInferred && typeof values[0] === 'number') {
    part.type = { value: values.every(Number.isInteger) ? 'integer' : 'number', at, isInferred: true };
  } else if (other && !(other.part.type?.value === 'integer' && part.type?.value === 'number')) {
    const message = `The alternatives of "${keyword}" have values of different types; a field has one type.`;
    reader.report(other.at, message, 'Write all values as texts.');
    return;
  }
  addRule(part, 'enum', { value: [...new Set(values)], at }, reader);
}

/** Whether one of the alternatives allows null; undefined if none of them says so and not all of them refuse. */
function someAllowsNull(branches: Alternatives['branches']): boolean | undefined {
  if (branches.some(({ part }) => part.isNull || part.allowsNull)) return true;
  return branches.every(({ part }) => part.allowsNull === false) ? false : undefined;
}

/** Adds `oneOf` or `anyOf` to a part: options of a choice, alternatives of an object, or a value that may be null. */
export function addAlternatives(
  part: Part,
  { keyword, at, branches: all }: Alternatives,
  reader: Reader,
): void {
  const allowsNull = bothAllowNull(part.allowsNull, someAllowsNull(all));
  const branches = all.filter((branch) => !branch.part.isNull);
  const [only] = branches;
  if (branches.length === 1 && only) {
    merge(part, only.part, reader);
  } else if (branches.every((branch) => enumOf(branch.part) && !isObjectPart(branch.part))) {
    if (branches.length > 0) mergeValues(part, { keyword, at, branches }, reader);
  } else if (branches.every((branch) => isObjectPart(branch.part) || isEmpty(branch.part))) {
    part.alternatives.push({ keyword, at, branches });
    const typed = branches.find((branch) => branch.part.type);
    if (typed?.part.type) part.type ??= { ...typed.part.type, isInferred: true };
  } else {
    const hint =
      'Use one "pattern", one "enum" of all values, or objects with a property for each alternative.';
    const message = `"${keyword}" has alternatives of rules or types for one field; a field has one type and one set of rules.`;
    reader.report(at, message, hint);
  }
  part.allowsNull = allowsNull;
}
