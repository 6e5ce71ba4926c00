import type { ConditionSchema, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { FieldNode } from './fields.ts';

/** The types of the columns. A type with `[]` is a list of texts. */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'time(0)'
  | 'timestamptz'
  | 'uuid'
  | 'text[]'
  | 'jsonb';

const INT4 = 2_147_483_647;
const INT4_MIN = -2_147_483_648;

/** The values that a number can have. */
function boundsOf(schema: CoreNumber): { least: number; most: number } {
  const values = schema.enum ?? [];
  if (values.length > 0) return { least: Math.min(...values), most: Math.max(...values) };
  const { number } = DEFAULT_LIMITS;
  const least = Math.max(schema.minimum ?? -Infinity, schema.exclusiveMinimum ?? -Infinity);
  const most = Math.min(schema.maximum ?? Infinity, schema.exclusiveMaximum ?? Infinity);
  return { least: Number.isFinite(least) ? least : -number, most: Number.isFinite(most) ? most : number };
}

const isWhole = ({ type, enum: values }: CoreNumber) =>
  type === 'integer' || (values?.every(Number.isInteger) ?? false);

/** All of `always` apply; without them, one or more of the others. */
function numberType(always: CoreNumber[], others: CoreNumber[]): ColumnType {
  const hasAlways = always.length > 0;
  if (!(hasAlways ? always.some(isWhole) : others.every(isWhole))) return 'numeric';
  const bounds = (hasAlways ? always : others).map(boundsOf);
  const [narrow, wide] = hasAlways ? [Math.max, Math.min] : [Math.min, Math.max];
  const least = narrow(...bounds.map((one) => one.least));
  const most = wide(...bounds.map((one) => one.most));
  if (least >= INT4_MIN && most <= INT4) return 'integer';
  return least >= Number.MIN_SAFE_INTEGER && most <= Number.MAX_SAFE_INTEGER ? 'bigint' : 'numeric';
}

/** The rules that read a text as characters. */
const TEXT_RULES = ['enum', 'pattern', 'minLength', 'maxLength'] as const;

/** A column with the type of its format has no characters, unless the format has one notation only, as dates have. */
function textType(schemas: CoreText[], tests: ConditionSchema[]): ColumnType {
  const [first] = schemas;
  const { format } = first ?? {};
  const all = [...schemas, ...tests];
  const isSame =
    schemas.every((one) => one.format === format) && tests.every((one) => (one.format ?? format) === format);
  const hasTextRule = all.some((one) => TEXT_RULES.some((rule) => one[rule] !== undefined));
  return format && isSame && (format === 'date' || !hasTextRule) ? FORMATS[format].columnType : 'text';
}

function listType(schemas: CoreSchema[]): ColumnType {
  const isText = schemas.every((schema) => schema.type === 'array' && schema.items.type === 'string');
  return isText ? 'text[]' : 'jsonb';
}

/** The type of the column that stores a field. `tests` are the tests that conditions make of it. */
export function columnType({ definitions }: FieldNode, tests: ConditionSchema[]): ColumnType {
  const schemas = definitions.map(({ schema }) => schema);
  switch (schemas[0]?.type) {
    case 'boolean':
      return 'boolean';
    case 'array':
      return listType(schemas);
    case 'number':
    case 'integer': {
      const numbers = (isAlways: boolean) =>
        definitions
          .filter(({ guards }) => (guards.length === 0) === isAlways)
          .flatMap(({ schema }) => (schema.type === 'number' || schema.type === 'integer' ? [schema] : []));
      return numberType(numbers(true), numbers(false));
    }
    default:
      return textType(
        schemas.filter((one) => one.type === 'string'),
        tests,
      );
  }
}
