import { test } from 'vitest';
import { expectForm, type FormCase } from '../../tests/support/form-case.ts';
import { TEXT } from '../../tests/support/reduced-schema.ts';

const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required });
const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });

const KIND = { kind: { enum: ['a', 'b'] } };
const of = (kind: string, properties: object, ...required: string[]) => ({
  properties: { kind: { const: kind }, ...properties },
  required,
});
const when = (kind: string, then: object, other?: object) => ({
  if: { properties: { kind: { const: kind } }, required: ['kind'] },
  then,
  ...(other && { else: other }),
});

const PLACE = object({ street: TEXT, town: TEXT }, 'town');
const OTHER_NAME = /"at" is at_2/;
/** The values of a text in `at` for a, and of an object for b. */
const TEXT_OR_OBJECT = {
  valid: [
    { kind: 'a', at: 'x' },
    { kind: 'b', at_2: { town: 'x' } },
  ],
  invalid: [
    { kind: 'b', at: 'x' },
    { kind: 'a', at_2: { town: 'x' } },
    { kind: 'b', at_2: { street: 'x' } },
  ],
  notice: OTHER_NAME,
};

/** A property that has another type in each branch. */
const TYPES: Record<string, FormCase> = {
  'alternatives by a constant': {
    schema: { required: ['kind'], oneOf: [of('a', { at: TEXT }, 'at'), of('b', { at: PLACE }, 'at')] },
    ...TEXT_OR_OBJECT,
  },
  'then and else': {
    schema: {
      properties: KIND,
      required: ['kind'],
      ...when(
        'a',
        { properties: { at: TEXT }, required: ['at'] },
        { properties: { at: PLACE }, required: ['at'] },
      ),
    },
    ...TEXT_OR_OBJECT,
  },
  'a chain of conditions, required outside of them': {
    schema: {
      properties: KIND,
      required: ['kind', 'at'],
      allOf: [when('a', { properties: { at: TEXT } }), when('b', { properties: { at: PLACE } })],
    },
    ...TEXT_OR_OBJECT,
    invalid: [...TEXT_OR_OBJECT.invalid, { kind: 'a' }, { kind: 'b' }],
  },
  'dependencies of draft 4': {
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      properties: KIND,
      required: ['kind'],
      dependencies: { kind: { oneOf: [of('a', { at: TEXT }), of('b', { at: PLACE })] } },
    },
    ...TEXT_OR_OBJECT,
  },
  'a discriminator of OpenAPI': {
    schema: {
      oneOf: [{ $ref: '#/definitions/Short' }, { $ref: '#/definitions/Long' }],
      discriminator: { propertyName: 'type' },
      definitions: {
        Short: object({ type: TEXT, at: TEXT }, 'type', 'at'),
        Long: object({ type: TEXT, at: PLACE }, 'type', 'at'),
      },
    },
    valid: [
      { type: 'Short', at: 'x' },
      { type: 'Long', at_2: { town: 'x' } },
    ],
    invalid: [{ type: 'Long', at: 'x' }, { type: 'Short' }],
    notice: OTHER_NAME,
  },
  'alternatives that differ in nothing else': {
    schema: {
      oneOf: [
        { title: 'In words', properties: { at: TEXT }, required: ['at'] },
        { title: 'In parts', properties: { at: PLACE }, required: ['at'] },
      ],
    },
    valid: [
      { oneOf: 'in-words', at: 'x' },
      { oneOf: 'in-parts', at_2: { town: 'x' } },
    ],
    invalid: [{ oneOf: 'in-parts', at: 'x' }],
    notice: OTHER_NAME,
  },
  'a property of which only the branches say a type': {
    schema: {
      properties: { ...KIND, at: { title: 'Where' } },
      required: ['kind'],
      ...when('a', { properties: { at: TEXT } }, { properties: { at: PLACE } }),
    },
    ...TEXT_OR_OBJECT,
  },
  'a property that lists both types': {
    schema: {
      properties: { ...KIND, at: { type: ['string', 'object'] } },
      required: ['kind'],
      ...when('a', { properties: { at: TEXT } }, { properties: { at: PLACE } }),
    },
    ...TEXT_OR_OBJECT,
  },
  'a property with both as alternatives': {
    schema: {
      properties: { ...KIND, at: { oneOf: [TEXT, PLACE] } },
      required: ['kind'],
      ...when('a', { properties: { at: TEXT } }, { properties: { at: PLACE } }),
    },
    ...TEXT_OR_OBJECT,
  },
  'closed alternatives': {
    schema: {
      required: ['kind'],
      oneOf: [
        { ...of('a', { at: TEXT }, 'at'), additionalProperties: false },
        { ...of('b', { at: PLACE }, 'at'), additionalProperties: false },
      ],
    },
    ...TEXT_OR_OBJECT,
  },
  'a property of a group': {
    schema: {
      properties: KIND,
      required: ['kind'],
      ...when(
        'a',
        { properties: { who: object({ at: TEXT }, 'at') } },
        { properties: { who: object({ at: PLACE }, 'at') } },
      ),
    },
    valid: [
      { kind: 'a', who: { at: 'x' } },
      { kind: 'b', who: { at_2: { town: 'x' } } },
    ],
    invalid: [{ kind: 'b', who: { at: 'x' } }],
    notice: OTHER_NAME,
  },
  'a property of an entry of a list': {
    schema: {
      properties: {
        all: list({ ...object({}, 'kind'), oneOf: [of('a', { at: TEXT }), of('b', { at: PLACE })] }),
      },
    },
    valid: [
      {
        all: [
          { kind: 'a', at: 'x' },
          { kind: 'b', at_2: { town: 'x' } },
        ],
      },
    ],
    invalid: [{ all: [{ kind: 'b', at: 'x' }] }],
    notice: OTHER_NAME,
  },
  'a list in one branch': {
    schema: {
      properties: KIND,
      required: ['kind'],
      ...when('a', { properties: { at: TEXT } }, { properties: { at: list(TEXT) } }),
    },
    valid: [
      { kind: 'a', at: 'x' },
      { kind: 'b', at_2: ['x'] },
    ],
    invalid: [{ kind: 'b', at: 'x' }],
    notice: OTHER_NAME,
  },
  'a condition about the property': {
    schema: {
      properties: { ...KIND, why: TEXT },
      required: ['kind'],
      allOf: [
        when('a', { properties: { at: TEXT } }, { properties: { at: PLACE } }),
        { if: { required: ['at'] }, then: { required: ['why'] } },
        {
          if: { properties: { at: { const: 'no' } }, required: ['at'] },
          then: { properties: { how: TEXT }, required: ['how'] },
        },
      ],
    },
    valid: [
      { kind: 'a' },
      { kind: 'a', why: 'x', at: 'yes' },
      { kind: 'a', why: 'x', at: 'no', how: 'x' },
      { kind: 'b', why: 'x', at_2: { town: 'x' } },
    ],
    invalid: [
      { kind: 'a', at: 'yes' },
      { kind: 'a', why: 'x', at: 'no' },
      { kind: 'b', at_2: { town: 'x' } },
    ],
    notice: OTHER_NAME,
  },
};

