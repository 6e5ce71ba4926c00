import type { CoreBoolean, CoreList, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';

const greatest = (numbers: readonly (number | undefined)[]) => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};
const least = (numbers: readonly (number | undefined)[]) => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** The values that all lists contain; undefined if there is no list. */
function common<Value>(lists: readonly (readonly Value[] | undefined)[]): Value[] | undefined {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  return first?.filter((value) => others.every((list) => list.includes(value)));
}

/** The rules of all definitions of a text that apply at the same time. */
export function textRules(definitions: readonly CoreSchema[]) {
  const all = definitions.filter((one): one is CoreText => one.type === 'string');
  return {
    values: common(all.map((one) => one.enum)),
    formats: all.flatMap(({ format }) => format ?? []),
    patterns: all.flatMap(({ pattern }) => pattern ?? []),
    afters: all.flatMap(({ after }) => after ?? []),
    minLength: greatest(all.map((one) => one.minLength)) ?? 0,
    maxLength: least(all.map((one) => one.maxLength)) ?? Number.POSITIVE_INFINITY,
  };
}

/** The rules of all definitions of a number that apply at the same time. */
export function numberRules(definitions: readonly CoreSchema[]) {
  const all = definitions.filter((one): one is CoreNumber => one.type === 'number' || one.type === 'integer');
  return {
    values: common(all.map((one) => one.enum)),
    isInteger: all.some(({ type }) => type === 'integer'),
    minimum: greatest(all.map((one) => one.minimum)) ?? Number.NEGATIVE_INFINITY,
    maximum: least(all.map((one) => one.maximum)) ?? Number.POSITIVE_INFINITY,
    above: greatest(all.map((one) => one.exclusiveMinimum)) ?? Number.NEGATIVE_INFINITY,
    below: least(all.map((one) => one.exclusiveMaximum)) ?? Number.POSITIVE_INFINITY,
    steps: all.flatMap(({ multipleOf }) => multipleOf ?? []),
  };
}

export function booleanRules(definitions: readonly CoreSchema[]): boolean[] {
  const all = definitions.filter((one): one is CoreBoolean => one.type === 'boolean');
  return common(all.map((one) => one.enum)) ?? [true, false];
}

/** The rules of all definitions of a list that apply at the same time. */
export function listRules(definitions: readonly CoreSchema[]) {
  const all = definitions.filter((one): one is CoreList => one.type === 'array');
  return {
    items: all.map(({ items }) => items),
    minItems: greatest(all.map((one) => one.minItems)) ?? 0,
    maxItems: least(all.map((one) => one.maxItems)) ?? Number.POSITIVE_INFINITY,
    isUnique: all.some(({ uniqueItems }) => uniqueItems),
  };
}

export const isMultiple = (value: number, step: number) =>
  Math.abs(value / step - Math.round(value / step)) <= 1e-9;

/** Whether a text fulfils the rules of all definitions, apart from `enum` and `after`. */
export function acceptsText(
  { minLength, maxLength, patterns, formats }: ReturnType<typeof textRules>,
  text: string,
): boolean {
  // The validator and PostgreSQL count characters like this.
  const length = [...text].length;
  const sources = [...patterns, ...formats.map((format) => FORMATS[format].pattern)];
  return (
    length >= minLength &&
    length <= maxLength &&
    sources.every((source) => new RegExp(source, 'u').test(text))
  );
}

/** Whether a number fulfils the rules of all definitions, apart from `enum`. */
export function acceptsNumber(rules: ReturnType<typeof numberRules>, value: number): boolean {
  return (
    value >= rules.minimum &&
    value <= rules.maximum &&
    value > rules.above &&
    value < rules.below &&
    (!rules.isInteger || Number.isInteger(value)) &&
    rules.steps.every((step) => isMultiple(value, step))
  );
}
