import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, TEXT } from '../../tests/support/reduced-schema.ts';

type Outcome = 'used' | 'shown' | 'left out' | 'ignored' | 'refused';

/** The keywords of docs/forms.md by what becomes of them: the first part of their row that is bold. */
function documented(): Map<string, Outcome> {
  const text = readFileSync(new URL('../../docs/forms.md', import.meta.url), 'utf8');
  const table = text.split('## Every keyword')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| (`.*?) \| \*\*(.*?)\*\*/gm)];
  return new Map(
    rows.flatMap(([, keywords = '', outcome]) =>
      [...keywords.matchAll(/`(.*?)`/g)].map(([, keyword = '']): [string, Outcome] => [
        keyword,
        outcome as Outcome,
      ]),
    ),
  );
}

const field = (rules: object) => ({ properties: { a: { ...TEXT, ...rules }, b: TEXT } });
const list = (rules: object) => ({ properties: { a: { type: 'array', items: TEXT, ...rules }, b: TEXT } });
const number = (rules: object) => ({ properties: { a: { type: 'number', ...rules }, b: TEXT } });
const object = (rules: object) => ({ properties: { a: TEXT, b: TEXT }, ...rules });
const both = (rules: object) => object({ required: ['a', 'b'], ...rules });
const date = (rules: object) => ({ ...TEXT, format: 'date', ...rules });
const branch = (then: object) => object({ if: { properties: { a: { const: 'x' } }, required: ['a'] }, then });

/** A schema with the keyword, and the same without it. */
const EXAMPLES: Record<string, [withIt: object, without: object]> = {
  type: [{ properties: { a: { type: 'number' } } }, { properties: { a: {} } }],
  enum: [field({ enum: ['x', 'y'] }), field({})],
  const: [field({ const: 'x' }), field({})],
  properties: [object({}), { properties: { a: TEXT } }],
  required: [object({ required: ['b'] }), object({ required: ['a'] })],
  items: [list({ items: { type: 'number' } }), list({})],
  format: [field({ format: 'email' }), field({})],
  pattern: [field({ pattern: '^x' }), field({})],
  minLength: [field({ minLength: 2 }), field({})],
  maxLength: [field({ maxLength: 2 }), field({})],
  minimum: [number({ minimum: 2 }), number({})],
  maximum: [number({ maximum: 2 }), number({})],
  exclusiveMinimum: [number({ minimum: 2, exclusiveMinimum: true }), number({ minimum: 2 })],
  exclusiveMaximum: [number({ exclusiveMaximum: 2 }), number({})],
  multipleOf: [number({ multipleOf: 2 }), number({})],
  minItems: [list({ minItems: 2 }), list({})],
  maxItems: [list({ maxItems: 2 }), list({})],
  uniqueItems: [list({ uniqueItems: true }), list({})],
  divisibleBy: [number({ divisibleBy: 2 }), number({})],
  allOf: [field({ allOf: [{ minLength: 2 }] }), field({})],
  extends: [field({ extends: { minLength: 2 } }), field({})],
  $ref: [{ ...field({ $ref: '#/definitions/x' }), definitions: { x: { minLength: 2 } } }, field({})],
  definitions: [{ ...field({ $ref: '#/definitions/x' }), definitions: { x: { minLength: 2 } } }, field({})],
  $defs: [{ ...field({ $ref: '#/$defs/x' }), $defs: { x: { minLength: 2 } } }, field({})],
  if: [branch({ required: ['b'] }), object({})],
  then: [branch({ required: ['b'] }), object({})],
  else: [
    object({ if: { properties: { a: { const: 'x' } }, required: ['a'] }, else: { required: ['b'] } }),
    object({}),
  ],
  dependencies: [object({ dependencies: { a: ['b'] } }), object({})],
  dependentRequired: [object({ dependentRequired: { a: ['b'] } }), object({})],
  dependentSchemas: [object({ dependentSchemas: { a: { required: ['b'] } } }), object({})],
  oneOf: [object({ oneOf: [{ required: ['a'] }, { required: ['b'] }] }), object({})],
  anyOf: [object({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }), object({})],
  not: [number({ not: { minimum: 3 } }), number({})],
  propertyNames: [branch({ propertyNames: { enum: ['a'] } }), object({})],
  additionalProperties: [branch({ additionalProperties: false, properties: { a: {} } }), object({})],
  minProperties: [object({ minProperties: 2 }), object({})],
  maxProperties: [object({ maxProperties: 1 }), object({})],
  prefixItems: [
    { properties: { a: { type: 'array', prefixItems: [TEXT, TEXT] }, b: TEXT } },
    { properties: { b: TEXT } },
  ],
  nullable: [
    { properties: { a: { ...TEXT, nullable: true }, b: TEXT }, required: ['a', 'b'] },
    { ...object({}), required: ['a', 'b'] },
  ],
  discriminator: [
    {
      definitions: { X: { properties: { x: TEXT } }, Y: { properties: { y: TEXT } } },
      properties: { kind: TEXT },
      oneOf: [{ $ref: '#/definitions/X' }, { $ref: '#/definitions/Y' }],
      discriminator: { propertyName: 'kind' },
    },
    { properties: { kind: TEXT } },
  ],
  enumNames: [field({ enum: ['x'], enumNames: ['Ex'] }), field({ enum: ['x'] })],
  after: [
    { properties: { a: date({ after: 'b' }), b: date({}) } },
    { properties: { a: date({}), b: date({}) } },
  ],
  title: [field({ title: 'Reference' }), field({})],
  description: [field({ description: 'On your letter.' }), field({})],
  examples: [field({ examples: ['B-17'] }), field({})],
  example: [field({ example: 'B-17' }), field({})],
  default: [field({ default: 'x' }), field({})],
  errorMessage: [field({ errorMessage: 'Write it.' }), field({})],
  'x-jsf-errorMessage': [field({ 'x-jsf-errorMessage': { required: 'Write it.' } }), field({})],
  'ui:order': [both({ 'ui:order': ['b', 'a'] }), both({})],
  'x-jsf-order': [both({ 'x-jsf-order': ['b', 'a'] }), both({})],
  propertyOrder: [
    both({ properties: { a: { ...TEXT, propertyOrder: 2 }, b: { ...TEXT, propertyOrder: 1 } } }),
    both({}),
  ],
  readOnly: [field({ readOnly: true }), { properties: { b: TEXT } }],
  contentEncoding: [field({ contentEncoding: 'base64' }), { properties: { b: TEXT } }],
  contentMediaType: [field({ contentMediaType: 'image/png' }), { properties: { b: TEXT } }],
  disallow: [field({ disallow: 'number' }), field({})],
  $recursiveAnchor: [object({ $recursiveAnchor: true }), object({})],
  'ui:widget': [field({ 'ui:widget': 'textarea' }), field({})],
  'x-display': [field({ 'x-display': 'wide' }), field({})],
  $schema: [object({ $schema: 'http://json-schema.org/draft-07/schema#' }), object({})],
  $id: [object({ $id: 'https://example.org/a' }), object({})],
  id: [object({ id: 'https://example.org/a' }), object({})],
  $comment: [field({ $comment: 'x' }), field({})],
  $dynamicAnchor: [field({ $dynamicAnchor: 'x' }), field({})],
  $vocabulary: [object({ $vocabulary: {} }), object({})],
  additionalItems: [list({ additionalItems: false }), list({})],
  unevaluatedItems: [list({ unevaluatedItems: false }), list({})],
  $anchor: [field({ $anchor: 'x' }), field({})],
  deprecated: [field({ deprecated: true }), field({})],
  writeOnly: [field({ writeOnly: true }), field({})],
  xml: [field({ xml: { name: 'x' } }), field({})],
  externalDocs: [field({ externalDocs: { url: 'x' } }), field({})],
  unevaluatedProperties: [object({ unevaluatedProperties: false }), object({})],
  patternProperties: [object({ patternProperties: { '^a': TEXT } }), object({})],
  contains: [list({ contains: { const: 'x' } }), list({})],
  minContains: [list({ minContains: 1 }), list({})],
  maxContains: [list({ maxContains: 1 }), list({})],
  contentSchema: [field({ contentSchema: TEXT }), field({})],
  $recursiveRef: [field({ $recursiveRef: '#' }), field({})],
  formatMinimum: [field({ format: 'date', formatMinimum: '2027-01-01' }), field({ format: 'date' })],
  formatMaximum: [field({ format: 'date', formatMaximum: '2027-01-01' }), field({ format: 'date' })],
  $dynamicRef: [field({ $dynamicRef: '#x' }), field({})],
};

/** The rules of a form, in any order and without the values with which fields begin. */
function rulesOf({ core, fields }: ReturnType<typeof read>): string {
  const sorted = (key: string, value: unknown): unknown => {
    if (key === 'default') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return JSON.stringify([core, fields.map(({ optionTitles }) => [...optionTitles])], sorted);
}

/** What becomes of a keyword, as far as a form shows it. */
function outcomeOf([withIt, without]: [object, object]): Outcome {
  const all = (schema: object) => read({ type: 'object', ...schema }, ['a']);
  const [one, other] = [all(withIt), all(without)];
  if (one.diagnostics.length > 0) return 'refused';
  if (rulesOf(one) !== rulesOf(other)) return 'used';
  const shown = ({ core, fields }: typeof one) =>
    JSON.stringify([core, fields.map(({ location: _, definitions: _all, ...texts }) => texts)]);
  if (shown(one) !== shown(other)) return 'shown';
  return one.notices.length > other.notices.length ? 'left out' : 'ignored';
}

const ROWS = documented();

const REFS = path.dirname(createRequire(import.meta.url).resolve('ajv/dist/refs/json-schema-draft-07.json'));

test('the table has every keyword of the examples, and no other', () => {
  expect([...ROWS.keys()].sort()).toEqual(Object.keys(EXAMPLES).sort());
});

/** The meta-schemas of drafts 6 to 2020-12 that Ajv brings. Those of drafts 3 and 4 have a few other names. */
const META_SCHEMAS = [
  'json-schema-draft-06.json',
  'json-schema-draft-07.json',
  ...['2019-09', '2020-12'].flatMap((draft) =>
    readdirSync(path.join(REFS, `json-schema-${draft}/meta`)).map(
      (file) => `json-schema-${draft}/meta/${file}`,
    ),
  ),
];
const OF_OLDER_DRAFTS = ['id', 'divisibleBy', 'extends', 'disallow'];

test('the table has every keyword of drafts 3 to 2020-12', () => {
  const keywords = META_SCHEMAS.flatMap((file) => {
    const { properties = {} } = JSON.parse(readFileSync(path.join(REFS, file), 'utf8')) as {
      properties?: object;
    };
    return Object.keys(properties);
  });
  expect(keywords).toContain('minContains');
  expect([...keywords, ...OF_OLDER_DRAFTS].filter((keyword) => !ROWS.has(keyword))).toEqual([]);
});

test.each([...ROWS])('"%s" is %s, as docs/forms.md says', (keyword, outcome) => {
  expect(outcomeOf(EXAMPLES[keyword] ?? [{}, {}])).toBe(outcome);
});