const A = object({ x: TEXT }, 'x');
const B = object({ y: TEXT }, 'y');
const C = object({ z: TEXT }, 'z');
/** The values of A for a, and of B for b. */
const BY_KIND = {
  valid: [
    { kind: 'a', more: { x: 'x' } },
    { kind: 'b', more: { y: 'x' } },
  ],
  invalid: [
    { kind: 'a', more: { y: 'x' } },
    { kind: 'b', more: { x: 'x' } },
    { kind: 'a', more: { x: 'x', y: 'x' } },
    { kind: 'a', more: { oneOf: '0', x: 'x' } },
  ],
};

/** Alternatives of a value, of which a question outside of it says which one applies. */
const DECIDED: Record<string, FormCase> = {
  'then and else': {
    schema: {
      properties: { ...KIND, more: { oneOf: [A, B] } },
      required: ['kind', 'more'],
      ...when('a', { properties: { more: A } }, { properties: { more: B } }),
    },
    ...BY_KIND,
  },
  'a chain of conditions with references': {
    schema: {
      definitions: { A, B },
      properties: { ...KIND, more: { oneOf: [{ $ref: '#/definitions/A' }, { $ref: '#/definitions/B' }] } },
      required: ['kind', 'more'],
      allOf: [
        when('a', { properties: { more: { $ref: '#/definitions/A' } } }),
        when('b', { properties: { more: { $ref: '#/definitions/B' } } }),
      ],
    },
    ...BY_KIND,
  },
  'conditions that only require': {
    schema: {
      properties: { ...KIND, more: { type: 'object', oneOf: [A, B] } },
      required: ['kind'],
      allOf: [
        when('a', { properties: { more: { required: ['x'] } }, required: ['more'] }),
        when('b', { properties: { more: { required: ['y'] } }, required: ['more'] }),
      ],
    },
    ...BY_KIND,
  },
  'alternatives that only require': {
    schema: {
      properties: {
        ...KIND,
        more: { ...object({ x: TEXT, y: TEXT }), oneOf: [{ required: ['x'] }, { required: ['y'] }] },
      },
      required: ['kind', 'more'],
      allOf: [
        when('a', { properties: { more: { required: ['x'] } } }),
        when('b', { properties: { more: { required: ['y'] } } }),
      ],
    },
    ...BY_KIND,
  },
  'outer alternatives': {
    schema: {
      properties: { more: { anyOf: [A, B] } },
      required: ['kind', 'more'],
      oneOf: [of('a', { more: A }), of('b', { more: B })],
    },
    ...BY_KIND,
  },
  'outer alternatives with a discriminator of OpenAPI': {
    schema: {
      definitions: {
        First: object({ type: TEXT, more: A }, 'type', 'more'),
        Second: object({ type: TEXT, more: B }, 'type', 'more'),
      },
      properties: { more: { oneOf: [A, B] } },
      oneOf: [{ $ref: '#/definitions/First' }, { $ref: '#/definitions/Second' }],
      discriminator: { propertyName: 'type' },
    },
    valid: [
      { more: { x: 'x' }, type: 'First' },
      { more: { y: 'x' }, type: 'Second' },
    ],
    invalid: [{ more: { y: 'x' }, type: 'First' }],
  },
  'dependencies of draft 4': {
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      properties: { ...KIND, more: { oneOf: [A, B] } },
      required: ['kind', 'more'],
      dependencies: { kind: { oneOf: [of('a', { more: A }), of('b', { more: B })] } },
    },
    ...BY_KIND,
  },
  'a condition that forbids what an alternative requires': {
    schema: {
      properties: { ...KIND, more: { oneOf: [A, B] } },
      required: ['kind', 'more'],
      ...when('a', { properties: { more: { not: { required: ['y'] } } } }),
    },
    valid: [
      { kind: 'a', more: { x: 'x' } },
      { kind: 'b', more: { oneOf: '1', y: 'x' } },
    ],
    invalid: [{ kind: 'a', more: { y: 'x' } }],
  },
  'some that are left': {
    schema: {
      properties: { ...KIND, more: { oneOf: [A, B, C] } },
      required: ['kind', 'more'],
      ...when('a', { properties: { more: A } }, { properties: { more: { oneOf: [B, C] } } }),
    },
    valid: [
      { kind: 'a', more: { x: 'x' } },
      { kind: 'b', more: { oneOf: '1', z: 'x' } },
    ],
    invalid: [{ kind: 'b', more: { x: 'x' } }],
  },
  'entries of a list': {
    schema: {
      properties: { ...KIND, more: list({ oneOf: [A, B] }) },
      required: ['kind', 'more'],
      ...when('a', { properties: { more: list(A) } }, { properties: { more: list(B) } }),
    },
    valid: [
      { kind: 'a', more: [{ x: 'x' }] },
      { kind: 'b', more: [{ y: 'x' }] },
    ],
    invalid: [
      { kind: 'a', more: [{ y: 'x' }] },
      { kind: 'a', more: [{ x: 'x', y: 'x' }] },
    ],
  },
  'whole lists': {
    schema: {
      properties: { ...KIND, more: { oneOf: [list(A), list(B)] } },
      required: ['kind'],
      ...when('a', { properties: { more: list(A) } }, { properties: { more: list(B) } }),
    },
    valid: [{ kind: 'a', more: [{ x: 'x' }] }, { kind: 'b', more: [{ y: 'x' }] }, { kind: 'b' }],
    invalid: [{ kind: 'a', more: [{ y: 'x' }] }],
  },
  'exactly one of two fields in a branch': {
    schema: {
      properties: { ...KIND, x: TEXT, y: TEXT },
      required: ['kind'],
      ...when('a', { oneOf: [{ required: ['x'] }, { required: ['y'] }] }),
    },
    valid: [{ kind: 'a', x: 'x' }, { kind: 'a', y: 'x' }, { kind: 'b', x: 'x', y: 'x' }, { kind: 'b' }],
    invalid: [{ kind: 'a' }, { kind: 'a', x: 'x', y: 'x' }],
  },
  'different alternatives in each branch, which share no question': {
    schema: {
      required: ['kind', 'more'],
      oneOf: [
        of('a', { more: { oneOf: [A, B] } }),
        of('b', { more: { oneOf: [C, object({ w: TEXT }, 'w')] } }),
      ],
    },
    valid: [
      { kind: 'a', more: { oneOf: '1', y: 'x' } },
      { kind: 'b', more: { oneOf2: '0', z: 'x' } },
    ],
    invalid: [{ kind: 'b', more: { oneOf: '0', z: 'x' } }],
  },
};

