import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isObject } from '@json-site/values/objects';
import { SLOT_NAMES } from '../../media/slot.ts';
import { ALLOWANCES } from '../allowances.ts';
import { type Schema, TONES } from '../schema-set.ts';
import { type KeywordRow, SHAPES, TYPES } from './keyword.ts';

type ContentKeyword = Omit<KeywordRow, 'content'> & { content: 'anywhere' | 'root' };

const ANNOTATION = { content: 'anywhere', data: 'annotation' } as const;
const STRUCTURE = { content: 'anywhere', data: 'structure' } as const;
const RULE = { content: 'anywhere', data: 'rule' } as const;
/** A keyword of this project that only schemas of content have. */
const OWN = { isOwn: true, content: 'anywhere', data: null } as const;
const NUMBERS = ['number', 'integer'] as const;

const isAllowances = (value: unknown) =>
  Array.isArray(value) && value.every((name) => ALLOWANCES.some((one) => one === name));

const isCurrency = (value: unknown) => Intl.supportedValuesOf('currency').some((code) => code === value);

const isTextByName = (value: unknown) => isObject(value) && Object.values(value).every(SHAPES.text.is);

const isThing = (value: unknown) =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value['type'] === 'string' &&
  isTextByName(value['properties']);

const isSlot = (value: unknown) =>
  SHAPES.text.is(value) || (isObject(value) && Object.values(value).every(SHAPES.text.is));

/** The keywords that a schema of content can have: a row for each property of the type. */
export const CONTENT_KEYWORDS: Readonly<Record<keyof Schema, ContentKeyword>> = {
  $schema: { ...SHAPES.text, content: 'root', data: 'annotation' },
  $defs: {
    is: isObject,
    name: 'an object with definitions',
    holds: 'schemas',
    content: 'root',
    data: 'annotation',
  },
  $ref: { ...STRUCTURE, ...SHAPES.text, name: 'the path of a definition' },
  $comment: { ...ANNOTATION, ...SHAPES.text },
  title: { ...ANNOTATION, ...SHAPES.text },
  description: { ...ANNOTATION, ...SHAPES.text },
  type: { ...STRUCTURE, ...SHAPES.text, name: `one of ${TYPES.join(', ')}` },
  means: { ...OWN, ...SHAPES.text, name: 'the name of a meaning' },
  needs: { ...OWN, ...SHAPES.text, name: 'the name of a property of a page', beside: ['page'] },
  until: { ...OWN, ...SHAPES.text, name: 'the name of a property', beside: ['date'] },
  shows: { ...OWN, ...SHAPES.texts, name: 'a list of property names', beside: ['record:…', 'records:…'] },
  slot: {
    ...OWN,
    is: isSlot,
    name: `a width or an object with widths: ${SLOT_NAMES.join(', ')}`,
    beside: ['media', 'dated-pages'],
  },
  placeholders: { ...OWN, ...SHAPES.texts, name: 'a list of names', limits: ['string'] },
  labels: {
    ...OWN,
    is: isObject,
    name: 'an object with a schema for each label',
    holds: 'schemas',
    content: 'root',
  },
  keywords: { ...OWN, ...SHAPES.texts, name: 'a list of words', content: 'root' },
  structuredData: {
    ...OWN,
    is: isThing,
    name: 'an object with the "type", and in "properties" a property of the record for each of schema.org',
    content: 'root',
  },
  formerNames: { ...OWN, ...SHAPES.texts, name: 'a list of property names' },
  formerItems: {
    ...OWN,
    ...SHAPES.anything,
    is: isTextByName,
    name: 'an object with a text for each name',
    limits: ['array'],
  },
  alternatives: {
    ...OWN,
    is: isObject,
    name: 'an object with a schema for each alternative',
    holds: 'schemas',
  },
  givesMainHeading: { ...OWN, ...SHAPES.boolean, content: 'root' },
  defaultTone: {
    ...OWN,
    is: (value) => TONES.some((tone) => tone === value),
    name: `one of ${TONES.join(', ')}`,
    content: 'root',
  },
  allows: { ...OWN, is: isAllowances, name: `a list of ${ALLOWANCES.join(', ')}`, content: 'root' },
  properties: {
    ...STRUCTURE,
    is: isObject,
    name: 'an object with a schema for each property',
    limits: ['object'],
    holds: 'schemas',
  },
  required: { ...STRUCTURE, ...SHAPES.texts, name: 'a list of property names', limits: ['object'] },
  additionalProperties: {
    ...STRUCTURE,
    is: SHAPES.schema.is,
    name: 'true, false or a schema',
    limits: ['object'],
    holds: 'schema',
  },
  entryTitles: { ...OWN, ...SHAPES.texts, name: 'a list of two titles', limits: ['object'] },
  minProperties: {
    ...SHAPES.count,
    limits: ['object'],
    content: 'anywhere',
    data: {
      reason: 'a visitor cannot see which of the fields are missing',
      instead: 'Use "required", or "anyOf" with a "required" in each alternative.',
    },
  },
  maxProperties: {
    ...SHAPES.count,
    limits: ['object'],
    content: 'anywhere',
    data: {
      reason: 'a visitor cannot see which of the fields are too many',
      instead: 'Use "oneOf" with an object for each alternative.',
    },
  },
  items: { ...STRUCTURE, is: isObject, name: 'the schema of the items', limits: ['array'], holds: 'schema' },
  minItems: { ...RULE, ...SHAPES.count, limits: ['array'] },
  maxItems: { ...RULE, ...SHAPES.count, limits: ['array'] },
  uniqueItems: { ...RULE, ...SHAPES.boolean, limits: ['array'] },
  minLength: { ...RULE, ...SHAPES.count, limits: ['string'] },
  maxLength: { ...RULE, ...SHAPES.count, limits: ['string'] },
  pattern: { ...RULE, ...SHAPES.text, name: 'a regular expression', limits: ['string'] },
  format: {
    ...RULE,
    is: (value) => typeof value === 'string' && Object.hasOwn(fullFormats, value),
    name: 'the name of a format that the validator knows, such as "date", "email" or "uri"',
    limits: ['string'],
  },
  minimum: { ...RULE, ...SHAPES.number, limits: NUMBERS },
  maximum: { ...RULE, ...SHAPES.number, limits: NUMBERS },
  exclusiveMinimum: { ...RULE, ...SHAPES.number, limits: NUMBERS },
  exclusiveMaximum: { ...RULE, ...SHAPES.number, limits: NUMBERS },
  multipleOf: {
    ...RULE,
    is: (value) => SHAPES.number.is(value) && Number(value) > 0,
    name: 'a number above 0',
    limits: NUMBERS,
  },
  currency: { ...OWN, is: isCurrency, name: 'the code of a currency, such as "GBP"', limits: NUMBERS },
  nullable: {
    ...OWN,
    ...SHAPES.boolean,
    limits: NUMBERS,
    data: { reason: 'it is not a keyword of JSON Schema', instead: 'Write "type": ["string", "null"].' },
  },
  enum: {
    ...STRUCTURE,
    is: (value) => Array.isArray(value) && value.length > 0 && value.every(SHAPES.scalar.is),
    name: 'a list of one or more texts, numbers or booleans',
  },
  const: { ...STRUCTURE, ...SHAPES.scalar },
  default: { ...ANNOTATION, ...SHAPES.anything },
  examples: { ...ANNOTATION, ...SHAPES.list },
};
