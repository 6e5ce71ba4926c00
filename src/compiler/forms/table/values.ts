import type { ConditionSchema, CoreList, CoreNumber, CoreText, FormatName } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { toPostgresPattern } from '../patterns.ts';
import { ALWAYS, all, any, NEVER, type SqlCondition, test } from './condition.ts';
import { literal } from './sql-text.ts';
import type { ColumnType } from './storage.ts';

/** An expression for one value, which is not null. */
export interface SqlValue {
  sql: string;
  /** The type of the expression. Values inside jsonb are text, numeric or boolean. */
  type: ColumnType;
}

/** The rules of a text or number that a definition and the test of a condition have in common. */
type ScalarRules = Pick<
  ConditionSchema,
  | 'enum'
  | 'pattern'
  | 'format'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
>;

function compare(sql: string, operator: '<' | '<=' | '>' | '>=', value: string): SqlCondition {
  const opposites = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
  return test(`${sql} ${operator} ${value}`, `${sql} ${opposites[operator]} ${value}`);
}

/** A range with both limits is one `between`. */
function range(sql: string, least: string | undefined, most: string | undefined): SqlCondition[] {
  if (least !== undefined && most !== undefined) {
    return [test(`${sql} between ${least} and ${most}`, `${sql} not between ${least} and ${most}`)];
  }
  if (least !== undefined) return [compare(sql, '>=', least)];
  return most === undefined ? [] : [compare(sql, '<=', most)];
}

/** Writes a number as JavaScript does, which PostgreSQL reads without loss. */
const numeric = (value: number) => String(value);

function options({ sql, type }: SqlValue, values: unknown[]): SqlCondition {
  if (type === 'boolean') {
    const parts = values.flatMap((value) =>
      typeof value === 'boolean' ? [value ? test(sql, `not ${sql}`) : test(`not ${sql}`, sql)] : [],
    );
    return any(parts);
  }
  const isText = !isNumber(type);
  const texts = values.flatMap((value) => {
    if (isText) return typeof value === 'string' ? [literal(value)] : [];
    return typeof value === 'number' ? [numeric(value)] : [];
  });
  const [first] = texts;
  if (first === undefined) return NEVER;
  if (texts.length === 1) return test(`${sql} = ${first}`, `${sql} <> ${first}`);
  const list = texts.join(', ');
  return test(`${sql} in (${list})`, `${sql} not in (${list})`);
}

function numberRules(value: SqlValue, rules: ScalarRules): SqlCondition[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  const limit = (number: number | undefined) => (number === undefined ? undefined : numeric(number));
  return [
    ...range(value.sql, limit(minimum), limit(maximum)),
    ...(exclusiveMinimum === undefined ? [] : [compare(value.sql, '>', numeric(exclusiveMinimum))]),
    ...(exclusiveMaximum === undefined ? [] : [compare(value.sql, '<', numeric(exclusiveMaximum))]),
    ...(multipleOf === undefined ? [] : [multiple(value, multipleOf)]),
  ];
}

/** The tolerance of the browser's validator (Ajv's multipleOfPrecision 9), which divides with double precision. */
const TOLERANCE = '1e-9';
/** Whole numbers up to here have no multiples within the tolerance that are not exact. */
const LARGEST_EXACT = 1_000_000;

function multiple({ sql, type }: SqlValue, step: number): SqlCondition {
  if (type === 'integer' && Number.isInteger(step) && step <= LARGEST_EXACT) {
    return step === 1 ? ALWAYS : test(`${sql} % ${step} = 0`, `${sql} % ${step} <> 0`);
  }
  const ratio = `${sql}::float8 / ${numeric(step)}::float8`;
  // PostgreSQL refuses a division whose result is too small for the type. JavaScript returns zero.
  const isTiny = compare(`abs(${sql})`, '<', '1e-100');
  return any([isTiny, compare(`abs(round(${ratio}) - ${ratio})`, '<=', TOLERANCE)]);
}

/** A pattern that PostgreSQL cannot evaluate is reported with the data schema, so that there is no table. */
function matches(sql: string, pattern: string): SqlCondition {
  const translated = toPostgresPattern(pattern);
  const text = literal(typeof translated === 'string' ? translated : pattern);
  return test(`${sql} ~ ${text}`, `${sql} !~ ${text}`);
}