const PEOPLE = list(A, { title: 'People' });
const FIRMS = list(B, { title: 'Firms' });
const EITHER = {
  valid: [
    { oneOf: 'people', who: [{ x: 'x' }] },
    { oneOf: 'firms', who: [{ y: 'x' }, { y: 'y' }] },
  ],
  invalid: [{ oneOf: 'firms', who: [{ x: 'x' }] }, { oneOf: 'people' }, {}],
};

/** Alternatives of lists of objects. */
const LISTS: Record<string, FormCase> = {
  'either list': {
    schema: { properties: { who: { oneOf: [PEOPLE, FIRMS] } }, required: ['who'] },
    ...EITHER,
  },
  'either list, by references': {
    schema: {
      definitions: { People: PEOPLE, Firms: FIRMS },
      properties: { who: { oneOf: [{ $ref: '#/definitions/People' }, { $ref: '#/definitions/Firms' }] } },
      required: ['who'],
    },
    ...EITHER,
  },
  'a list with one of two kinds of entries': {
    schema: {
      properties: {
        who: {
          type: 'array',
          oneOf: [
            { items: A, title: 'People' },
            { items: B, title: 'Firms' },
          ],
        },
      },
      required: ['who'],
    },
    ...EITHER,
  },
  'an optional list': {
    schema: { properties: { q: TEXT, who: { anyOf: [PEOPLE, FIRMS] } } },
    valid: [{ q: 'x' }, { anyOf: 'people', who: [{ x: 'x' }] }],
    invalid: [{ anyOf: 'firms', who: [{ x: 'x' }] }],
  },
  'a list that may be null': {
    schema: { properties: { q: TEXT, who: { oneOf: [PEOPLE, FIRMS, { type: 'null' }] } }, required: ['who'] },
    valid: [{ q: 'x' }, { oneOf: 'people', who: [{ x: 'x' }] }],
    notice: /may be null: who/,
  },
  'a list of texts or of objects': {
    schema: { properties: { who: { oneOf: [list(TEXT), list(A)] } }, required: ['who'] },
    valid: [
      { oneOf: '0', who: ['x'] },
      { oneOf: '1', who_2: [{ x: 'x' }] },
    ],
    invalid: [{ oneOf: '1', who: ['x'] }],
    notice: /"who" is who_2/,
  },
  'a list in a group of a list': {
    schema: { properties: { all: list(object({ who: { oneOf: [PEOPLE, FIRMS] } }, 'who')) } },
    valid: [{ all: [{ oneOf: 'firms', who: [{ y: 'x' }] }] }],
    invalid: [{ all: [{ oneOf: 'firms', who: [{ x: 'x' }] }] }],
  },
  'a list of a branch': {
    schema: {
      properties: KIND,
      required: ['kind'],
      ...when('a', { properties: { who: { oneOf: [PEOPLE, FIRMS] } }, required: ['who'] }),
    },
    valid: [{ kind: 'b' }, { kind: 'a', oneOf: 'people', who: [{ x: 'x' }] }],
    invalid: [{ kind: 'a' }, { kind: 'a', oneOf: 'people', who: [{ y: 'x' }] }],
  },
};

