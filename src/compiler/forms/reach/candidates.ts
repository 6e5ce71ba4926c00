import type { IsValid } from '../../form-rules/visible.ts';
import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import type { Random } from '../sample/pattern-text.ts';
import { booleanRules, listRules, numberRules, textRules } from '../sample/rules.ts';
import { sampleNumber, sampleString, sampleValue } from '../sample/sample.ts';

/** Repeatable, so that the same schema always has the same diagnostics. */
function repeatable(): Random {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const times = (count: number, make: () => unknown) => Array.from({ length: count }, make);

function texts(definitions: readonly CoreSchema[], rules: readonly ConditionSchema[]): unknown[] {
  const { values } = textRules(definitions);
  if (values) return values;
  const random = repeatable();
  // A text by a rule of a condition, and by the field's own rules at the same time.
  const byRules = rules.flatMap((rule) => {
    const { minLength, maxLength, pattern, format } = rule;
    const also = { type: 'string', minLength, maxLength, pattern, format } as CoreSchema;
    const limit = (length: number) =>
      ({ type: 'string', minLength: length, maxLength: length }) as CoreSchema;
    const edges = [minLength, maxLength].flatMap((edge) =>
      edge === undefined ? [] : [edge - 1, edge, edge + 1],
    );
    return [
      ...(rule.enum ?? []),
      ...times(3, () => sampleString([...definitions, also], random)),
      ...edges
        .filter((length) => length > 0)
        .map((length) => sampleString([...definitions, limit(length)], random)),
    ];
  });
  return [...byRules, ...times(4, () => sampleString(definitions, random))];
}

function numbers(definitions: readonly CoreSchema[], rules: readonly ConditionSchema[]): unknown[] {
  const { values, isInteger, steps, minimum, maximum } = numberRules(definitions);
  if (values) return values;
  const random = repeatable();
  const step = Math.max(isInteger ? 1 : 0.01, ...steps);
  const edges = rules.flatMap((rule) => [
    rule.minimum,
    rule.maximum,
    rule.exclusiveMinimum,
    rule.exclusiveMaximum,
  ]);
  const near = [...edges, minimum, maximum].flatMap((edge) =>
    edge === undefined || !Number.isFinite(edge) ? [] : [edge - step, edge, edge + step],
  );
  const multiples = rules.flatMap(({ multipleOf }) =>
    multipleOf === undefined ? [] : [multipleOf, multipleOf * 7],
  );
  const listed = rules.flatMap((rule) => rule.enum ?? []);
  return [...listed, ...near, ...multiples, ...times(6, () => sampleNumber(definitions, random))];
}

function lists(
  definitions: readonly CoreSchema[],
  rules: readonly ConditionSchema[],
  isValid: IsValid,
): unknown[] {
  const { items, minItems } = listRules(definitions);
  const inside = rules.flatMap((rule) =>
    allRules(rule).flatMap(({ contains }) => (contains ? allRules(contains) : [])),
  );
  const single = candidatesFor(items, inside, isValid);
  const sizes = rules
    .flatMap((rule) => [rule.minItems, rule.maxItems])
    .flatMap((size) => (size === undefined ? [] : [size, size + 1]));
  const sized = [...sizes, minItems, single.length].map((size) =>
    items[0]?.type === 'object' ? times(size, () => single[0]) : single.slice(0, size),
  );
  const rest = single.map((one) => single.filter((other) => other !== one));
  return [...single.map((one) => [one]), ...rest, ...sized].filter((list) => list.length > 0);
}

/** A rule and the rules inside it. */
function allRules(rule: ConditionSchema): ConditionSchema[] {
  const inner = [...(rule.not ? [rule.not] : []), ...(rule.allOf ?? []), ...(rule.anyOf ?? [])];
  return [rule, ...inner.flatMap(allRules)];
}

/** The fullest come first: a group without any answer counts as absent. */
function groups(definitions: readonly CoreSchema[], isValid: IsValid): unknown[] {
  const random = repeatable();
  const found = times(8, () => sampleValue(definitions, true, random, isValid));
  return found.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
}

/** Values that the definitions of a field accept, among them some for which each rule is true, and false. */
export function candidatesFor(
  definitions: readonly CoreSchema[],
  rules: readonly ConditionSchema[],
  isValid: IsValid,
): unknown[] {
  const all = rules.flatMap(allRules);
  const [first] = definitions;
  const found = (): unknown[] => {
    if (first?.type === 'string') return texts(definitions, all);
    if (first?.type === 'boolean') return booleanRules(definitions);
    if (first?.type === 'array') return lists(definitions, rules, isValid);
    if (first?.type === 'object') return groups(definitions, isValid);
    return numbers(definitions, all);
  };
  const accepted = found().filter(
    (value) => value !== undefined && definitions.every((one) => isValid(one as ConditionSchema, value)),
  );
  return [...new Map(accepted.map((value) => [JSON.stringify(value), value])).values()];
}