/** A value as the text that the form sends. Undefined for a type with several notations. */
function asText({ sql, type }: SqlValue): string | undefined {
  if (type === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`;
  return type === 'text' ? sql : undefined;
}

function textRules(value: SqlValue, rules: ScalarRules): SqlCondition[] {
  const sql = asText(value);
  if (sql === undefined) return [];
  const { pattern, minLength, maxLength } = rules;
  // A column with the type of its format accepts no other texts.
  const format = value.type === 'text' ? rules.format : undefined;
  const limit = (length: number | undefined) => (length === undefined ? undefined : String(length));
  return [
    ...range(`char_length(${sql})`, limit(minLength), limit(maxLength)),
    ...(format === undefined ? [] : [matches(sql, FORMATS[format].pattern)]),
    ...(pattern === undefined ? [] : [matches(sql, pattern)]),
  ];
}

const NUMBERS: readonly ColumnType[] = ['integer', 'bigint', 'numeric'];
export const isNumber = (type: ColumnType) => NUMBERS.includes(type);

/** The rules of one value, as a definition or the test of a condition has them. */
export function scalarRules(value: SqlValue, rules: ScalarRules): SqlCondition {
  const text = asText(value);
  const list = rules.enum === undefined ? [] : [options({ ...value, sql: text ?? value.sql }, rules.enum)];
  const own = isNumber(value.type) ? numberRules(value, rules) : textRules(value, rules);
  return all([...list, ...(value.type === 'boolean' ? [] : own)]);
}

/** The rules of a text's definition. A text without a visible character counts as empty, and is never stored. */
export function definedText(value: SqlValue, schema: CoreText): SqlCondition {
  if (schema.enum !== undefined) return scalarRules(value, schema);
  if (value.type !== 'text') {
    const [least, most] = (schema.format && FORMATS[schema.format].columnLimits) ?? [];
    return all([
      ...range(value.sql, least && literal(least), most && literal(most)),
      scalarRules(value, schema),
    ]);
  }
  const { minLength = 1, maxLength = DEFAULT_LIMITS.maxLength } = schema;
  const least = Math.max(1, minLength);
  const isVisible = schema.format === undefined ? [test(`private.is_visible(${value.sql})`)] : [];
  return all([scalarRules(value, { ...schema, minLength: least, maxLength }), ...isVisible]);
}

/** The most digits after the point: JavaScript writes no number with more. */
const MAX_SCALE = 400;

export function definedNumber(value: SqlValue, schema: CoreNumber): SqlCondition {
  if (schema.enum !== undefined) return scalarRules(value, schema);
  const { number } = DEFAULT_LIMITS;
  const {
    minimum = schema.exclusiveMinimum === undefined ? -number : undefined,
    maximum = schema.exclusiveMaximum === undefined ? number : undefined,
  } = schema;
  const rules: ScalarRules = { ...schema };
  if (minimum !== undefined) rules.minimum = minimum;
  if (maximum !== undefined) rules.maximum = maximum;
  if (value.type !== 'numeric') return scalarRules(value, rules);
  const digits = schema.type === 'integer' ? '= 0' : `<= ${MAX_SCALE}`;
  return all([scalarRules(value, rules), test(`scale(${value.sql}) ${digits}`)]);
}

/** The limits of a list's length. An empty list counts as no answer, and is never stored. */
export function lengthLimits({ minItems = 1, maxItems, items, uniqueItems }: CoreList): [number, number] {
  const choices = items.type === 'string' && uniqueItems ? items.enum?.length : undefined;
  return [Math.max(1, minItems), maxItems ?? choices ?? DEFAULT_LIMITS.maxItems];
}

/** True if the first value is later than the second one of the same format. */
export function isAfter(value: SqlValue, other: SqlValue, format: FormatName): SqlCondition {
  const type = FORMATS[format].columnType;
  const typed = (one: SqlValue) => (one.type === type ? one.sql : `${one.sql}::${type}`);
  return compare(typed(value), '>', typed(other));
}