const DEEP = (inner: object, ...names: string[]) =>
  names.reduceRight<object>((properties, name) => object({ [name]: properties }), inner);
const nested = (value: unknown, ...names: string[]) =>
  names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;
const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** More levels than a person would write. */
const LEVELS: Record<string, FormCase> = {
  'eight groups': { schema: DEEP(PLACE, ...EIGHT), valid: [nested({ town: 'x' }, ...EIGHT)] },
  'a list in eight groups': { schema: DEEP(list(TEXT), ...EIGHT), valid: [nested(['x'], ...EIGHT)] },
  'eight groups in an entry': {
    schema: { properties: { all: list(DEEP(PLACE, ...EIGHT)) } },
    valid: [{ all: [nested({ town: 'x' }, ...EIGHT)] }],
  },
};

/** A list that needs an entry if it is there. */
const FILLED = list(TEXT, { minItems: 1 });
const ANY = object({ names: FILLED, note: TEXT });

/** A rule of a branch about a value inside, which the schema around the branch describes. */
const INSIDE: Record<string, FormCase> = {
  'a list of a group': {
    schema: {
      properties: { ...KIND, all: ANY },
      ...when('a', { properties: { all: { required: ['names'] } } }),
    },
    valid: [
      { kind: 'b', all: { note: 'x' } },
      { kind: 'a', all: { names: ['x'] } },
    ],
    invalid: [{ kind: 'a', all: { note: 'x' } }],
  },
  'a list of an entry': {
    schema: {
      properties: { ...KIND, all: list(ANY) },
      ...when('a', { properties: { all: { items: { required: ['names'] } } } }),
    },
    valid: [
      { kind: 'b', all: [{ note: 'x' }] },
      { kind: 'a', all: [{ names: ['x'] }] },
    ],
    invalid: [{ kind: 'a', all: [{ names: ['x'] }, { note: 'x' }] }],
  },
  'a list of an entry of an entry': {
    schema: {
      properties: {
        rows: list({
          ...object({ ...KIND, all: list(ANY) }),
          ...when('a', { properties: { all: { items: { required: ['names'] } } } }),
        }),
      },
    },
    valid: [{ rows: [{ kind: 'b', all: [{ note: 'x' }] }] }],
    invalid: [{ rows: [{ kind: 'a', all: [{ note: 'x' }] }] }],
  },
  'an entry of a list that a group requires': {
    schema: {
      properties: { ...KIND, all: object({ names: list(TEXT), note: TEXT }, 'names') },
      ...when('a', { properties: { all: { properties: { names: { minItems: 1 } } } } }),
    },
    valid: [{ kind: 'a', all: { names: ['x'] } }],
    invalid: [{ kind: 'a', all: { note: 'x' } }],
  },
  'one of two lists of an entry': {
    schema: {
      properties: {
        ...KIND,
        all: list({
          ...object({ names: FILLED, notes: FILLED }),
          anyOf: [{ required: ['names'] }, { required: ['notes'] }],
        }),
      },
      ...when('a', { properties: { all: { items: { required: ['names'] } } } }),
    },
    valid: [
      { kind: 'b', all: [{ notes: ['x'] }] },
      { kind: 'a', all: [{ names: ['x'] }] },
    ],
    invalid: [{ kind: 'a', all: [{ notes: ['x'] }] }],
  },
};

