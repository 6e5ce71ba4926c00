import { isObject } from '../../schema/schema-walk.ts';
import type { PartType, RuleName } from './part.ts';

/** The types of the values that a rule limits. */
export const RULE_TYPES: Record<Exclude<RuleName, 'enum'>, PartType> = {
  pattern: 'string',
  format: 'string',
  minLength: 'string',
  maxLength: 'string',
  after: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
};

/** Keywords that do not change which values are valid. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  'title',
  'description',
  'examples',
  'example',
  'default',
  'deprecated',
  'writeOnly',
  'definitions',
  '$defs',
]);

/** Keywords that the reduction understands, beside rules and annotations. */
export const STRUCTURE = [
  '$ref',
  'type',
  'const',
  'enum',
  'enumNames',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
] as const;

export const KNOWN_KEYWORDS: readonly string[] = [
  ...STRUCTURE,
  'title',
  'description',
  'default',
  'examples',
  'definitions',
  ...Object.keys(RULE_TYPES),
];

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isObjectOf = (value: unknown, is: (inner: unknown) => boolean) =>
  isObject(value) && Object.values(value).every(is);

/** What the value of a keyword must be that is not part of draft-07, whose meta-schema checks the others. */
export const SHAPES: Readonly<Record<string, { is: (value: unknown) => boolean; name: string }>> = {
  after: { is: (value) => typeof value === 'string', name: 'the name of a property' },
  enumNames: { is: isTexts, name: 'a list of texts' },
  dependentRequired: { is: (value) => isObjectOf(value, isTexts), name: 'an object with lists of names' },
  dependentSchemas: {
    is: (value) => isObjectOf(value, (inner) => isObject(inner) || typeof inner === 'boolean'),
    name: 'an object with schemas',
  },
};

interface Refusal {
  reason: string;
  instead: string;
}

/** Keywords of JSON Schema that no form can show or that no table can hold. */
export const REFUSED: Readonly<Record<string, Refusal>> = {
  patternProperties: {
    reason: 'a form has a fixed set of fields',
    instead: 'List each property in "properties", or use a list of objects with a name and a value.',
  },
  propertyNames: {
    reason: 'a visitor cannot name the fields of a form',
    instead: 'List each property in "properties".',
  },
  minProperties: {
    reason: 'a visitor cannot see which of the fields are missing',
    instead: 'Use "required", or "anyOf" with a "required" in each alternative.',
  },
  maxProperties: {
    reason: 'a visitor cannot see which of the fields are too many',
    instead: 'Use "oneOf" with an object for each alternative.',
  },
  not: {
    reason:
      'outside of "if", it says only what a value may not be, and no message can say what to enter instead',
    instead: 'Use "pattern", "enum" or a range, or put it into "if".',
  },
  contains: {
    reason: 'it is supported only inside "if"',
    instead: 'Use "minItems" or "enum", or put it into "if".',
  },
  additionalItems: {
    reason: 'lists with different items are not supported',
    instead: 'Use an object with "properties".',
  },
  prefixItems: {
    reason: 'lists with different items are not supported',
    instead: 'Use an object with "properties".',
  },
  minContains: { reason: '"contains" is supported only inside "if"', instead: 'Use "minItems".' },
  maxContains: { reason: '"contains" is supported only inside "if"', instead: 'Use "maxItems".' },
  unevaluatedProperties: {
    reason: 'only the listed properties are ever sent',
    instead: 'Remove it.',
  },
  unevaluatedItems: { reason: 'lists with different items are not supported', instead: 'Remove it.' },
  readOnly: {
    reason: 'a visitor could not fill the field in',
    instead: 'Remove the property from the schema of the form.',
  },
  formatMinimum: {
    reason: 'a limit for dates is not supported',
    instead: 'Use "after" with the name of another date.',
  },
  formatMaximum: {
    reason: 'a limit for dates is not supported',
    instead: 'Use "after" with the name of another date.',
  },
  formatExclusiveMinimum: {
    reason: 'a limit for dates is not supported',
    instead: 'Use "after" with the name of another date.',
  },
  formatExclusiveMaximum: {
    reason: 'a limit for dates is not supported',
    instead: 'Use "after" with the name of another date.',
  },
  contentEncoding: {
    reason: 'forms cannot upload files',
    instead: 'Ask for a web address with "format": "uri".',
  },
  contentMediaType: {
    reason: 'forms cannot upload files',
    instead: 'Ask for a web address with "format": "uri".',
  },
  contentSchema: {
    reason: 'forms cannot upload files',
    instead: 'Ask for a web address with "format": "uri".',
  },
  nullable: { reason: 'it is not a keyword of JSON Schema', instead: 'Write "type": ["string", "null"].' },
  discriminator: {
    reason: 'it is not a keyword of JSON Schema',
    instead: 'Give one property a different "const" in each alternative of "oneOf".',
  },
  $anchor: { reason: 'references with names are not supported', instead: 'Refer to "#/definitions/<name>".' },
  $dynamicRef: {
    reason: 'it may refer to different schemas',
    instead: 'Refer to "#/definitions/<name>" with "$ref".',
  },
  $recursiveRef: {
    reason: 'it may refer to different schemas',
    instead: 'Refer to "#/definitions/<name>" with "$ref".',
  },
};

/** Formats that other tools know → what to use here. */
export const OTHER_FORMATS: Readonly<Record<string, string>> = {
  url: 'Use "uri".',
  'uri-reference': 'Use "uri".',
  iri: 'Use "uri".',
  'iri-reference': 'Use "uri".',
  'idn-email': 'Use "email".',
  phone: 'Use "tel".',
  telephone: 'Use "tel".',
  datetime: 'Use "date-time".',
  'data-url': 'Forms cannot upload files. Ask for a web address with "uri".',
  binary: 'Forms cannot upload files. Ask for a web address with "uri".',
  byte: 'Forms cannot upload files. Ask for a web address with "uri".',
  password: 'A form must not ask for passwords. Remove it.',
  color: 'Use "pattern": "^#[0-9a-f]{6}$".',
  regex: 'Remove it.',
  int32: 'Use "minimum" and "maximum".',
  int64: 'Use "minimum" and "maximum".',
  float: 'Remove it.',
  double: 'Remove it.',
};
