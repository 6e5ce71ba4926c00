import { formatValue } from '../../report/wording.ts';
import type { CoreBoolean, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { isFormatName } from '../formats.ts';
import { optionsIn, type RuleName, type ValueType } from '../passes/merged/normal-form.ts';
import type { Json } from '../passes/schema-tree.ts';
import { acceptsNumber, acceptsText, numberRules, textRules } from '../sample/rules.ts';
import { refusalOfText } from '../text-rules.ts';
import type { CoreBuilder } from './core-types.ts';

type Context = Pick<CoreBuilder, 'origins' | 'report'>;

/** Reads a rule whose value has the given type. Other values are reported by the meta-schema. */
function rule<Value>(schema: Json, name: RuleName, type: 'string' | 'number'): Value | undefined {
  const value = schema[name];
  return typeof value === type ? (value as Value) : undefined;
}

/** The options that have the type of the definition and that its other rules accept. */
function allowed<Value>(
  schema: Json,
  type: 'string' | 'number',
  accepts: (value: Value) => boolean,
  { origins, report }: Context,
): Value[] | undefined {
  const values = optionsIn(schema) as Value[] | undefined;
  const left = values?.filter((value) => typeof value === type && accepts(value));
  if (left?.length === 0) {
    const message = `The other rules of the field accept none of the values ${values?.map(formatValue).join(', ')}.`;
    const hint = 'Remove the other rules: the list of values is enough.';
    report(origins.at(schema, 'enum'), { message, hint });
  }
  return left;
}

/** Reads `pattern` or `format`, if both the browser and the table can evaluate it. */
function usable(schema: Json, name: 'pattern' | 'format', { origins, report }: Context): string | undefined {
  if (schema[name] === undefined) return undefined;
  const refusal = refusalOfText(name, schema[name]);
  if (refusal) report(origins.at(schema, name), refusal);
  return refusal ? undefined : rule<string>(schema, name, 'string');
}

function textCore(schema: Json, context: Context): CoreText {
  const format = usable(schema, 'format', context);
  const pattern = usable(schema, 'pattern', context);
  const minLength = rule<number>(schema, 'minLength', 'number');
  const maxLength = rule<number>(schema, 'maxLength', 'number');
  const after = rule<string>(schema, 'after', 'string');
  const rules: CoreText = {
    type: 'string',
    ...(isFormatName(format) && { format }),
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(after !== undefined && { after }),
  };
  const values = allowed<string>(
    schema,
    'string',
    (value) => acceptsText(textRules([rules]), value),
    context,
  );
  if (!values) return rules;
  const choice = schema['choiceOf'] as CoreText['choiceOf'];
  return { type: 'string', enum: values, ...(choice && { choiceOf: choice }) };
}

/** The limits of whole numbers are whole numbers, and one limit at each end is enough. */
function limitsOf(schema: Json, isInteger: boolean): Partial<CoreNumber> {
  const read = (name: RuleName) => rule<number>(schema, name, 'number');
  const [minimum, above] = [read('minimum'), read('exclusiveMinimum')];
  const [maximum, below] = [read('maximum'), read('exclusiveMaximum')];
  if (isInteger) {
    const least = [
      minimum === undefined ? [] : Math.ceil(minimum),
      above === undefined ? [] : Math.floor(above) + 1,
    ].flat();
    const most = [
      maximum === undefined ? [] : Math.floor(maximum),
      below === undefined ? [] : Math.ceil(below) - 1,
    ].flat();
    return {
      ...(least.length > 0 && { minimum: Math.max(...least) }),
      ...(most.length > 0 && { maximum: Math.min(...most) }),
    };
  }
  const isAbove = above !== undefined && above >= (minimum ?? above);
  const isBelow = below !== undefined && below <= (maximum ?? below);
  return {
    ...(isAbove ? { exclusiveMinimum: above } : minimum !== undefined && { minimum }),
    ...(isBelow ? { exclusiveMaximum: below } : maximum !== undefined && { maximum }),
  };
}

function numberCore(schema: Json, type: 'number' | 'integer', context: Context): CoreNumber {
  const multipleOf = rule<number>(schema, 'multipleOf', 'number');
  // Every whole number is a multiple of 1, of 0.5 and of 0.1.
  const isIdle = type === 'integer' && multipleOf !== undefined && Number.isInteger(1 / multipleOf);
  const rules: CoreNumber = {
    type,
    ...limitsOf(schema, type === 'integer'),
    ...(multipleOf !== undefined && !isIdle && { multipleOf }),
  };
  const values = allowed<number>(
    schema,
    'number',
    (value) => acceptsNumber(numberRules([rules]), value),
    context,
  );
  return values ? { type, enum: values } : rules;
}

/** Reads the default, if the form shows it. */
function withDefault<Core extends CoreText | CoreNumber | CoreBoolean>(
  core: Core,
  schema: Json,
  context: Context,
): Core {
  const value = schema['default'];
  if (value === undefined) return core;
  const isValid =
    core.type === 'string'
      ? typeof value === 'string' && (core.enum?.includes(value) ?? acceptsText(textRules([core]), value))
      : core.type === 'boolean'
        ? typeof value === 'boolean' && (core.enum?.includes(value) ?? true)
        : typeof value === 'number' &&
          (core.enum?.includes(value) ?? acceptsNumber(numberRules([core]), value));
  if (isValid) return { ...core, default: value };
  context.report(context.origins.at(schema, 'default'), {
    message: `"default" is ${formatValue(value)}, which the rules of the field do not accept.`,
    hint: 'Change it, or remove "prefill" from the field in content/forms/.',
    part: 'value',
  });
  return core;
}

/** Reduces a text, a number or a boolean. */
export function scalarCore(
  schema: Json,
  type: Exclude<ValueType, 'object' | 'array'>,
  context: Context,
  keepsDefault: boolean,
): CoreSchema {
  const keep = <Core extends CoreText | CoreNumber | CoreBoolean>(core: Core) =>
    keepsDefault ? withDefault(core, schema, context) : core;
  if (type === 'string') return keep(textCore(schema, context));
  if (type !== 'boolean') return keep(numberCore(schema, type, context));
  const values = optionsIn(schema) as boolean[] | undefined;
  const isLimited = values && new Set(values).size === 1;
  return keep<CoreBoolean>({
    type,
    ...(isLimited && { enum: values.slice(0, 1) }),
    ...(schema['unticked'] === false && { unticked: false }),
  });
}
