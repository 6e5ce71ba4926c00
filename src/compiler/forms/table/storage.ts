import { itemDefinitions } from '../../form-rules/definitions.ts';
import type { ConditionSchema, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { type FieldNode, schemasOf, typeOf } from '../field-tree.ts';
import { FORMATS } from '../formats.ts';

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

/** Values between which all others are: the options, or the limits, which every other number of the core has. */
const extremesOf = ({ enum: values, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: CoreNumber) =>
  values ?? [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((limit) => limit !== undefined);

const isWhole = ({ type, enum: values }: CoreNumber) =>
  type === 'integer' || (values?.every(Number.isInteger) ?? false);

/** All of `always` apply; without them, one or more of the others. */
function numberType(always: CoreNumber[], others: CoreNumber[]): ColumnType {
  const hasAlways = always.length > 0;
  if (!(hasAlways ? always.some(isWhole) : others.every(isWhole))) return 'numeric';
  const extremes = (hasAlways ? always : others).map(extremesOf);
  const [narrow, wide] = hasAlways ? [Math.max, Math.min] : [Math.min, Math.max];
  const least = narrow(...extremes.map((values) => Math.min(...values)));
  const most = wide(...extremes.map((values) => Math.max(...values)));
  if (least >= INT4_MIN && most <= INT4) return 'integer';
  return least >= Number.MIN_SAFE_INTEGER && most <= Number.MAX_SAFE_INTEGER ? 'bigint' : 'numeric';
}

/** The rules that read a text as characters. */
const TEXT_RULES = ['enum', 'pattern', 'minLength', 'maxLength'] as const;

/** A column with the type of its format has no characters, unless the format has one notation only, as dates have. */
function textType(texts: CoreText[], tests: ConditionSchema[]): ColumnType {
  const format = texts[0]?.format;
  const isSame =
    texts.every((one) => one.format === format) && tests.every((one) => (one.format ?? format) === format);
  const hasTextRule = [...texts, ...tests].some((one) => TEXT_RULES.some((rule) => one[rule] !== undefined));
  return format && isSame && (format === 'date' || !hasTextRule) ? FORMATS[format].columnType : 'text';
}

const isNumeric = (schema: CoreSchema): schema is CoreNumber =>
  schema.type === 'number' || schema.type === 'integer';

/** The type of the column that stores a field. `tests` are the tests that conditions make of it. */
export function columnType(node: FieldNode, tests: ConditionSchema[]): ColumnType {
  const schemas = schemasOf(node);
  switch (typeOf(node)) {
    case 'boolean':
      return 'boolean';
    case 'array':
      return itemDefinitions(schemas).every(({ type }) => type === 'string') ? 'text[]' : 'jsonb';
    case 'number':
    case 'integer': {
      const always = node.definitions.filter(({ guards }) => guards.length === 0).map(({ schema }) => schema);
      return numberType(always.filter(isNumeric), schemas.filter(isNumeric));
    }
    default:
      return textType(
        schemas.filter((one) => one.type === 'string'),
        tests,
      );
  }
}
