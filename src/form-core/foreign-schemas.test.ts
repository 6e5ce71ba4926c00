import { test } from 'vitest';
import { expectForm, type FormCase } from '../../tests/support/form-case.ts';
import { TEXT } from '../../tests/support/reduced-schema.ts';

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
const CASES: Record<string, FormCase> = {
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
  'a negation beside the type of an object': {
    schema: {
      properties: { other: { type: 'boolean' }, text: TEXT },
      anyOf: [
        { type: 'object', not: { properties: { other: { enum: [true] } }, required: ['other'] } },
        { type: 'object', required: ['text'] },
      ],
    },
    valid: [{ other: true, text: 'x' }, { text: 'x' }],
    invalid: [{ other: true }],
  },
  'either what a value asks for, or another value': {
    schema: {
      properties: { basin: { enum: ['a', 'other'] } },
      dependencies: {
        basin: {
          oneOf: [
            { properties: { basin: { enum: ['other'] }, which: TEXT } },
            { not: { properties: { basin: { enum: ['other'] } } } },
          ],
        },
      },
    },
    valid: [{ basin: 'a' }, { basin: 'other', which: 'x' }],
    invalid: [{ basin: 'a', which: 'x' }],
  },
  'a value of a group that another alternative excludes': {
    schema: {
      properties: {
        help: { type: 'object', properties: { food: { type: 'boolean' }, none: { type: 'boolean' } } },
        since: TEXT,
      },
      oneOf: [
        { properties: { help: { properties: { none: { enum: [true] } } } } },
        { properties: { help: { properties: { none: { not: { enum: [true] } } } } }, required: ['since'] },
      ],
    },
    valid: [{ help: { none: true } }, { help: { food: true, none: false }, since: 'x' }],
    invalid: [{ help: { food: true, none: false } }],
  },
  'an object of which one property is not a value': {
    schema: {
      properties: { kind: { enum: ['a', 'b', 'c'] }, text: TEXT },
      not: { properties: { kind: { const: 'c' } } },
    },
    valid: [{ kind: 'a' }, { kind: 'b', text: 'x' }],
    invalid: [{ kind: 'c' }, { text: 'x' }],
  },
  'alternatives that a question in a group decides': {
    schema: {
      required: ['to'],
      properties: {
        to: { type: 'object', required: ['whom'], properties: { whom: { enum: ['person', 'firm'] } } },
        name: TEXT,
        firm: TEXT,
      },
      oneOf: [
        {
          properties: { to: { properties: { whom: { enum: ['person'] } }, required: ['whom'] } },
          required: ['name'],
        },
        {
          properties: { to: { properties: { whom: { enum: ['firm'] } }, required: ['whom'] } },
          required: ['firm'],
        },
      ],
    },
    valid: [
      { to: { whom: 'person' }, name: 'x' },
      { to: { whom: 'firm' }, name: 'x', firm: 'x' },
    ],
    invalid: [{ to: { whom: 'person' }, firm: 'x' }, { to: { whom: 'firm' } }],
  },
  'alternatives that two questions decide together': {
    schema: {
      required: ['own'],
      properties: { own: { enum: ['yes', 'no'] }, how: { enum: ['step', 'adopted'] }, since: TEXT },
      oneOf: [
        { properties: { own: { enum: ['yes'] } }, required: ['own'] },
        { properties: { own: { enum: ['no'] }, how: { enum: ['step'] } }, required: ['own', 'how', 'since'] },
        { properties: { own: { enum: ['no'] }, how: { enum: ['adopted'] } }, required: ['own', 'how'] },
      ],
    },
    valid: [{ own: 'yes' }, { own: 'no', how: 'adopted' }, { own: 'no', how: 'step', since: 'x' }],
    invalid: [{ own: 'no' }, { own: 'no', how: 'step' }],
  },
  'alternatives that require much in common': {
    schema: {
      properties: { a: TEXT, b: TEXT, c: TEXT },
      oneOf: [{ required: ['a', 'b'] }, { required: ['a', 'c'] }],
    },
    valid: [
      { a: 'x', oneOf: '0', b: 'x' },
      { a: 'x', oneOf: '1', c: 'x' },
    ],
    invalid: [
      { oneOf: '0', b: 'x' },
      { a: 'x', oneOf: '1', b: 'x', c: 'x' },
    ],
  },
  'closed alternatives of which one requires nothing': {
    schema: {
      properties: {
        id: {
          type: 'object',
          oneOf: [
            {
              type: 'object',
              additionalProperties: false,
              properties: { number: TEXT },
              required: ['number'],
            },
            { type: 'object', additionalProperties: false, properties: { passport: TEXT, visa: TEXT } },
          ],
        },
      },
    },
    valid: [{ id: { oneOf: '0', number: 'x' } }, { id: { oneOf: '1', visa: 'x' } }],
    invalid: [{ id: { oneOf: '0' } }],
  },
  'fewer properties than it has, of which most are required': {
    schema: {
      properties: { name: TEXT, role: TEXT, inland: TEXT, abroad: TEXT },
      required: ['name', 'role'],
      anyOf: [{ required: ['inland'] }, { required: ['abroad'] }],
      maxProperties: 3,
    },
    valid: [
      { name: 'x', role: 'x', inland: 'x' },
      { name: 'x', role: 'x', abroad: 'x' },
    ],
    invalid: [
      { name: 'x', role: 'x' },
      { name: 'x', role: 'x', inland: 'x', abroad: 'x' },
    ],
  },
  'an optional group whose alternatives define what it requires': {
    schema: {
      required: ['who'],
      properties: {
        who: {
          type: 'object',
          required: ['home'],
          properties: { name: TEXT, home: { type: 'object', ...PLACE, required: ['area'] } },
        },
      },
    },
    valid: [{ who: { home: { country: 'NL', area: 'Zeeland' } } }],
    invalid: [{ who: { home: { country: 'NL' } } }],
  },
  'a whole number, a text or a word for one field': {
    schema: {
      properties: {
        balance: {
          anyOf: [{ type: 'integer' }, { ...TEXT, pattern: '^[0-9]+$' }, { ...TEXT, enum: ['N/A', 'none'] }],
        },
      },
    },
    valid: [{ balance: '12' }, { balance: 'N/A' }],
    invalid: [{ balance: 'much' }],
    notice: /allows integer or string; the form asks for string/,
  },
  'a name that is required twice, and a count without its rule': {
    schema: {
      required: ['a', 'a'],
      properties: { a: TEXT, b: { type: 'array', items: TEXT, minContains: 0 } },
    },
    valid: [{ a: 'x' }],
    notice: /names a property twice: a\.\n"minContains" has no effect/,
  },
  'a group whose names follow a pattern': {
    schema: { properties: { a: TEXT, b: { type: 'object', patternProperties: { '^x-': TEXT } } } },
    valid: [{ a: 'x' }],
    notice: /no fixed "properties".*: b/,
  },
  'a pattern or the empty text, as a list of one value': {
    schema: {
      properties: {
        code: {
          oneOf: [
            { ...TEXT, pattern: '^[0-9]{4}$' },
            { ...TEXT, enum: [''] },
          ],
        },
      },
    },
    valid: [{ code: '1234' }],
    invalid: [{ code: 'x' }],
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
  'alternatives of numbers and other types': {
    schema: {
      properties: {
        key: { oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'object' }, { type: 'integer' }] },
      },
    },
    valid: [{ key: 'rate-key' }],
    notice: /allows number or string or object; the form asks for string/,
  },
  'groups in groups': {
    schema: {
      properties: ['f', 'e', 'd', 'c', 'b', 'a'].reduce<object>(
        (properties, name) => ({ [name]: { type: 'object', properties } }),
        { name: TEXT },
      ),
    },
    valid: [{ a: { b: { c: { d: { e: { f: { name: 'Ann' } } } } } } }],
  },
  'a pattern that is slow for long texts': {
    schema: { properties: { name: { ...TEXT, pattern: '^\\w+ *\\w* *\\w*$' } } },
    valid: [{ name: 'Ann Lee' }, { name: 'n'.repeat(400) }],
    invalid: [{ name: 'Ann-Lee' }, { name: 'n'.repeat(401) }],
    notice: /limits a text to 400 characters/,
  },
  'a file as an object': {
    schema: {
      properties: {
        name: TEXT,
        photo: { type: 'object', contentMediaType: 'image/*', properties: { data: TEXT } },
      },
    },
    valid: [{ name: 'Ann' }],
    notice: /leaves out files, which visitors cannot upload: photo/,
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

test.each(Object.entries(CASES))('a schema with %s is a form', (_, one) => expectForm(one));
