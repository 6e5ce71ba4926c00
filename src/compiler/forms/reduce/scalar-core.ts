import { formatValue } from '../../report/wording.ts';
import type { CoreBoolean, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { isFormatName } from '../formats.ts';
import { acceptsNumber, acceptsText, numberRules, textRules } from '../sample/rules.ts';
import { enumOf, type Part, type PartType, type RuleName } from './part.ts';
import type { Reader } from './reader.ts';
import { checkText } from './text-rules.ts';

/** Reads a rule whose value has the given type. Other values are reported by the meta-schema. */
function rule<Value>(part: Part, name: RuleName, type: 'string' | 'number'): Value | undefined {
  const value = part.rules.get(name)?.value;
  return typeof value === type ? (value as Value) : undefined;
}

/** The values of an enum that have the type of the definition and that its other rules accept. */
function allowed<Value>(
  part: Part,
  type: 'string' | 'number',
  accepts: (value: Value) => boolean,
  reader: Reader,
): Value[] | undefined {
  const values = enumOf(part) as Value[] | undefined;
  const left = values?.filter((value) => typeof value === type && accepts(value));
  const at = part.rules.get('enum')?.at;
  if (left?.length === 0 && at) {
    const message = `The other rules of the field accept none of the values ${values?.map(formatValue).join(', ')}.`;
    reader.report(at, message, 'Remove the other rules: the list of values is enough.');
  }
  return left;
}

/** Reads `pattern` or `format`, if both the browser and the table can evaluate it. */
function usable(part: Part, name: 'pattern' | 'format', reader: Reader): string | undefined {
  const found = part.rules.get(name);
  const isUsable = found && checkText(name, found.value, found.at, reader);
  return isUsable ? rule<string>(part, name, 'string') : undefined;
}

function textCore(part: Part, reader: Reader): CoreText {
  const format = usable(part, 'format', reader);
  const pattern = usable(part, 'pattern', reader);
  const minLength = rule<number>(part, 'minLength', 'number');
  const maxLength = rule<number>(part, 'maxLength', 'number');
  const after = rule<string>(part, 'after', 'string');
  const rules: CoreText = {
    type: 'string',
    ...(isFormatName(format) && { format }),
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(after !== undefined && { after }),
  };
  const values = allowed<string>(part, 'string', (value) => acceptsText(textRules([rules]), value), reader);
  if (!values) return rules;
  return { type: 'string', enum: values, ...(part.choiceOf && { choiceOf: part.choiceOf }) };
}

/** The limits of whole numbers are whole numbers, and one limit at each end is enough. */
function limitsOf(part: Part, isInteger: boolean): Partial<CoreNumber> {
  const read = (name: RuleName) => rule<number>(part, name, 'number');
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

function numberCore(part: Part, type: 'number' | 'integer', reader: Reader): CoreNumber {
  const multipleOf = rule<number>(part, 'multipleOf', 'number');
  // Every whole number is a multiple of 1, of 0.5 and of 0.1.
  const isIdle = type === 'integer' && multipleOf !== undefined && Number.isInteger(1 / multipleOf);
  const rules: CoreNumber = {
    type,
    ...limitsOf(part, type === 'integer'),
    ...(multipleOf !== undefined && !isIdle && { multipleOf }),
  };
  const values = allowed<number>(
    part,
    'number',
    (value) => acceptsNumber(numberRules([rules]), value),
    reader,
  );
  return values ? { type, enum: values } : rules;
}

/** Reads the default, if the form shows it. */
function withDefault<Core extends CoreText | CoreNumber | CoreBoolean>(
  core: Core,
  part: Part,
  reader: Reader,
): Core {
  const found = part.default;
  if (!found) return core;
  const { value } = found;
  const isValid =
    core.type === 'string'
      ? typeof value === 'string' && (core.enum?.includes(value) ?? acceptsText(textRules([core]), value))
      : core.type === 'boolean'
        ? typeof value === 'boolean' && (core.enum?.includes(value) ?? true)
        : typeof value === 'number' &&
          (core.enum?.includes(value) ?? acceptsNumber(numberRules([core]), value));
  if (isValid) return { ...core, default: value };
  const message = `"default" is ${formatValue(value)}, which the rules of the field do not accept.`;
  reader.report(
    found.at,
    message,
    'Change it, or remove "prefill" from the field in content/forms/.',
    'value',
  );
  return core;
}

/** Reduces a text, a number or a boolean. */
export function scalarCore(
  part: Part,
  type: Exclude<PartType, 'object' | 'array'>,
  reader: Reader,
  keepsDefault: boolean,
): CoreSchema {
  const keep = <Core extends CoreText | CoreNumber | CoreBoolean>(core: Core) =>
    keepsDefault ? withDefault(core, part, reader) : core;
  if (type === 'string') return keep(textCore(part, reader));
  if (type !== 'boolean') return keep(numberCore(part, type, reader));
  const values = enumOf(part) as boolean[] | undefined;
  const isLimited = values && new Set(values).size === 1;
  return keep<CoreBoolean>({
    type,
    ...(isLimited && { enum: values.slice(0, 1) }),
    ...(part.isSentUnticked && { unticked: false }),
  });
}
