import type { ConditionSchema, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import { alwaysOf, type FieldNode, schemasOf, typeOf } from '../field-tree.ts';
import { itemDefinitions } from '../form-rules/definitions.ts';
import { FORMATS, type Format } from '../formats.ts';

/** The types of the columns: those of the formats, and others. A type with `[]` is a list of texts. */
export type ColumnType =
  | Format['columnType']
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'text[]'
  | 'jsonb';

const INT4 = 2_147_483_647;
const INT4_MIN = -2_147_483_648;

/** Values between which all others are: the options, or the limits, which every other number of the core has. */
const extremesOf = ({ enum: values, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: CoreNumber) =>
  values ?? [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((limit) => limit !== undefined);

const isWhole = ({ type, enum: values }: CoreNumber) =>
  type === 'integer' || (values?.every(Number.isInteger) ?? false);

/** All of `always` apply; without them, one or more of all. */
function numberType(always: CoreNumber[], all: CoreNumber[]): ColumnType {
  const hasAlways = always.length > 0;
  if (!(hasAlways ? always.some(isWhole) : all.every(isWhole))) return 'numeric';
  const extremes = (hasAlways ? always : all).map(extremesOf);
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
  const type = typeOf(node);
  if (type === 'boolean') return 'boolean';
  if (type === 'array')
    return itemDefinitions(schemas).every((item) => item.type === 'string') ? 'text[]' : 'jsonb';
  const numbers = schemas.filter(isNumeric);
  if (numbers.length > 0) return numberType(alwaysOf(node).filter(isNumeric), numbers);
  const texts = schemas.filter((one) => one.type === 'string');
  return textType(texts, tests);
}
