import { fullFormats } from 'ajv-formats/dist/formats.js';
import { SLOT_NAMES } from '../../media/slot.ts';
import { ALLOWANCES } from '../allowances.ts';
import { TONES } from '../schema-set.ts';
import { isObject } from '../schema-walk.ts';

/** The JSON types that `type` can name. */
export const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean'] as const;

type TypeName = (typeof TYPES)[number];

/** What the value of a keyword must be, and the types of the values that the keyword limits. */
interface Keyword {
  is: (value: unknown) => boolean;
  name: string;
  limits?: readonly TypeName[];
  /** Only at the root of a file. */
  atRoot?: boolean;
  /** The value is a schema, or an object with a schema for each name. */
  holds?: 'schema' | 'schemas';
  /** A keyword of this project, which only the compiler reads. docs/schemas.md explains it. */
  isOwn?: true;
  /** The meanings beside which the keyword has an effect; `record:…` is that of any collection. */
  beside?: readonly string[];
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isList = (value: unknown) => Array.isArray(value);
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';

const isAllowances = (value: unknown) =>
  Array.isArray(value) && value.every((name) => ALLOWANCES.some((one) => one === name));

const isSlot = (value: unknown) => isText(value) || (isObject(value) && Object.values(value).every(isText));

const text = { is: isText, name: 'a text' };
const count = (limits: readonly TypeName[]) => ({ is: isCount, name: 'a whole number from 0', limits });
const NUMBERS = ['number', 'integer'] as const;
const limit = { is: isNumber, name: 'a number', limits: NUMBERS };

/** The keywords of schemas that describe content. */
export const KEYWORDS: Readonly<Record<keyof Schema, Keyword>> = {
  $schema: { ...text, atRoot: true },
  $defs: { is: isObject, name: 'an object with definitions', atRoot: true, holds: 'schemas' },
  $ref: { is: isText, name: 'the path of a definition' },
  $comment: text,
  title: text,
  description: text,
  type: { is: isText, name: `one of ${TYPES.join(', ')}` },
  means: { isOwn: true, is: isText, name: 'the name of a meaning' },
  needs: { isOwn: true, is: isText, name: 'the name of a property of a page', beside: ['page'] },
  shows: {
    isOwn: true,
    is: isTexts,
    name: 'a list of property names',
    beside: ['record:…', 'records:…'],
  },
  slot: {
    isOwn: true,
    is: isSlot,
    name: `a width or an object with widths: ${SLOT_NAMES.join(', ')}`,
    beside: ['media'],
  },
  placeholders: { isOwn: true, is: isTexts, name: 'a list of names', limits: ['string'] },
  labels: {
    isOwn: true,
    is: isObject,
    name: 'an object with a schema for each label',
    atRoot: true,
    holds: 'schemas',
  },
  keywords: { isOwn: true, is: isTexts, name: 'a list of words', atRoot: true },
  givesMainHeading: { isOwn: true, is: isBoolean, name: 'true or false', atRoot: true },
  defaultTone: {
    isOwn: true,
    is: (value) => TONES.some((tone) => tone === value),
    name: `one of ${TONES.join(', ')}`,
    atRoot: true,
  },
  allows: { is: isAllowances, name: `a list of ${ALLOWANCES.join(', ')}`, atRoot: true },
  properties: { is: isObject, name: 'an object with a schema for each property', limits: ['object'] },
  required: { is: isTexts, name: 'a list of property names', limits: ['object'] },
  additionalProperties: {
    is: (value) => isBoolean(value) || isObject(value),
    name: 'true, false or a schema',
    limits: ['object'],
    holds: 'schema',
  },
  minProperties: count(['object']),
  maxProperties: count(['object']),
  items: { is: isObject, name: 'the schema of the items', limits: ['array'], holds: 'schema' },
  minItems: count(['array']),
  maxItems: count(['array']),
  uniqueItems: { is: isBoolean, name: 'true or false', limits: ['array'] },
  minLength: count(['string']),
  maxLength: count(['string']),
  pattern: { is: isText, name: 'a regular expression', limits: ['string'] },
  format: {
    is: (value) => typeof value === 'string' && Object.hasOwn(fullFormats, value),
    name: 'the name of a format that the validator knows, such as "date", "email" or "uri"',
    limits: ['string'],
  },
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: {
    is: (value) => isNumber(value) && Number(value) > 0,
    name: 'a number above 0',
    limits: NUMBERS,
  },
  nullable: { isOwn: true, is: isBoolean, name: 'true or false', limits: NUMBERS },
  enum: { is: isFilled, name: 'a list of at least one value' },
  const: { is: () => true, name: 'a value' },
  default: { is: () => true, name: 'a value' },
  examples: { is: isList, name: 'a list of values' },
};

const NAMES = Object.keys(KEYWORDS) as (keyof Schema)[];

/** The names of the keywords that have a property in the table. */
const namesWith = (isSuch: (keyword: Keyword) => unknown) => NAMES.filter((name) => isSuch(KEYWORDS[name]));

/** Keywords that editors and validators do not know. */
export const OWN_KEYWORDS: readonly string[] = namesWith(({ isOwn }) => isOwn);

/** Keywords whose value is a schema, or an object of schemas. */
export const HOLDERS = {
  schema: namesWith(({ holds }) => holds === 'schema'),
  schemas: namesWith(({ holds }) => holds === 'schemas'),
};

/** Returns the row of a keyword. Undefined for an unknown one. */
export function keywordNamed(name: string): Keyword | undefined {
  return NAMES.some((known) => known === name) ? KEYWORDS[name as keyof Schema] : undefined;
}

const ONE_SHAPE = 'Describe one shape: use optional properties, "enum", or a block for each shape.';
const LIST_ALL = 'List each property in "properties", or give "additionalProperties" a schema.';
const DEFINITIONS = 'Move it to "$defs" in schemas/defs.schema.json.';

/** Keywords of JSON Schema that the types of components, the studio and the compiler do not follow → what to use instead. */
export const REFUSED: Readonly<Record<string, string>> = {
  oneOf: ONE_SHAPE,
  anyOf: ONE_SHAPE,
  allOf: 'Write all keywords into this schema, or refer to one definition with "$ref".',
  not: 'Use "pattern", "enum" or a range.',
  if: ONE_SHAPE,
  then: ONE_SHAPE,
  else: ONE_SHAPE,
  dependencies: ONE_SHAPE,
  dependentRequired: ONE_SHAPE,
  dependentSchemas: ONE_SHAPE,
  patternProperties: LIST_ALL,
  propertyNames: LIST_ALL,
  unevaluatedProperties: 'Write "additionalProperties": false.',
  contains: 'Use "minItems" or "enum".',
  prefixItems: 'Use an object with a property for each item.',
  additionalItems: 'Use an object with a property for each item.',
  unevaluatedItems: 'Delete it.',
  definitions: DEFINITIONS,
  $id: 'Delete it: the path of the file identifies the schema.',
  $anchor: DEFINITIONS,
  $dynamicRef: 'Use "$ref".',
  readOnly: 'Delete it.',
  writeOnly: 'Delete it.',
};

/** Keywords that say what a value consists of. Without a correct one, nothing can be said about the value. */
export const STRUCTURE: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'means',
  'properties',
  'additionalProperties',
  'items',
]);

/** Pairs of limits that exclude every value if the first one is above the second. */
export const RANGES: readonly (readonly [string, string])[] = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
];
