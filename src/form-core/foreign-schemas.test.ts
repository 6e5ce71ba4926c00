import { expect, test } from 'vitest';
import { read, TEXT } from '../../tests/support/reduced-schema.ts';
import { prune } from './form-rules/visible.ts';
import { createIsValid, createSampler } from './sample/sample.ts';

type Value = Record<string, unknown>;

interface Case {
  schema: object;
  valid: readonly Value[];
  invalid?: readonly Value[];
  /** A part of the notices. */
  notice?: RegExp;
}

const PLACE = {
  properties: { name: TEXT },
  required: ['country'],
  oneOf: [
    { properties: { country: { type: 'string', enum: ['NL'] }, area: { enum: ['Drenthe', 'Zeeland'] } } },
    { properties: { country: { type: 'string', enum: ['BE'] }, area: { enum: ['Namen'] } } },
    { properties: { country: { not: { type: 'string', enum: ['NL', 'BE'] } }, area: { maxLength: 40 } } },
  ],
};

const when = (name: string, value: unknown, then: object, other?: object) => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  then,
  ...(other && { else: other }),
});

/** Constructs of schemas that were not written for forms. */
const CASES: Record<string, Case> = {
  'an alternative for all other values': {
    schema: { properties: { at: { type: 'object', ...PLACE } } },
    valid: [{ at: { country: 'NL', area: 'Zeeland' } }, { at: { country: 'FR', area: 'Var' } }],
    invalid: [
      { at: { country: 'BE', area: 'Zeeland' } },
      { at: { country: 'NL', area: 'Var' } },
      { at: { name: 'x' } },
    ],
  },
  'an alternative for the rest of a list': {
    schema: {
      properties: { kind: { enum: ['a', 'b', 'c'] } },
      oneOf: [
        { properties: { kind: { const: 'a' }, x: TEXT }, required: ['x'] },
        { properties: { kind: { not: { const: 'a' } }, y: TEXT } },
      ],
    },
    valid: [{ kind: 'a', x: 'x' }, { kind: 'c', y: 'y' }, { kind: 'b' }],
    invalid: [{ kind: 'a' }, { kind: 'a', x: 'x', y: 'y' }],
  },
  'two patterns': {
    schema: { properties: { code: { ...TEXT, pattern: '[0-9]$', allOf: [{ pattern: '^[A-Z]' }] } } },
    valid: [{ code: 'A-1' }],
    invalid: [{ code: 'a-1' }, { code: 'A-b' }],
  },
  'a pattern with a length, or a word': {
    schema: {
      properties: {
        id: { oneOf: [{ ...TEXT, minLength: 4, maxLength: 4, pattern: '^[0-9]+$' }, { const: 'none' }] },
      },
    },
    valid: [{ id: '1234' }, { id: 'none' }],
    invalid: [{ id: '12345' }, { id: 'abcd' }],
  },
  'exactly one of two patterns': {
    schema: { properties: { code: { ...TEXT, oneOf: [{ pattern: '^A' }, { pattern: 'Z$' }] } } },
    valid: [{ code: 'Ab' }, { code: 'bZ' }],
    invalid: [{ code: 'AZ' }, { code: 'b' }],
  },
  'any of two rules for a number': {
    schema: { properties: { age: { type: 'integer', anyOf: [{ maximum: 3 }, { minimum: 65 }] } } },
    valid: [{ age: 2 }, { age: 70 }],
    invalid: [{ age: 30 }],
  },
  'rules about values of another type': {
    schema: {
      properties: { a: { ...TEXT, minimum: 1, uniqueItems: true }, b: { type: 'integer', pattern: '^x' } },
    },
    valid: [{ a: 'x', b: 1 }],
    notice: /"pattern" has no effect: the value is a whole number/,
  },
  'names that a branch allows': {
    schema: {
      properties: { by: { enum: ['mail', 'post'] }, mail: TEXT, street: TEXT },
      allOf: [
        when('by', 'mail', { propertyNames: { enum: ['by', 'mail'] } }),
        when('by', 'post', { additionalProperties: false, properties: { by: {}, street: {} } }),
      ],
    },
    valid: [
      { by: 'mail', mail: 'x' },
      { by: 'post', street: 'x' },
    ],
    invalid: [
      { by: 'mail', street: 'x' },
      { by: 'post', mail: 'x' },
    ],
  },
  'a group that has no fields': {
    schema: { properties: { a: TEXT, b: { type: 'object', properties: {} } } },
    valid: [{ a: 'x' }],
    notice: /no fixed "properties".*: b/,
  },
  'a group with names of the visitor': {
    schema: { properties: { a: TEXT, b: { type: 'object', additionalProperties: TEXT } } },
    valid: [{ a: 'x' }],
    notice: /no fixed "properties".*: b/,
  },
  'at most one of three properties': {
    schema: { properties: { a: TEXT, b: TEXT, c: TEXT }, maxProperties: 1 },
    valid: [{ a: 'x' }, { c: 'x' }],
    invalid: [{ a: 'x', c: 'x' }],
  },
  'at least two of three properties': {
    schema: { properties: { a: TEXT, b: TEXT, c: TEXT }, minProperties: 2 },
    valid: [{ a: 'x', c: 'x' }],
    invalid: [{ a: 'x' }],
  },
  'a definition with an id': {
    schema: {
      definitions: {
        size: { enum: ['S', 'M'] },
        shirt: { $id: '/shirt', type: 'object', properties: { size: { $ref: '#/definitions/size' } } },
      },
      properties: { shirt: { $ref: '#/definitions/shirt' } },
    },
    valid: [{ shirt: { size: 'S' } }],
    invalid: [{ shirt: { size: 'L' } }],
  },
  'an option that excludes the others': {
    schema: {
      properties: {
        needs: {
          type: 'array',
          uniqueItems: true,
          items: { enum: ['ramp', 'loop', 'none'] },
          if: { contains: { const: 'none' } },
          then: { maxItems: 1 },
        },
      },
    },
    valid: [{ needs: ['none'] }, { needs: ['ramp', 'loop'] }],
    invalid: [{ needs: ['ramp', 'none'] }],
  },
  'a condition of one text': {
    schema: { properties: { a: { ...TEXT, if: { pattern: '^X' }, then: { minLength: 3 } } } },
    valid: [{ a: 'ab' }, { a: 'Xab' }],
    invalid: [{ a: 'Xa' }],
  },
  'a list with or without a foreign entry': {
    schema: {
      required: ['tools'],
      properties: { tools: { type: 'array', items: { enum: ['saw', 'axe', 'other'] } }, which: TEXT },
      oneOf: [
        { properties: { tools: { items: { enum: ['saw', 'axe'] } }, which: false } },
        { properties: { tools: { not: { items: { enum: ['saw', 'axe'] } } } }, required: ['which'] },
      ],
    },
    valid: [{ tools: ['saw'] }, { tools: ['saw', 'other'], which: 'file' }],
    invalid: [{ tools: ['other'] }, { tools: ['saw'], which: 'file' }],
  },
  'a required list that may be empty': {
    schema: { required: ['name', 'diet'], properties: { name: TEXT, diet: { type: 'array', items: TEXT } } },
    valid: [{ name: 'x' }, { name: 'x', diet: ['vegan'] }],
  },
  'a required list that a branch fills': {
    schema: {
      required: ['q', 'list'],
      properties: { q: { enum: ['yes', 'no'] }, list: { type: 'array', items: TEXT } },
      ...when('q', 'yes', { properties: { list: { minItems: 1 } } }),
    },
    valid: [{ q: 'no' }, { q: 'yes', list: ['x'] }],
    invalid: [{ q: 'yes' }],
  },
  'a required property that may be null': {
    schema: { required: ['a', 'b'], properties: { a: TEXT, b: { type: ['string', 'null'] } } },
    valid: [{ a: 'x' }],
    notice: /does not require what is "required" and may be null: b/,
  },
  'files that nobody has to send': {
    schema: {
      required: ['a'],
      properties: {
        a: TEXT,
        photo: { type: 'string', format: 'data-url' },
        cv: { type: 'string', contentEncoding: 'base64' },
        papers: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    },
    valid: [{ a: 'x' }],
    notice: /leaves out files, which visitors cannot upload: photo, cv, papers/,
  },
  'a limit behind an optional question': {
    schema: {
      properties: { a: TEXT, q: { enum: ['yes', 'no'] }, n: { type: 'integer', minimum: 0 } },
      required: ['a'],
      if: { properties: { q: { const: 'no' } } },
      then: { properties: { n: { maximum: 0 } } },
    },
    valid: [{ a: 'x' }, { a: 'x', q: 'yes', n: 3 }],
    invalid: [
      { a: 'x', q: 'no', n: 3 },
      { a: 'x', n: 3 },
    ],
  },
  'an alternative without a possible value': {
    schema: {
      properties: { kind: { enum: ['a', 'b'] } },
      required: ['kind', 'tag'],
      oneOf: [
        { properties: { kind: { const: 'a' }, tag: { enum: ['A1'], maxLength: 3 } } },
        { properties: { kind: { const: 'b' }, tag: { enum: ['street'], maxLength: 3 } } },
      ],
    },
    valid: [{ kind: 'a', tag: 'A1' }],
    invalid: [{ kind: 'b', tag: 'street' }],
    notice: /accept none of the values "street"/,
  },
  'a text and a list that stay empty': {
    schema: {
      properties: { q: { enum: ['yes', 'no'] }, a: TEXT, b: { type: 'array', items: TEXT } },
      ...when('q', 'no', { properties: { a: { maxLength: 0 }, b: { maxItems: 0 } } }),
    },
    valid: [{ q: 'no' }, { q: 'yes', a: 'x', b: ['x'] }],
    invalid: [
      { q: 'no', a: 'x' },
      { q: 'no', b: ['x'] },
    ],
  },
  'options of branches for a text that is free otherwise': {
    schema: {
      properties: { q: { enum: ['a', 'b'] }, what: TEXT },
      required: ['q'],
      ...when('q', 'a', { properties: { what: { enum: ['x', 'y'] } } }),
    },
    valid: [
      { q: 'a', what: 'x' },
      { q: 'b', what: 'anything' },
    ],
    invalid: [{ q: 'a', what: 'anything' }],
  },
};

test.each(Object.entries(CASES))(
  'a schema with %s is a form',
  (_, { schema, valid, invalid = [], notice }) => {
    const { core, diagnostics, notices } = read({ type: 'object', ...schema });
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    const isValid = createIsValid();
    const { accepts } = createSampler(core);
    /** Whether the form sends exactly this value. */
    const isSent = (value: Value) => {
      const pruned = prune(core, value, isValid);
      return accepts(pruned) && JSON.stringify(pruned) === JSON.stringify(value);
    };
    for (const value of valid) expect({ value, isSent: isSent(value) }).toEqual({ value, isSent: true });
    for (const value of invalid) expect({ value, isSent: isSent(value) }).toEqual({ value, isSent: false });
    if (notice) expect(notices.map(({ message }) => message).join('\n')).toMatch(notice);
  },
);
