import { type KeywordRow, SHAPES } from './keyword.ts';

type Instead = KeywordRow['content'];

const ONE_SHAPE: Instead = {
  instead: 'Describe one shape: use optional properties, "enum", or a block for each shape.',
};
const LIST_ALL: Instead = {
  instead: 'List each property in "properties", or give "additionalProperties" a schema.',
};
const DEFINITIONS: Instead = { instead: 'Move it to "$defs" in schemas/defs.schema.json.' };
const OBJECT: Instead = { instead: 'Use an object with a property for each item.' };
const DELETE: Instead = { instead: 'Delete it.' };

const TUPLES = ['lists with different items are not supported', 'Use an object with "properties".'] as const;
const DATES = ['a limit for dates is not supported', 'Use "after" with the name of another date.'] as const;
const FILES = ['forms cannot upload files', 'Ask for a web address with "format": "uri".'] as const;
const DYNAMIC = [
  'it may refer to different schemas',
  'Refer to "#/definitions/<name>" with "$ref".',
] as const;
const ONLY_IN_IF = '"contains" is supported only inside "if"';

/** Keywords that no form can show and no table can hold. */
const REFUSED: Readonly<Record<string, readonly [content: Instead, reason: string, instead: string]>> = {
  patternProperties: [
    LIST_ALL,
    'a form has a fixed set of fields',
    'List each property in "properties", or use a list of objects with a name and a value.',
  ],
  propertyNames: [
    LIST_ALL,
    'a visitor cannot name the fields of a form',
    'List each property in "properties".',
  ],
  not: [
    { instead: 'Use "pattern", "enum" or a range.' },
    'outside of "if", it says only what a value may not be, and no message can say what to enter instead',
    'Use "pattern", "enum" or a range, or put it into "if".',
  ],
  contains: [
    { instead: 'Use "minItems" or "enum".' },
    'it is supported only inside "if"',
    'Use "minItems" or "enum", or put it into "if".',
  ],
  minContains: [null, ONLY_IN_IF, 'Use "minItems".'],
  maxContains: [null, ONLY_IN_IF, 'Use "maxItems".'],
  prefixItems: [OBJECT, ...TUPLES],
  additionalItems: [OBJECT, ...TUPLES],
  unevaluatedProperties: [
    { instead: 'Write "additionalProperties": false.' },
    'only the listed properties are ever sent',
    'Remove it.',
  ],
  unevaluatedItems: [DELETE, TUPLES[0], 'Remove it.'],
  readOnly: [
    DELETE,
    'a visitor could not fill the field in',
    'Remove the property from the schema of the form.',
  ],
  formatMinimum: [null, ...DATES],
  formatMaximum: [null, ...DATES],
  formatExclusiveMinimum: [null, ...DATES],
  formatExclusiveMaximum: [null, ...DATES],
  contentEncoding: [null, ...FILES],
  contentMediaType: [null, ...FILES],
  contentSchema: [null, ...FILES],
  discriminator: [
    null,
    'it is not a keyword of JSON Schema',
    'Give one property a different "const" in each alternative of "oneOf".',
  ],
  $anchor: [DEFINITIONS, 'references with names are not supported', 'Refer to "#/definitions/<name>".'],
  $dynamicRef: [{ instead: 'Use "$ref".' }, ...DYNAMIC],
  $recursiveRef: [null, ...DYNAMIC],
};

/** The keywords that schemas of content do not have: those of data schemas, and those that neither kind can have. */
export const OTHER_KEYWORDS: Readonly<Record<string, KeywordRow>> = {
  allOf: {
    ...SHAPES.list,
    content: { instead: 'Write all keywords into this schema, or refer to one definition with "$ref".' },
    data: 'structure',
  },
  anyOf: { ...SHAPES.list, content: ONE_SHAPE, data: 'structure' },
  oneOf: { ...SHAPES.list, content: ONE_SHAPE, data: 'structure' },
  if: { ...SHAPES.schema, content: ONE_SHAPE, data: 'structure' },
  then: { ...SHAPES.schema, content: ONE_SHAPE, data: 'structure' },
  else: { ...SHAPES.schema, content: ONE_SHAPE, data: 'structure' },
  dependencies: { ...SHAPES.anything, content: ONE_SHAPE, data: 'structure' },
  dependentRequired: { ...SHAPES.textsByName, content: ONE_SHAPE, data: 'structure' },
  dependentSchemas: { ...SHAPES.schemas, content: ONE_SHAPE, data: 'structure' },
  definitions: { ...SHAPES.schemas, content: DEFINITIONS, data: 'annotation' },
  $id: {
    ...SHAPES.text,
    content: { instead: 'Delete it: the path of the file identifies the schema.' },
    data: 'annotation',
  },
  id: { ...SHAPES.text, content: null, data: 'annotation' },
  example: { ...SHAPES.anything, content: null, data: 'annotation' },
  deprecated: { ...SHAPES.boolean, content: null, data: 'annotation' },
  writeOnly: { ...SHAPES.boolean, content: DELETE, data: 'annotation' },
  enumNames: { ...SHAPES.texts, content: null, data: 'structure' },
  // A keyword of this project: the date must be later than that of the named field.
  after: { ...SHAPES.text, name: 'the name of a property', limits: ['string'], content: null, data: 'rule' },
  ...Object.fromEntries(
    Object.entries(REFUSED).map(([name, [content, reason, instead]]): [string, KeywordRow] => [
      name,
      { ...SHAPES.anything, content, data: { reason, instead } },
    ]),
  ),
};
