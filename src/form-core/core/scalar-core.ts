import { formatValue } from '@json-site/compiler/words';
import type { CoreBoolean, CoreNumber, CoreText, NumberRules, RuleName, ValueType } from '../core-schema.ts';
import { optionsIn } from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import type { Json } from '../passes/schema-tree.ts';
import { fulfils, jointRules } from '../sample/rules.ts';
import { refusalOfText } from '../text-rules.ts';
import type { CoreContext } from './core-types.ts';

type Scalar = CoreText | CoreNumber | CoreBoolean;

const OF_NUMBERS = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'] as const;

/** The rules that the core copies from the data schema, in its order. */
const RULES: Record<Exclude<ValueType, 'object'>, readonly RuleName[]> = {
  string: ['format', 'pattern', 'minLength', 'maxLength', 'after'],
  number: OF_NUMBERS,
  integer: OF_NUMBERS,
  boolean: [],
  array: ['minItems', 'maxItems'],
};

/** The value of the other rules is a number. */
const WITH_TEXT: readonly RuleName[] = ['format', 'pattern', 'after'];

/** Reads the rules that exclude some values, if both the browser and the table can evaluate them for short texts. */
export function rulesOf(schema: Json, type: keyof typeof RULES, { report }: CoreContext): Json {
  const names = RULES[type].filter((name) => {
    const value = schema[name];
    if (value === undefined) return false;
    const refusal = refusalOfText(name, value, 0);
    if (refusal) report(origins.at(schema, name), refusal);
    const isIdle = (name === 'minLength' || name === 'minItems') && Number(value) <= 0;
    // The meta-schema reports values that the keyword cannot have.
    return !refusal && !isIdle && typeof value === (WITH_TEXT.includes(name) ? 'string' : 'number');
  });
  return Object.fromEntries(names.map((name) => [name, schema[name]]));
}

/** Every whole number is a multiple of 1, of 0.5 and of 0.1, and its limits are whole numbers. */
function integerRules(rules: NumberRules): NumberRules {
  const { minimum, exclusiveMinimum: above, maximum, exclusiveMaximum: below, multipleOf } = rules;
  const [none, all] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const least = Math.max(Math.ceil(minimum ?? none), Math.floor(above ?? none) + 1);
  const most = Math.min(Math.floor(maximum ?? all), Math.ceil(below ?? all) - 1);
  return {
    ...(least > none && { minimum: least }),
    ...(most < all && { maximum: most }),
    ...(multipleOf !== undefined && !Number.isInteger(1 / multipleOf) && { multipleOf }),
  };
}

/** One limit at each end is enough. */
function withoutWeaker({ ...rules }: NumberRules): NumberRules {
  const { minimum, exclusiveMinimum: above, maximum, exclusiveMaximum: below } = rules;
  if (minimum !== undefined && above !== undefined)
    delete rules[above >= minimum ? 'minimum' : 'exclusiveMinimum'];
  if (maximum !== undefined && below !== undefined)
    delete rules[below <= maximum ? 'maximum' : 'exclusiveMaximum'];
  return rules;
}

/** Whether a value has the type of a field and fulfils its rules. */
function accepts(core: Scalar, value: unknown): boolean {
  const type = core.type === 'integer' ? 'number' : core.type;
  return typeof value === type && fulfils(jointRules([core]), value);
}

/** The options that the other rules accept. Both of a boolean are no rule. */
function optionsOf(schema: Json, rules: Scalar, { report }: CoreContext): unknown[] | undefined {
  const options = optionsIn(schema);
  const left = options?.filter((value) => accepts(rules, value));
  if (left?.length === 0) {
    const message = `The other rules of the field accept none of the values ${options?.map(formatValue).join(', ')}.`;
    const hint = 'Remove the other rules: the list of values is enough.';
    report(origins.at(schema, 'enum'), { message, hint });
  }
  return rules.type === 'boolean' && left?.length === 2 ? undefined : left;
}

/** Reduces a text, a number or a boolean. */
export function scalarCore(
  schema: Json,
  type: Exclude<ValueType, 'object' | 'array'>,
  context: CoreContext,
  keepsDefault: boolean,
): Scalar {
  const all = rulesOf(schema, type, context);
  const own = type === 'integer' ? integerRules(all) : type === 'number' ? withoutWeaker(all) : all;
  const { choiceOf, unticked, default: value } = schema;
  // Each rule has a value that its keyword can have, and the passes before this one add the others.
  const rules = { type, ...own } as Scalar;
  if ('after' in own && optionsIn(schema))
    context.report(origins.at(schema, 'after'), {
      message:
        '"after" has no effect on a list of values: the form cannot leave out the ones that are too early.',
      hint: 'Remove "after", or replace "enum" by "format": "date".',
    });
  const options = optionsOf(schema, rules, context);
  const core = {
    ...(options ? { type, enum: options } : rules),
    ...(choiceOf !== undefined && { choiceOf }),
    ...(unticked !== undefined && { unticked }),
  } as Scalar;
  if (!keepsDefault || value === undefined) return core;
  if (accepts(core, value)) return { ...core, default: value } as Scalar;
  context.report(origins.at(schema, 'default'), {
    message: `"default" is ${formatValue(value)}, which the rules of the field do not accept.`,
    hint: 'Change it, or remove "prefill" from the field in content/forms/.',
    part: 'value',
  });
  return core;
}
