import type { CoreSchema, ListRules, NumberRules, TextRules } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';

/** Every rule that a definition can have. */
interface AnyRules extends TextRules, NumberRules, ListRules {
  type: CoreSchema['type'];
  enum?: readonly unknown[];
  after?: string;
  items?: CoreSchema;
  uniqueItems?: boolean;
}

export type Rules = ReturnType<typeof jointRules>;

/**
 * The rules of all definitions of a field, which apply at the same time. `above` and `below` are no values themselves.
 */
export function jointRules(definitions: readonly CoreSchema[]) {
  const all = definitions as readonly AnyRules[];
  const said = <Name extends keyof AnyRules>(name: Name) =>
    all.flatMap((one): NonNullable<AnyRules[Name]>[] => (one[name] == null ? [] : [one[name]]));
  const [values, ...others] = said('enum');
  return {
    values: values?.filter((value) => others.every((list) => list.includes(value))),
    formats: said('format'),
    patterns: said('pattern'),
    afters: said('after'),
    steps: said('multipleOf'),
    items: said('items'),
    minLength: Math.max(0, ...said('minLength')),
    maxLength: Math.min(Number.POSITIVE_INFINITY, ...said('maxLength')),
    minItems: Math.max(0, ...said('minItems')),
    maxItems: Math.min(Number.POSITIVE_INFINITY, ...said('maxItems')),
    minimum: Math.max(Number.NEGATIVE_INFINITY, ...said('minimum')),
    maximum: Math.min(Number.POSITIVE_INFINITY, ...said('maximum')),
    above: Math.max(Number.NEGATIVE_INFINITY, ...said('exclusiveMinimum')),
    below: Math.min(Number.POSITIVE_INFINITY, ...said('exclusiveMaximum')),
    isInteger: said('type').includes('integer'),
    isUnique: said('uniqueItems').includes(true),
  };
}

export const isMultiple = (value: number, step: number) =>
  Math.abs(value / step - Math.round(value / step)) <= 1e-9;

/** Whether a text, a number or a boolean of the right type fulfils the rules, apart from `after`. */
export function fulfils(rules: Rules, value: unknown): boolean {
  if (rules.values && !rules.values.includes(value)) return false;
  if (typeof value === 'string') {
    // The validator and PostgreSQL count characters like this.
    const length = [...value].length;
    const patterns = [...rules.patterns, ...rules.formats.map((format) => FORMATS[format].pattern)];
    const isMatch = patterns.every((pattern) => new RegExp(pattern, 'u').test(value));
    return length >= rules.minLength && length <= rules.maxLength && isMatch;
  }
  if (typeof value !== 'number') return true;
  const isInside =
    value >= rules.minimum && value <= rules.maximum && value > rules.above && value < rules.below;
  const isWhole = !rules.isInteger || Number.isInteger(value);
  return isInside && isWhole && rules.steps.every((step) => isMultiple(value, step));
}
