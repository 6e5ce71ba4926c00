import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { nearValid } from '../../../tests/engine/support/near-valid.ts';
import { withoutChoices } from '../../../tests/support/core-samples.ts';
import { dataSchemas } from '../../../tests/support/data-schemas.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { fieldsOf, read } from '../../../tests/support/reduced-schema.ts';
import { createCoreAjv } from '../core-ajv.ts';
import { prune } from '../form-rules/visible.ts';
import { randomNumbers } from '../sample/random.ts';
import { createSampler } from '../sample/sample.ts';
import { decideConditions } from './conditions/decide-conditions.ts';
import { turnAlternatives } from './merged/alternatives.ts';
import type { Pass, PassContext } from './pass.ts';
import { withUnicodeFlag } from './patterns.ts';
import type { Json } from './schema-tree.ts';
import { PASSES, simplify } from './simplify.ts';

const SILENT: PassContext = { remark: () => undefined, report: () => undefined };

/** These accept fewer values than before, and none more. Their comments say why. */
const NARROWING: readonly Pass[] = [turnAlternatives, decideConditions];

const LIST = { type: 'array', items: { type: 'string', minLength: 1 } };

/** Was no valid schema after one of the passes: the only alternatives of an entry went into a branch. */
const DECIDED_ENTRIES: Json = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['a', 'b'] },
    entries: {
      type: 'array',
      items: {
        type: 'object',
        properties: { names: LIST, notes: LIST },
        anyOf: [{ required: ['names'] }, { required: ['notes'] }],
      },
    },
  },
  if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
  then: { properties: { entries: { items: { required: ['names'] } } } },
};

test('after each pass, Ajv judges every value that a form can produce as before', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(dataSchemas, fc.nat(), (written, seed) => {
      const { core } = read(written);
      const sampler = createSampler(core);
      const random = randomNumbers(seed);
      const values = Array.from({ length: 10 }, () => sampler.valid(random) ?? {}).flatMap((value) => [
        { value, isComplete: true },
        { value: prune(core, nearValid(value, random), sampler.isValid), isComplete: false },
      ]);
      let schema: Json = written;
      const ajv = createCoreAjv();
      let judge = ajv.compile(schema);
      for (const [index, pass] of PASSES.entries()) {
        schema = pass(schema, SILENT);
        const before = judge;
        judge = ajv.compile(schema);
        for (const { value, isComplete } of values) {
          const sent = withoutChoices(core, value);
          // Alternatives become a choice, which is part of the values from then on.
          const place = index - PASSES.indexOf(turnAlternatives);
          const [was, is] = [before(place > 0 ? value : sent), judge(place >= 0 ? value : sent)];
          if (!is && !isComplete && NARROWING.includes(pass)) continue;
          expect({ pass: pass.name, written, value, is }).toEqual({
            pass: pass.name,
            written,
            value,
            is: was,
          });
        }
      }
    }),
    { numRuns: IS_FULL_RUN ? 500 : 12, examples: [[DECIDED_ENTRIES, 0]] },
  );
});

const TEXT = { type: 'string' };
const NUMBERS = [-3, 0, 0.5, 1, 2, 3, 5, 10, 2147483647, 2147483648];
const TEXTS = ['', 'a', 'b', 'abc', 'ab-12', 'x_y', ']', '12', 'a@b.co'];

