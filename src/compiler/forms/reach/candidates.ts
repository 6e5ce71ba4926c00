import { itemDefinitions, optionsAmong } from '../../form-rules/definitions.ts';
import type { IsValid } from '../../form-rules/visible.ts';
import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import type { Random } from '../sample/pattern-text.ts';
import { booleanRules, numberRules } from '../sample/rules.ts';
import { sampleValue } from '../sample/sample.ts';

type Definitions = readonly CoreSchema[];

/** Repeatable, so that the same schema always has the same diagnostics. */
function repeatable(): Random {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A rule and the rules inside it. */
function allRules(rule: ConditionSchema): ConditionSchema[] {
  const inner = [...(rule.not ? [rule.not] : []), ...(rule.allOf ?? []), ...(rule.anyOf ?? [])];
  return [rule, ...inner.flatMap(allRules)];
}

const NUMBER = ['minimum', 'maximum'] as const;
const LENGTH = ['minLength', 'maxLength'] as const;
const COUNT = ['minItems', 'maxItems'] as const;

/** Limits, with the pair of limits that allows exactly one number. */
const LIMITS = {
  minLength: LENGTH,
  maxLength: LENGTH,
  minItems: COUNT,
  maxItems: COUNT,
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  exclusiveMaximum: NUMBER,
} as const;

/** For each limit of a rule, rules that allow the limit alone, what is one step below it, and what is one step above it. */
function nearby(rule: Partial<Record<keyof typeof LIMITS, number>>, step: number): ConditionSchema[] {
  return Object.entries(LIMITS).flatMap(([name, [low, high]]) => {
    const limit = rule[name as keyof typeof LIMITS];
    if (limit === undefined || Math.abs(limit) > Number.MAX_SAFE_INTEGER - step) return [];
    return [limit, limit - step, limit + step].map((value) => ({ [low]: value, [high]: value }));
  });
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

const stepOf = (definitions: Definitions): number => {
  const { isInteger, steps } = numberRules(definitions);
  return definitions[0]?.type === 'number' ? Math.max(isInteger ? 1 : 0.01, ...steps) : Math.max(1, ...steps);
};

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
  const random = repeatable();
  /** A value by a rule of a condition, and by the field's own rules at the same time. */
  const by = (rule: ConditionSchema): unknown => {
    const also = { ...('items' in first && { items: first.items }), ...rule, type: first.type } as CoreSchema;
    return sampleValue([...definitions, also], true, random, isValid);
  };
  const found = (): unknown[] => {
    if (first.type === 'boolean') return booleanRules(definitions);
    const options = optionsAmong(definitions);
    if (options) return [...options];
    const anything = Array.from({ length: 8 }, () => by({}));
    if (first.type === 'object') return anything.filter((value) => value !== undefined).sort(bySize);
    const limited = [...all, ...definitions].flatMap((rule) =>
      nearby(rule as ConditionSchema, stepOf(definitions)),
    );
    const listed = all.flatMap((rule) => rule.enum ?? []);
    const made = [...all, ...all, ...all, ...limited].map(by);
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
