import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import { itemDefinitions, optionsAmong } from '../form-rules/definitions.ts';
import type { IsValid } from '../form-rules/visible.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { randomNumbers } from '../sample/random.ts';
import { jointRules } from '../sample/rules.ts';
import { sampleValue } from '../sample/sample.ts';

type Definitions = readonly CoreSchema[];

/** A rule and the rules inside it. */
function allRules(rule: ConditionSchema): ConditionSchema[] {
  const inner = [...(rule.not ? [rule.not] : []), ...(rule.allOf ?? []), ...(rule.anyOf ?? [])];
  return [rule, ...inner.flatMap(allRules)];
}

/** Rules of a field, above which pairs of them take too long to try. */
const MOST_JOINT = 6;

/** Each two rules as one, and all of them. */
const pairsOf = (rules: readonly ConditionSchema[]): ConditionSchema[] => [
  ...rules.flatMap((one, index) => rules.slice(index + 1).map((other) => ({ allOf: [one, other] }))),
  { allOf: [...rules] },
];

/** A rule, and the rules that apply with it. */
const together = (rule: ConditionSchema): ConditionSchema[] => [
  rule,
  ...(rule.allOf ?? []).flatMap(together),
];

/** The rules that allow one number, one length or one number of entries alone. */
const EXACTLY: Readonly<Record<string, (count: number) => ConditionSchema>> = {
  string: (count) => ({ minLength: count, maxLength: count }),
  array: (count) => ({ minItems: count, maxItems: count }),
  number: (count) => ({ minimum: count, maximum: count }),
  integer: (count) => ({ minimum: count, maximum: count }),
};

const USUAL: readonly unknown[] = Object.values(DEFAULT_LIMITS);

/** A definition without the limits that a field has because each needs one. To make so long values takes time. */
const withoutUsual = (definition: CoreSchema) =>
  Object.fromEntries(Object.entries(definition).filter(([, limit]) => !USUAL.includes(limit)));

/** Rules that allow each limit alone, what is one step below it, and what is one step above it. */
function aroundLimits(rules: readonly object[], definitions: Definitions): ConditionSchema[] {
  const { type = 'string' } = definitions[0] ?? {};
  const { isInteger, steps } = jointRules(definitions);
  const step = Math.max(type === 'number' && !isInteger ? 0.01 : 1, ...steps);
  return rules
    .flatMap((rule) => Object.values(rule))
    .filter((limit) => typeof limit === 'number' && Math.abs(limit) <= Number.MAX_SAFE_INTEGER - step)
    .flatMap((limit: number) => [limit, limit - step, limit + step])
    .flatMap((limit) => EXACTLY[type]?.(limit) ?? []);
}

/** Lists for which rules about their items are true, and false. */
function lists(definitions: Definitions, rules: readonly ConditionSchema[], isValid: IsValid): unknown[][] {
  const inside = rules.flatMap(({ contains }) => (contains ? [contains] : []));
  const single = candidatesFor(itemDefinitions(definitions), inside, isValid);
  return [
    ...single.map((one) => [one]),
    ...single.map((one) => single.filter((other) => other !== one)),
    single,
  ];
}

/** The fullest values come first: a group without any answer counts as absent. */
const bySize = (one: unknown, other: unknown) => JSON.stringify(other).length - JSON.stringify(one).length;

/** Values that the definitions of a field accept, among them some for which each rule is true, and false. */
export function candidatesFor(
  definitions: Definitions,
  rules: readonly ConditionSchema[],
  isValid: IsValid,
): unknown[] {
  const [first] = definitions;
  if (!first) return [];
  const all = rules.flatMap(allRules);
  // The same schema always has the same diagnostics.
  const random = randomNumbers(1);
  /** A value by a rule of a condition, and by the field's own rules at the same time. */
  const by = (rule: ConditionSchema): unknown => {
    const also = together(rule).map(
      (one) => ({ ...('items' in first && { items: first.items }), ...one, type: first.type }) as CoreSchema,
    );
    return sampleValue([...definitions, ...also], random, isValid);
  };
  const found = (): unknown[] => {
    const options = optionsAmong(definitions) ?? (first.type === 'boolean' ? [true, false] : undefined);
    if (options) return [...options];
    const anything = Array.from({ length: 8 }, () => by({}));
    if (first.type === 'object') return anything.filter((value) => value !== undefined).sort(bySize);
    const limited = aroundLimits([...all, ...definitions.map(withoutUsual)], definitions);
    const listed = all.flatMap((rule) => rule.enum ?? []);
    // Parts of one condition are tried alone elsewhere; here one value may need to follow several of them.
    const joint = all.length > 1 && all.length <= MOST_JOINT ? pairsOf(all) : [];
    const made = [...all, ...all, ...all, ...joint, ...limited].map(by);
    return [
      ...listed,
      ...(first.type === 'array' ? lists(definitions, all, isValid) : []),
      ...made,
      ...anything,
    ];
  };
  const accepted = found().filter((value) => {
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    return !isEmpty && definitions.every((one) => isValid(one as ConditionSchema, value));
  });
  return [...new Map(accepted.map((value) => [JSON.stringify(value), value])).values()];
}