/** A condition about a value whose type only its rules say, or nothing. */
const UNTYPED: Record<string, FormCase> = {
  'a rule of a branch': {
    schema: { properties: { x: { if: { exclusiveMaximum: 0 }, else: { multipleOf: 2 } } } },
    valid: [{ x: -1 }, { x: 4 }],
    invalid: [{ x: 3 }],
  },
  'a rule of the value': {
    schema: {
      properties: { x: { minimum: 1 }, y: TEXT },
      if: { properties: { x: { maximum: 5 } }, required: ['x'] },
      then: { required: ['y'] },
    },
    valid: [{ x: 6 }, { x: 5, y: 'a' }],
    invalid: [{ x: 5 }],
  },
  'a text without a type': {
    schema: {
      properties: { x: {}, y: TEXT },
      if: { properties: { x: { minLength: 3 } }, required: ['x'] },
      then: { required: ['y'] },
    },
    valid: [{ x: 'ab' }, { x: 'abc', y: 'a' }],
    invalid: [{ x: 'abc' }],
    notice: /without "type" are texts/,
  },
  'the type of a text without one': {
    schema: {
      properties: { x: {}, y: TEXT },
      if: { properties: { x: { type: 'string' } }, required: ['x'] },
      then: { required: ['y'] },
    },
    valid: [{ x: 'abc', y: 'a' }],
    invalid: [{ x: 'abc' }],
    notice: /without "type" are texts/,
  },
};

test.each(Object.entries(TYPES))('a property of two types, by %s, has two fields', (_, one) =>
  expectForm(one),
);

test.each(Object.entries(DECIDED))('an outer question decides alternatives: %s', (_, one) => expectForm(one));

test.each(Object.entries(LISTS))('a question asks which list: %s', (_, one) => expectForm(one));

test.each(Object.entries(LEVELS))('a form has many levels: %s', (_, one) => expectForm(one));

test.each(Object.entries(INSIDE))('a branch has a rule about %s', (_, one) => expectForm(one));

test.each(Object.entries(UNTYPED))('a condition about %s', (_, one) => expectForm(one));
