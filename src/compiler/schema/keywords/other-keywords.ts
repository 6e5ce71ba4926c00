import { type Keyword, SHAPES } from './keyword.ts';

const ONE_SHAPE = {
  content: { instead: 'Describe one shape: use optional properties, "enum", or a block for each shape.' },
};
const LIST_ALL = {
  content: { instead: 'List each property in "properties", or give "additionalProperties" a schema.' },
};
const DEFINITIONS = { content: { instead: 'Move it to "$defs" in schemas/defs.schema.json.' } };
const DELETED = { content: { instead: 'Delete it.' } };

/** A keyword whose value nothing reads. */
const refused = (content: Keyword['content'], reason: string, instead: string): Keyword => ({
  ...SHAPES.anything,
  content,
  data: { reason, instead },
});

const UPLOADS = ['forms cannot upload files', 'Ask for a web address with "format": "uri".'] as const;
const DATE_LIMITS = [
  'a limit for dates is not supported',
  'Use "after" with the name of another date.',
] as const;
const TUPLES = 'lists with different items are not supported';
const DYNAMIC = [
  'it may refer to different schemas',
  'Refer to "#/definitions/<name>" with "$ref".',
] as const;
const ONLY_IN_IF = '"contains" is supported only inside "if"';

/** The other keywords that authors of JSON Schemas use: those of data schemas, and those that neither kind of schema can have. */
export const OTHER_KEYWORDS: Readonly<Record<string, Keyword>> = {
  allOf: {
    ...SHAPES.list,
    content: { instead: 'Write all keywords into this schema, or refer to one definition with "$ref".' },
    data: 'structure',
  },
  anyOf: { ...SHAPES.list, ...ONE_SHAPE, data: 'structure' },
  oneOf: { ...SHAPES.list, ...ONE_SHAPE, data: 'structure' },
  if: { ...SHAPES.schema, ...ONE_SHAPE, data: 'structure' },
  then: { ...SHAPES.schema, ...ONE_SHAPE, data: 'structure' },
  else: { ...SHAPES.schema, ...ONE_SHAPE, data: 'structure' },
  dependencies: { ...SHAPES.anything, ...ONE_SHAPE, data: 'structure' },
  dependentRequired: { ...SHAPES.textsByName, ...ONE_SHAPE, data: 'structure' },
  dependentSchemas: { ...SHAPES.schemas, ...ONE_SHAPE, data: 'structure' },
  definitions: { ...SHAPES.schemas, ...DEFINITIONS, data: 'annotation' },
  $id: {
    ...SHAPES.text,
    content: { instead: 'Delete it: the path of the file identifies the schema.' },
    data: 'annotation',
  },
  id: { ...SHAPES.text, content: null, data: 'annotation' },
  example: { ...SHAPES.anything, content: null, data: 'annotation' },
  deprecated: { ...SHAPES.boolean, content: null, data: 'annotation' },
  writeOnly: { ...SHAPES.boolean, ...DELETED, data: 'annotation' },
  enumNames: { ...SHAPES.texts, content: null, data: 'structure' },
  // A keyword of this project: the date must be later than that of the named field.
  after: {
    is: SHAPES.text.is,
    name: 'the name of a property',
    limits: ['string'],
    content: null,
    data: 'rule',
  },
  patternProperties: refused(
    LIST_ALL.content,
    'a form has a fixed set of fields',
    'List each property in "properties", or use a list of objects with a name and a value.',
  ),
  propertyNames: refused(
    LIST_ALL.content,
    'a visitor cannot name the fields of a form',
    'List each property in "properties".',
  ),
  not: refused(
    { instead: 'Use "pattern", "enum" or a range.' },
    'outside of "if", it says only what a value may not be, and no message can say what to enter instead',
    'Use "pattern", "enum" or a range, or put it into "if".',
  ),
  contains: refused(
    { instead: 'Use "minItems" or "enum".' },
    'it is supported only inside "if"',
    'Use "minItems" or "enum", or put it into "if".',
  ),
  minContains: refused(null, ONLY_IN_IF, 'Use "minItems".'),
  maxContains: refused(null, ONLY_IN_IF, 'Use "maxItems".'),
  prefixItems: refused(
    { instead: 'Use an object with a property for each item.' },
    TUPLES,
    'Use an object with "properties".',
  ),
  additionalItems: refused(
    { instead: 'Use an object with a property for each item.' },
    TUPLES,
    'Use an object with "properties".',
  ),
  unevaluatedProperties: refused(
    { instead: 'Write "additionalProperties": false.' },
    'only the listed properties are ever sent',
    'Remove it.',
  ),
  unevaluatedItems: refused(DELETED.content, TUPLES, 'Remove it.'),
  readOnly: refused(
    DELETED.content,
    'a visitor could not fill the field in',
    'Remove the property from the schema of the form.',
  ),
  formatMinimum: refused(null, ...DATE_LIMITS),
  formatMaximum: refused(null, ...DATE_LIMITS),
  formatExclusiveMinimum: refused(null, ...DATE_LIMITS),
  formatExclusiveMaximum: refused(null, ...DATE_LIMITS),
  contentEncoding: refused(null, ...UPLOADS),
  contentMediaType: refused(null, ...UPLOADS),
  contentSchema: refused(null, ...UPLOADS),
  discriminator: refused(
    null,
    'it is not a keyword of JSON Schema',
    'Give one property a different "const" in each alternative of "oneOf".',
  ),
  $anchor: refused(
    DEFINITIONS.content,
    'references with names are not supported',
    'Refer to "#/definitions/<name>".',
  ),
  $dynamicRef: refused({ instead: 'Use "$ref".' }, ...DYNAMIC),
  $recursiveRef: refused(null, ...DYNAMIC),
};
