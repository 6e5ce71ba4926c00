import type {
  ConditionSchema,
  CoreBoolean,
  CoreList,
  CoreNumber,
  CoreText,
  FormatName,
} from '../core-schema.ts';
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

/** Each operator with the one that is true when it is false. */
const OPPOSITES = {
  '=': '<>',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '~': '!~',
  in: 'not in',
  between: 'not between',
  'is not': 'is',
} as const;

/** A comparison of a value that is not null. */
export const compare = (sql: string, operator: keyof typeof OPPOSITES, value: string | number) =>
  test(`${sql} ${operator} ${value}`, `${sql} ${OPPOSITES[operator]} ${value}`);

export const isPresent = (sql: string) => compare(sql, 'is not', 'null');

/**
 * A range with both limits is one `between`. Numbers are written as by JavaScript, which PostgreSQL reads without loss.
 */
function range(sql: string, least?: string | number, most?: string | number): SqlCondition[] {
  if (least !== undefined && most !== undefined) return [compare(sql, 'between', `${least} and ${most}`)];
  if (least !== undefined) return [compare(sql, '>=', least)];
  return most === undefined ? [] : [compare(sql, '<=', most)];
}

function options(sql: string, values: readonly unknown[]): SqlCondition {
  if (values.some((value) => typeof value === 'boolean'))
    return any(values.map((value) => (value ? test(sql, `not ${sql}`) : test(`not ${sql}`, sql))));
  const list = values.map((value) => (typeof value === 'string' ? literal(value) : String(value)));
  if (list.length === 0) return NEVER;
  return list.length === 1 ? compare(sql, '=', list.join()) : compare(sql, 'in', `(${list.join(', ')})`);
}

/** The tolerance of the browser's validator (Ajv's multipleOfPrecision 9), which divides with double precision. */
const TOLERANCE = '1e-9';
/** Whole numbers up to here have no multiples within the tolerance that are not exact. */
const LARGEST_EXACT = 1_000_000;

function multiple({ sql, type }: SqlValue, step: number): SqlCondition {
  if (type === 'integer' && Number.isInteger(step) && step <= LARGEST_EXACT)
    return step === 1 ? ALWAYS : compare(`${sql} % ${step}`, '=', 0);
  const ratio = `${sql}::float8 / ${step}::float8`;
  // PostgreSQL refuses a division whose result is too small for the type. JavaScript returns zero.
  const isTiny = compare(`abs(${sql})`, '<', '1e-100');
  return any([isTiny, compare(`abs(round(${ratio}) - ${ratio})`, '<=', TOLERANCE)]);
}

/** A pattern that PostgreSQL cannot evaluate is reported with the data schema, so that there is no table. */
function matches(sql: string, pattern: string): SqlCondition {
  const translated = toPostgresPattern(pattern);
  return compare(sql, '~', literal(typeof translated === 'string' ? translated : pattern));
}

/** The rules of one value, as a definition or the test of a condition has them: only those that fit its type. */
export function scalarRules({ sql, type }: SqlValue, rules: ConditionSchema): SqlCondition {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, format, pattern } = rules;
  // As the form sends it. A column of another type than these has no rules about characters.
  const text = type === 'date' ? `to_char(${sql}, 'YYYY-MM-DD')` : sql;
  return all([
    ...(rules.enum === undefined ? [] : [options(text, rules.enum)]),
    ...range(sql, rules.minimum, rules.maximum),
    ...(exclusiveMinimum === undefined ? [] : [compare(sql, '>', exclusiveMinimum)]),
    ...(exclusiveMaximum === undefined ? [] : [compare(sql, '<', exclusiveMaximum)]),
    ...(multipleOf === undefined ? [] : [multiple({ sql, type }, multipleOf)]),
    ...range(`char_length(${text})`, rules.minLength, rules.maxLength),
    // A column with the type of its format accepts no other texts.
    ...(format === undefined || type !== 'text' ? [] : [matches(sql, FORMATS[format].pattern)]),
    ...(pattern === undefined ? [] : [matches(text, pattern)]),
  ]);
}

/** The most digits after the point: JavaScript writes no number with more. */
const MAX_SCALE = 400;

/** The rules of a value's definition. A text without a visible character counts as empty, and is never stored. */
export function definedRules(value: SqlValue, schema: CoreText | CoreNumber | CoreBoolean): SqlCondition {
  const { sql, type } = value;
  const own = scalarRules(value, schema);
  if (schema.enum !== undefined || schema.type === 'boolean') return own;
  if (schema.type !== 'string') {
    const digits = schema.type === 'integer' ? '= 0' : `<= ${MAX_SCALE}`;
    return type === 'numeric' ? all([own, test(`scale(${sql}) ${digits}`)]) : own;
  }
  const { format, minLength = 1, maxLength = DEFAULT_LIMITS.maxLength } = schema;
  if (type !== 'text') {
    const [least, most] = (format && FORMATS[format].columnLimits) ?? [];
    return all([...range(sql, least && literal(least), most && literal(most)), own]);
  }
  const rules = scalarRules(value, { ...schema, minLength: Math.max(1, minLength), maxLength });
  return all([rules, ...(format === undefined ? [test(`private.is_visible(${sql})`)] : [])]);
}

/** The limits of a list's length. An empty list counts as no answer, and is never stored. */
export function lengthLimits({ minItems = 1, maxItems, items }: CoreList): [least: number, most: number] {
  const choices = items.type === 'string' ? items.enum?.length : undefined;
  return [Math.max(1, minItems), maxItems ?? choices ?? DEFAULT_LIMITS.maxItems];
}

/** The number of entries of a list. */
export const lengthOf = ({ sql, type }: SqlValue) =>
  type === 'text[]' ? `cardinality(${sql})` : `jsonb_array_length(${sql})`;

/** True if the first value is later than the second one of the same format. */
export function isAfter(value: SqlValue, other: SqlValue, format: FormatName): SqlCondition {
  const type = FORMATS[format].columnType;
  const typed = (one: SqlValue) => (one.type === type ? one.sql : `${one.sql}::${type}`);
  return compare(typed(value), '>', typed(other));
}