/** Each schema is judged by Ajv before and after, or beside what an older draft means in the words of draft 7. */
const SAME: [name: string, written: Json, meaning: Json, values: readonly unknown[]][] = [
  [
    'a limit of draft 4',
    { type: 'number', minimum: 0, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 0 },
    NUMBERS,
  ],
  [
    'a limit of draft 4 that is off',
    { type: 'number', maximum: 5, exclusiveMaximum: false },
    { type: 'number', maximum: 5 },
    NUMBERS,
  ],
  [
    'int32',
    { type: 'integer', format: 'int32' },
    { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
    NUMBERS,
  ],
  [
    'a nullable choice',
    { type: 'string', nullable: true, enum: ['a', 'b'] },
    { enum: ['a', 'b', null] },
    [...TEXTS, null],
  ],
  ['not of a value', { ...TEXT, not: { const: 'a' } }, { ...TEXT, not: { const: 'a' } }, TEXTS],
  ['not of options', { enum: ['a', 'b', 'abc'], not: { enum: ['b'] } }, { enum: ['a', 'abc'] }, TEXTS],
  ['not of a pattern', { ...TEXT, not: { pattern: '^a' } }, { ...TEXT, not: { pattern: '^a' } }, TEXTS],
  [
    'not of a limit',
    { type: 'number', not: { minimum: 2 } },
    { type: 'number', exclusiveMaximum: 2 },
    NUMBERS,
  ],
  [
    'anyOf of patterns and options',
    {
      anyOf: [
        { ...TEXT, enum: ['a'] },
        { ...TEXT, pattern: '^[a-z]+-' },
      ],
    },
    { ...TEXT, pattern: '^a$|^[a-z]+-' },
    TEXTS,
  ],
  [
    'oneOf of patterns that exclude each other',
    {
      oneOf: [
        { ...TEXT, enum: ['a'] },
        { ...TEXT, pattern: '^x' },
      ],
    },
    { ...TEXT, pattern: '^a$|^x' },
    TEXTS,
  ],
  [
    'a limit of words',
    { ...TEXT, pattern: '^(\\S+\\s*){1,2}$' },
    { ...TEXT, pattern: '^(?:\\S+\\s+){0,1}\\S+\\s*$' },
    [...TEXTS, 'a b', 'abc  d ', 'a b c'],
  ],
  [
    'a pattern without the flag u',
    { ...TEXT, pattern: '^[\\w\\_-]+$|^]$' },
    { ...TEXT, pattern: '^[\\w-]+$|^\\]$' },
    TEXTS,
  ],
  [
    'additionalItems beside an ordinary items',
    { type: 'array', items: TEXT, additionalItems: false },
    { type: 'array', items: TEXT },
    [[], ['a'], ['a', 'b'], [1]],
  ],
  [
    'keywords of other tools',
    { ...TEXT, widget: 'text', 'x-order': 2, errorMessage: {}, maxLength: 2 },
    { ...TEXT, maxLength: 2 },
    TEXTS,
  ],
];

test.each(SAME)('%s', (_, written, meaning, values) => {
  const schema = simplify({ type: 'object', properties: { x: written } }, SILENT);
  const options = { strict: false, logger: false } as const;
  const after = new Ajv(options).compile(schema);
  const before = new Ajv(options).compile({ type: 'object', properties: { x: meaning } });
  for (const x of values) expect({ x, is: after({ x }) }).toEqual({ x, is: before({ x }) });
});

test('references by id, by a relative address and by an anchor lead to their definition', () => {
  const schema = {
    $id: 'https://example.org/visit.json',
    properties: {
      own: { $ref: 'https://example.org/visit.json#/definitions/name' },
      relative: { $ref: 'place.json' },
      inside: { $ref: 'place.json#/definitions/city' },
      anchor: { $ref: '#town' },
    },
    definitions: {
      name: TEXT,
      unused: { type: 'nonsense' },
      place: {
        $id: 'place.json',
        type: 'object',
        properties: { city: { $ref: '#/definitions/city' } },
        definitions: { city: { ...TEXT, $anchor: 'city' } },
      },
      town: { ...TEXT, $anchor: 'town' },
    },
  };
  expect(read({ type: 'object', ...schema }).diagnostics).toEqual([]);
  expect(fieldsOf(schema)).toEqual([
    'own? text',
    'relative? group',
    'relative.city? text',
    'inside? text',
    'anchor? text',
  ]);
});

test('names that the path of a field cannot have are replaced, and none becomes that of another', () => {
  const schema = {
    required: ['First name', '1'],
    properties: {
      'First name': TEXT,
      First_name: TEXT,
      'a/b': TEXT,
      1: TEXT,
      이름: TEXT,
      '@type': TEXT,
      constructor: TEXT,
    },
    dependencies: { 'a/b': ['First name'] },
  };
  expect(fieldsOf(schema)).toEqual([
    'field_1 text',
    'First_name_2 text',
    'First_name? text',
    'a_b? text',
    '이름? text',
    '@type? text',
    'field_constructor? text',
  ]);
});

test('a tuple becomes a group, whose entries need those before them', () => {
  const schema = {
    properties: { at: { prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 1 } },
  };
  expect(fieldsOf(schema)).toEqual(['at? group', 'at.entry_1 number', 'at.entry_2? number']);
});

test('a property that the receiver sets is left out, wherever the keyword is', () => {
  const id = { ...TEXT, readOnly: true };
  const schema = {
    required: ['id', 'name'],
    properties: { id: { $ref: '#/definitions/id' }, name: TEXT },
    definitions: { id },
  };
  expect(fieldsOf(schema)).toEqual(['name text']);
});

test('an optional property in which nothing can be entered is left out, unless it is required or the whole form', () => {
  const schema = {
    type: 'object',
    properties: { a: { $ref: '#/definitions/any' }, b: { type: ['array', 'null'] }, name: TEXT },
    definitions: { any: { type: 'object', additionalProperties: {} } },
  };
  expect(fieldsOf(schema)).toEqual(['name? text']);
  expect(read(schema).notices.map(({ message }) => message)).toEqual([
    'The form leaves out what has no fixed "properties" or no "items": a, b.',
  ]);
  const messagesOf = (more: object) => read({ ...schema, ...more }).diagnostics.map(({ message }) => message);
  expect(messagesOf({ required: ['b'] })).toEqual([expect.stringContaining('no "items"')]);
  expect(messagesOf({ properties: { a: { type: 'object' } } })).toEqual(['The form has no fields.']);
});

test('a draft that requires a property inside itself', () => {
  expect(
    fieldsOf({ properties: { a: { ...TEXT, required: true }, b: { ...TEXT, required: false } } }),
  ).toEqual(['a text', 'b? text']);
});

test('what the form leaves out is reported once, with its places', () => {
  const field = { ...TEXT, widget: 'x' };
  const { notices } = read({
    type: 'object',
    properties: { a: { ...field, format: 'id' }, b: field, c: { ...TEXT, maxlength: 3 } },
  });
  expect(notices.map(({ severity, line, message, hint }) => [severity, line, message, hint])).toEqual([
    [
      'notice',
      6,
      'A keyword of other tools has no effect on the form: "widget" (2 places).',
      expect.anything(),
    ],
    ['notice', 7, '"format" is "id", which forms do not check.', expect.anything()],
    [
      'warning',
      15,
      '"maxlength" is not a keyword of a data schema, and has no effect.',
      'Did you mean "maxLength"?',
    ],
  ]);
});

test('patterns that are valid with the flag stay as they are', () => {
  fc.assert(
    fc.property(fc.constantFrom('^a{2}$', '\\d+\\/', '[\\]\\-a]', '(?<!a)b', '\\u{1F600}'), (pattern) => {
      expect(withUnicodeFlag(pattern)).toBe(pattern);
    }),
  );
});

test('only the properties of the object itself may be unevaluated: those of a part of it may be others', () => {
  const inner = { properties: { a: TEXT }, unevaluatedProperties: false };
  expect(read({ type: 'object', ...inner }).diagnostics).toEqual([]);
  const { diagnostics } = read({ type: 'object', properties: { b: TEXT }, allOf: [inner] });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('unevaluatedProperties'),
  ]);
});
