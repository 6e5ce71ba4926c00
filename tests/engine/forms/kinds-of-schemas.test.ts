import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { formStarter } from '../../../scripts/new/form.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { createIsValid, createSampler } from '../../../src/form-core/sample/sample.ts';
import { parseDate } from '../../../src/forms/values/parse-date.ts';
import type { FormField } from '../../../src/model/content-types.ts';
import { makeFormOf } from '../../support/made-form.ts';
import { TEXT } from '../../support/reduced-schema.ts';

type Json = Record<string, unknown>;

/** A schema of one kind, and what `npm run new form ID -- --from FILE` makes of it. */
interface Kind {
  schema: Json;
  /** What the form sends exactly as it is here, and what it does not. */
  valid?: readonly Json[];
  invalid?: readonly Json[];
  /** A part of the notices. */
  notice?: RegExp;
  /** Parts of the content of fields by path, as JSON; null if it must be missing. */
  content?: Readonly<Record<string, Readonly<Record<string, RegExp | null>>>>;
  /** The heading of the first section. */
  heading?: string;
  /** The options that a visitor reads. */
  options?: Readonly<Record<string, readonly string[]>>;
}

const choice = (...values: unknown[]) => ({ enum: values });
const list = (items: Json, more: Json = {}) => ({ type: 'array', items, ...more });
const group = (properties: Json, more: Json = {}) => ({ type: 'object', properties, ...more });
const when = (name: string, value: unknown, branches: Json) => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  ...branches,
});
const WORDS = { type: 'string', maxLength: 400 };

/** Of each kind, two schemas with other names and types. */
const KINDS: Readonly<Record<string, readonly [Kind, Kind]>> = {
  'a branch in which a value is null': [
    {
      schema: {
        properties: { parking: choice('need', 'none'), plate: TEXT },
        required: ['parking'],
        allOf: [when('parking', 'none', { then: { properties: { plate: { type: 'null' } } } })],
      },
      valid: [{ parking: 'none' }, { parking: 'need', plate: 'AB12' }],
      invalid: [{ parking: 'none', plate: 'AB12' }],
    },
    {
      schema: {
        properties: { guests: { type: 'boolean' }, count: { type: 'integer' }, diet: list(choice('a', 'b')) },
        required: ['guests'],
        ...when('guests', true, {
          else: { properties: { count: { type: ['null'] }, diet: { const: null } } },
        }),
      },
      valid: [{ guests: false }, { guests: true, count: 3, diet: ['a'] }],
      invalid: [
        { guests: false, count: 3 },
        { guests: false, diet: ['a'] },
      ],
    },
  ],
  'an alternative for all other values': [
    {
      schema: {
        properties: {
          school: group(
            {},
            {
              required: ['land'],
              oneOf: [
                { properties: { land: { ...TEXT, ...choice('AT') }, region: choice('Tirol', 'Wien') } },
                { properties: { land: { ...TEXT, ...choice('CH') }, region: choice('Uri') } },
                {
                  properties: { land: { not: { ...TEXT, ...choice('AT', 'CH') } }, region: { maxLength: 9 } },
                },
              ],
            },
          ),
        },
      },
      valid: [{ school: { land: 'AT', region: 'Wien' } }, { school: { land: 'IT', region: 'Trento' } }],
      invalid: [{ school: { land: 'AT', region: 'Trento' } }, { school: { land: 'CH', region: 'Wien' } }],
    },
    {
      schema: {
        properties: { seats: { type: 'integer', minimum: 1, maximum: 9 } },
        required: ['seats'],
        oneOf: [
          { properties: { seats: choice(1, 2), table: choice('window', 'bar') } },
          { properties: { seats: { not: choice(1, 2) }, table: choice('hall') } },
        ],
      },
      valid: [
        { seats: 2, table: 'bar' },
        { seats: 5, table: 'hall' },
      ],
      invalid: [
        { seats: 2, table: 'hall' },
        { seats: 5, table: 'bar' },
      ],
    },
  ],
  'two patterns': [
    {
      schema: {
        properties: { badge: { ...TEXT, allOf: [{ pattern: '^K' }, { pattern: '[0-9]{2}$' }] } },
        required: ['badge'],
      },
      valid: [{ badge: 'K12' }],
      invalid: [{ badge: 'L12' }, { badge: 'K1' }],
    },
    {
      schema: {
        definitions: { short: { ...TEXT, pattern: '^.{2,4}$' } },
        properties: { codes: list({ allOf: [{ $ref: '#/definitions/short' }, { pattern: '^[a-z]+$' }] }) },
        required: ['codes'],
      },
      valid: [{ codes: ['ab', 'abcd'] }],
      invalid: [{ codes: ['a'] }, { codes: ['A1'] }],
    },
  ],
  'a rule about numbers for a text': [
    {
      schema: { properties: { town: { ...TEXT, maximum: 9, multipleOf: 2 } }, required: ['town'] },
      valid: [{ town: 'Ely' }],
      notice: /"maximum" has no effect/,
    },
    {
      schema: { properties: { day: { ...TEXT, format: 'date', exclusiveMinimum: 0 } }, required: ['day'] },
      valid: [{ day: '2027-05-01' }],
      notice: /exclusiveMinimum/,
    },
  ],
  'a rule about texts or lists for another type': [
    {
      schema: {
        properties: { age: { type: 'integer', minLength: 2 }, yes: { type: 'boolean', maxItems: 1 } },
      },
      valid: [{ age: 5, yes: true }],
      notice: /no effect/,
    },
    {
      schema: {
        properties: { tags: list(TEXT, { maxLength: 2, pattern: '^a' }), name: { ...TEXT, maxItems: 1 } },
      },
      valid: [{ tags: ['bcd'], name: 'xyz' }],
      notice: /no effect/,
    },
  ],
  'a list of the properties that a branch may have': [
    {
      schema: {
        properties: { pay: choice('card', 'cash'), number: TEXT, till: TEXT },
        required: ['pay'],
        propertyNames: choice('pay', 'number', 'till'),
        allOf: [
          when('pay', 'card', { then: { required: ['number'], propertyNames: choice('pay', 'number') } }),
          when('pay', 'cash', { then: { propertyNames: choice('pay', 'till') } }),
        ],
      },
      valid: [{ pay: 'card', number: '1' }, { pay: 'cash' }, { pay: 'cash', till: '2' }],
      invalid: [{ pay: 'card' }, { pay: 'card', number: '1', till: '2' }, { pay: 'cash', number: '1' }],
    },
    {
      schema: {
        properties: {
          trip: group(
            { by: choice(1, 2), seat: { type: 'integer' }, bike: { type: 'boolean' } },
            { required: ['by'], ...when('by', 1, { then: { propertyNames: choice('by', 'seat') } }) },
          ),
        },
      },
      valid: [{ trip: { by: 1, seat: 4 } }, { trip: { by: 2, bike: true } }],
      invalid: [{ trip: { by: 1, bike: true } }],
    },
  ],
  'a closed branch': [
    {
      schema: {
        properties: { news: choice('paper', 'no'), street: TEXT },
        required: ['news'],
        allOf: [when('news', 'no', { then: { additionalProperties: false, properties: { news: {} } } })],
      },
      valid: [{ news: 'no' }, { news: 'paper', street: 'x' }],
      invalid: [{ news: 'no', street: 'x' }],
    },
    {
      schema: {
        properties: {
          swims: { type: 'boolean' },
          metres: { type: 'integer' },
          since: { ...TEXT, format: 'date' },
        },
        required: ['swims'],
        ...when('swims', true, {
          else: { additionalProperties: false, properties: { swims: true, since: {} } },
        }),
      },
      valid: [
        { swims: true, metres: 25 },
        { swims: false, since: '2020-02-02' },
      ],
      invalid: [{ swims: false, metres: 25 }],
    },
  ],
  'a group without fields': [
    {
      schema: { properties: { name: TEXT, extras: group({}) }, required: ['name'] },
      valid: [{ name: 'Bo' }],
      notice: /leaves out.*extras/,
    },
    {
      schema: {
        properties: {
          name: TEXT,
          meta: group({
            tags: { type: 'object', additionalProperties: { type: 'object' } },
            more: { type: 'array' },
          }),
          own: {
            oneOf: [
              { type: 'null' },
              {
                type: 'object',
                additionalProperties: false,
                maxProperties: 9,
                patternProperties: { '^x': TEXT },
              },
            ],
          },
        },
        required: ['name'],
      },
      valid: [{ name: 'Bo' }],
      notice: /leaves out.*meta, own/,
    },
  ],
  'an empty group beside another one with a property of its name': [
    {
      schema: {
        properties: { note: TEXT, links: { type: 'object' }, more: group({ links: list(TEXT) }) },
      },
      valid: [{ note: 'x', more: { links: ['y'] } }],
      notice: /leaves out.*: links/,
    },
    {
      schema: {
        properties: {
          teams: list(group({ name: TEXT, info: { type: 'array' } }, { required: ['name'] })),
          info: TEXT,
        },
        required: ['info'],
      },
      valid: [{ info: 'x', teams: [{ name: 'y' }] }],
      notice: /leaves out.*: info/,
    },
  ],
  'a definition with an id': [
    {
      schema: {
        properties: { farm: { $ref: '#/definitions/place' } },
        definitions: {
          soil: { ...TEXT, ...choice('clay', 'sand') },
          place: { $id: '/definitions/place', ...group({ soil: { $ref: '#/definitions/soil' } }) },
        },
      },
      valid: [{ farm: { soil: 'sand' } }],
      invalid: [{ farm: { soil: 'peat' } }],
    },
    {
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        properties: { crew: list({ $ref: '#/$defs/sailor' }) },
        $defs: {
          rank: { type: 'integer', minimum: 1, maximum: 5 },
          sailor: { $id: 'sailor', ...group({ rank: { $ref: '#/$defs/rank' } }, { required: ['rank'] }) },
        },
      },
      valid: [{ crew: [{ rank: 5 }] }],
      invalid: [{ crew: [{ rank: 6 }] }],
    },
  ],
  'an option that excludes the others': [
    {
      schema: {
        properties: {
          pets: list(choice('cat', 'dog', 'no pets'), {
            uniqueItems: true,
            if: { contains: { const: 'no pets' } },
            then: { maxItems: 1 },
          }),
        },
      },
      valid: [{ pets: ['no pets'] }, { pets: ['cat', 'dog'] }],
      invalid: [{ pets: ['cat', 'no pets'] }],
    },
    {
      schema: {
        properties: {
          who: group({
            days: list(
              { type: 'integer', ...choice(0, 1, 2) },
              {
                uniqueItems: true,
                if: { contains: { enum: [0] } },
                then: { maxItems: 1 },
              },
            ),
          }),
        },
      },
      valid: [{ who: { days: [0] } }, { who: { days: [1, 2] } }],
      invalid: [{ who: { days: [0, 2] } }],
    },
  ],
  'a pattern or a constant': [
    {
      schema: {
        properties: {
          vat: {
            oneOf: [
              { ...TEXT, allOf: [{ minLength: 9, maxLength: 9 }, { pattern: '^[0-9]+$' }] },
              { ...TEXT, const: 'EXEMPT' },
            ],
          },
        },
        required: ['vat'],
      },
      valid: [{ vat: '123456789' }, { vat: 'EXEMPT' }],
      invalid: [{ vat: '123' }, { vat: 'exempt' }],
    },
    {
      schema: {
        properties: {
          room: {
            anyOf: [
              { ...TEXT, pattern: '^[A-F][0-9]$' },
              { ...TEXT, ...choice('hall', 'yard') },
            ],
          },
        },
      },
      valid: [{ room: 'C3' }, { room: 'yard' }],
      invalid: [{ room: 'G1' }],
    },
  ],
  'options that only dependent alternatives have': [
    {
      schema: {
        properties: { term: { ...TEXT, title: 'Term' } },
        required: ['term'],
        dependencies: {
          term: {
            oneOf: [
              { properties: { term: choice('autumn', 'spring') } },
              { properties: { term: choice('summer'), camp: TEXT } },
            ],
          },
        },
      },
      valid: [{ term: 'spring' }, { term: 'summer', camp: 'x' }],
      invalid: [{ term: 'winter' }, { term: 'spring', camp: 'x' }],
      options: { term: ['Autumn', 'Spring', 'Summer'] },
    },
    {
      schema: {
        properties: { size: { type: 'integer', title: 'Size' }, fee: { type: 'number' } },
        required: ['size'],
        dependencies: {
          size: {
            oneOf: [
              { properties: { size: choice(1, 2) } },
              { properties: { size: choice(3), extra: { type: 'number' } } },
            ],
          },
        },
      },
      valid: [{ size: 1 }, { size: 3, extra: 2 }],
      invalid: [{ size: 4 }, { size: 1, extra: 2 }],
      options: { size: ['1', '2', '3'] },
    },
  ],
  'a required list that may be empty': [
    {
      schema: {
        properties: { child: TEXT, needs: list(choice('ramp', 'loop'), { uniqueItems: true }) },
        required: ['child', 'needs'],
      },
      valid: [{ child: 'Mo' }, { child: 'Mo', needs: ['loop'] }],
    },
    {
      schema: {
        properties: { firm: TEXT, sites: list(group({ town: TEXT }, { required: ['town'] })) },
        required: ['firm', 'sites'],
      },
      valid: [{ firm: 'X' }, { firm: 'X', sites: [{ town: 'Ely' }] }],
      invalid: [{ firm: 'X', sites: [{}] }],
    },
  ],
  'a title above a group': [
    {
      schema: {
        title: 'Book an allotment',
        description: 'Who you are, and which plot.',
        properties: { tenant: group({ name: TEXT, phone: TEXT }, { title: 'Tenant' }), plot: TEXT },
      },
      heading: 'Book an allotment',
    },
    {
      schema: {
        title: 'Rehearsal room',
        properties: { band: group({ name: TEXT, size: { type: 'integer' } }), hours: list(TEXT) },
        required: ['band'],
      },
      heading: 'Rehearsal room',
    },
  ],
  'a pattern of a format that people know': [
    {
      schema: {
        properties: {
          mobile: { ...TEXT, pattern: '^07[0-9]{3} ?[0-9]{6}$', examples: ['07700 900123'] },
          website: { ...TEXT, pattern: '^[^ ]+\\.[a-z]{2,}$' },
        },
      },
      content: { mobile: { hint: /07700 900123/ }, website: { hint: null } },
    },
    {
      schema: {
        properties: {
          fax_number: { ...TEXT, pattern: '^\\+[0-9 ]{6,14}[0-9]$' },
          contactEmail: { ...TEXT, pattern: '^\\S+@\\S+$' },
        },
      },
      content: { fax_number: { hint: null }, contactEmail: { hint: null } },
    },
  ],
  'a description of an option': [
    {
      schema: {
        properties: {
          ticket: {
            ...TEXT,
            oneOf: [
              { const: 'day', title: 'Day', description: 'Until the park closes' },
              { const: 'year', title: 'Year', description: 'All days but bank holidays' },
            ],
          },
        },
      },
      notice: /description/,
      options: { ticket: ['Day', 'Year'] },
    },
    {
      schema: {
        properties: {
          level: {
            type: 'integer',
            oneOf: [
              { const: 1, title: 'Beginner', description: 'Never skated' },
              { const: 2, title: 'Other' },
            ],
          },
        },
      },
      notice: /description/,
      options: { level: ['Beginner', 'Other'] },
    },
  ],
  'Markdown in a description': [
    {
      schema: {
        properties: { plan: { ...TEXT, description: 'See [the map](https://example.org/map) **first**.' } },
      },
      notice: /Markdown|markup/,
    },
    {
      schema: {
        properties: {
          pages: { type: 'integer', description: 'Count them *all*, see [help](https://x.org).' },
        },
      },
      notice: /Markdown|markup/,
    },
  ],
  'a hint with another order of dates': [
    {
      schema: { properties: { from: { ...TEXT, format: 'date', description: 'Please use MM/DD/YYYY.' } } },
      notice: /date/i,
      content: { from: { hint: null } },
    },
    {
      schema: {
        properties: {
          stay: group({ until: { ...TEXT, format: 'date', description: 'Format: mm-dd-yyyy' } }),
        },
      },
      notice: /date/i,
    },
  ],
  'a long answer': [
    { schema: { properties: { comments: WORDS } }, content: { comments: { widget: /textarea/ } } },
    {
      schema: {
        properties: { visit: group({ q7: { ...TEXT, maxLength: 300, title: 'Describe what you saw' } }) },
      },
      content: { 'visit.q7': { widget: /textarea/ } },
    },
  ],
  'messages of the author': [
    {
      schema: {
        properties: {
          post: { ...TEXT, format: 'email', errorMessage: { format: 'Write it like ann@example.org' } },
        },
        required: ['post'],
        errorMessage: { required: { post: 'We need your address to answer' } },
      },
      content: { post: { messages: /We need your address.*ann@example|ann@example.*We need your address/ } },
    },
    {
      schema: {
        properties: {
          visitors: { type: 'integer', maximum: 30, 'x-jsf-errorMessage': { maximum: 'The hall seats 30' } },
        },
        required: ['visitors'],
      },
      content: { visitors: { messages: /The hall seats 30/ } },
    },
  ],
  'an alternative for a list with another entry': [
    {
      schema: {
        properties: { crops: list(choice('oats', 'rye', 'other'), { uniqueItems: true }), which: TEXT },
        required: ['crops'],
        oneOf: [
          { properties: { crops: { items: choice('oats', 'rye') }, which: { type: 'null' } } },
          { properties: { crops: { not: { items: choice('oats', 'rye') } } }, required: ['which'] },
        ],
      },
      valid: [{ crops: ['oats'] }, { crops: ['rye', 'other'], which: 'flax' }],
      invalid: [{ crops: ['other'] }, { crops: ['rye'], which: 'flax' }],
    },
    {
      schema: {
        properties: { shifts: list({ type: 'integer', ...choice(1, 2, 9) }, { minItems: 1 }), why: TEXT },
        required: ['shifts'],
        oneOf: [
          { properties: { shifts: { items: choice(1, 2) }, why: false } },
          { properties: { shifts: { not: { items: choice(1, 2) } } }, required: ['why'] },
        ],
      },
      valid: [{ shifts: [1, 2] }, { shifts: [9], why: 'x' }],
      invalid: [{ shifts: [9] }, { shifts: [2], why: 'x' }],
    },
  ],
  'an optional file': [
    {
      schema: {
        properties: {
          leak: TEXT,
          picture: { ...TEXT, format: 'data-url' },
          plans: list({ ...TEXT, format: 'binary' }),
        },
        required: ['leak'],
      },
      valid: [{ leak: 'x' }],
      notice: /upload.*picture, plans/,
    },
    {
      schema: {
        properties: {
          bid: TEXT,
          proof: group({ cv: { ...TEXT, contentMediaType: 'application/pdf' }, since: TEXT }),
        },
        required: ['bid'],
      },
      valid: [{ bid: 'x', proof: { since: '2020' } }],
      notice: /upload.*cv/,
    },
  ],
  'a question that only limits another one': [
    {
      schema: {
        properties: { name: TEXT, smoker: choice('yes', 'no'), packs: { type: 'integer', minimum: 0 } },
        required: ['name'],
        if: { properties: { smoker: { const: 'no' } } },
        then: { properties: { packs: { maximum: 0 } } },
      },
      valid: [{ name: 'x' }, { name: 'x', smoker: 'yes', packs: 2 }],
      invalid: [{ name: 'x', smoker: 'no', packs: 2 }],
    },
    {
      schema: {
        properties: { id: TEXT, kind: choice('a', 'b'), code: { ...TEXT, maxLength: 8 } },
        required: ['id'],
        if: { properties: { kind: { const: 'a' } } },
        then: { properties: { code: { maxLength: 3 } } },
      },
      valid: [{ id: 'x' }, { id: 'x', kind: 'b', code: '12345' }],
      invalid: [{ id: 'x', kind: 'a', code: '12345' }],
    },
  ],
  'a required property that may be null': [
    {
      schema: {
        properties: { name: TEXT, end: { type: ['string', 'null'], format: 'date' } },
        required: ['name', 'end'],
      },
      valid: [{ name: 'x' }],
      notice: /null: end/,
    },
    {
      schema: {
        properties: {
          team: group(
            { lead: TEXT, size: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
            { required: ['lead', 'size'] },
          ),
        },
        required: ['team'],
      },
      valid: [{ team: { lead: 'x' } }],
      notice: /null: .*size/,
    },
  ],
  "the author's example": [
    {
      schema: {
        properties: {
          order: { ...TEXT, pattern: '^[A-Z]{3}-[0-9]{3}$', examples: ['KLM-204'] },
          lot: { ...TEXT, example: 'L-9' },
        },
        required: ['order'],
      },
      content: { order: { hint: /KLM-204/, messages: /KLM-204/ }, lot: { hint: /L-9/ } },
    },
    {
      schema: {
        properties: {
          bus: group(
            { line: { ...TEXT, pattern: '^[NX]?[0-9]{1,3}$', examples: ['X26', 'N9'] } },
            { required: ['line'] },
          ),
        },
      },
      content: { 'bus.line': { hint: /X26/, messages: /X26/ } },
    },
  ],
  'options in capitals': [
    {
      schema: { properties: { meal: { ...TEXT, ...choice('HALF_BOARD', 'FULL_BOARD', 'NONE') } } },
      options: { meal: ['Half board', 'Full board', 'None'] },
    },
    {
      schema: { properties: { routes: list({ ...TEXT, ...choice('NORTH_EAST', 'UK') }) } },
      options: { routes: ['North east', 'UK'] },
    },
  ],
  'a placeholder in a title': [
    {
      schema: {
        properties: { spent: { ...TEXT, title: 'What did {name} spend in {year}?' } },
        required: ['spent'],
      },
      notice: /placeholder|brace|\{name\}/i,
    },
    {
      schema: { properties: { h: group({ n: { type: 'integer', title: 'Hours of {{employee}}' } }) } },
      notice: /placeholder|brace|employee/i,
    },
  ],
  "other people's details": [
    {
      schema: {
        properties: {
          coach: group({ fullName: TEXT, email: { ...TEXT, format: 'email' } }, { title: 'Your details' }),
          child: group(
            { firstName: TEXT, lastName: TEXT, dob: { ...TEXT, format: 'date' } },
            { title: 'The child' },
          ),
        },
      },
      content: {
        'coach.email': { autocomplete: /^"email"$/ },
        'child.firstName': { autocomplete: null },
        'child.dob': { autocomplete: null },
      },
    },
    {
      schema: {
        properties: {
          patient: group({ given_name: TEXT, postcode: TEXT }),
          doctor: group({ given_name: TEXT, postcode: TEXT }),
        },
      },
      content: {
        'patient.postcode': { autocomplete: null },
        'doctor.postcode': { autocomplete: null },
      },
    },
  ],
  'two fields with one label': [
    {
      schema: {
        properties: { a: { ...TEXT, title: 'Your bike' }, b: { type: 'integer', title: 'Your bike' } },
      },
      notice: /same (?:label|title)/,
    },
    {
      schema: {
        properties: { g: group({ p: { ...TEXT, title: 'Comments' }, q: { ...TEXT, title: 'Comments' } }) },
      },
      notice: /same (?:label|title)/,
    },
  ],
  'an optional group with a required list': [
    {
      schema: {
        properties: {
          name: TEXT,
          stable: group(
            { horses: list(group({ call: TEXT }, { required: ['call'] }), { minItems: 1 }) },
            { required: ['horses'] },
          ),
        },
        required: ['name'],
      },
      valid: [{ name: 'x' }, { name: 'x', stable: { horses: [{ call: 'Bo' }] } }],
      invalid: [{ name: 'x', stable: { horses: [{}] } }],
    },
    {
      schema: {
        properties: {
          id: { type: 'integer' },
          tour: group({ stops: list(TEXT, { minItems: 2 }) }, { required: ['stops'] }),
        },
        required: ['id'],
      },
      valid: [{ id: 1 }, { id: 1, tour: { stops: ['a', 'b'] } }],
      invalid: [{ id: 1, tour: { stops: ['a'] } }],
    },
  ],
  'other values of a question that is not required': [
    {
      schema: {
        properties: {
          id: TEXT,
          car: group(
            { year: { type: 'integer' } },
            {
              oneOf: [
                { properties: { fuel: { ...TEXT, ...choice('gas') }, tank: choice('S', 'L') } },
                {
                  properties: {
                    fuel: { not: { ...TEXT, ...choice('gas') } },
                    tank: { ...TEXT, maxLength: 5 },
                  },
                },
              ],
            },
          ),
        },
        required: ['id'],
      },
      valid: [
        { id: 'x' },
        { id: 'x', car: { fuel: 'gas', tank: 'L' } },
        { id: 'x', car: { fuel: 'oil', tank: '30' } },
      ],
      invalid: [
        { id: 'x', car: { year: 2020 } },
        { id: 'x', car: { fuel: 'gas', tank: '30' } },
      ],
    },
    {
      schema: {
        properties: { id: TEXT },
        required: ['id'],
        oneOf: [
          { properties: { zone: { ...TEXT, ...choice('A') }, pass: choice(1) } },
          { properties: { zone: { ...TEXT, ...choice('B', 'C') }, pass: choice(7, 365) } },
          {
            properties: {
              zone: { ...TEXT, not: choice('A', 'B', 'C') },
              pass: { type: 'integer', minimum: 2 },
            },
          },
        ],
      },
      valid: [
        { id: 'x', zone: 'A', pass: 1 },
        { id: 'x', zone: 'F', pass: 3 },
      ],
      invalid: [
        { id: 'x', zone: 'A', pass: 7 },
        { id: 'x', zone: 'C', pass: 1 },
      ],
    },
  ],
  'an alternative that a limit makes impossible': [
    {
      schema: {
        properties: { crop: choice('hay', 'oil') },
        required: ['crop', 'lot'],
        oneOf: [
          { properties: { crop: { const: 'hay' }, lot: { ...choice('H1', 'H2'), maxLength: 2 } } },
          { properties: { crop: { const: 'oil' }, lot: { ...choice('barrel', 'drum'), maxLength: 2 } } },
        ],
      },
      valid: [{ crop: 'hay', lot: 'H2' }],
      invalid: [{ crop: 'oil', lot: 'drum' }],
      notice: /none of the values/,
    },
    {
      schema: {
        properties: { by: choice('bus', 'van') },
        required: ['by', 'seats'],
        oneOf: [
          { properties: { by: { const: 'bus' }, seats: { ...choice(20, 50), minimum: 10 } } },
          { properties: { by: { const: 'van' }, seats: { ...choice(5, 8), minimum: 10 } } },
        ],
      },
      valid: [{ by: 'bus', seats: 50 }],
      invalid: [{ by: 'van', seats: 8 }],
      notice: /none of the values/,
    },
  ],
  'a limit of words': [
    {
      schema: { properties: { aim: { ...TEXT, pattern: '^(?:\\S+\\s+){0,99}\\S+$' } }, required: ['aim'] },
      content: { aim: { widget: /textarea/, messages: /100 words/ } },
      valid: [{ aim: 'to learn' }],
    },
    {
      schema: {
        properties: {
          bid: group({ pitch: { ...TEXT, pattern: '^(\\S+\\s+){0,29}\\S+$' } }, { required: ['pitch'] }),
        },
      },
      content: { 'bid.pitch': { widget: /textarea/, messages: /30 words/ } },
      valid: [{ bid: { pitch: 'a bus' } }],
    },
  ],
  'a branch in which a value stays empty': [
    {
      schema: {
        properties: {
          entry: choice('free', 'paid'),
          fee: { ...TEXT, pattern: '^[0-9]+$' },
          bands: list(TEXT),
        },
        required: ['entry'],
        ...when('entry', 'paid', {
          then: { required: ['fee'] },
          else: { properties: { fee: { maxLength: 0 }, bands: { maxItems: 0 } } },
        }),
      },
      valid: [{ entry: 'free' }, { entry: 'paid', fee: '5', bands: ['x'] }],
      invalid: [{ entry: 'paid' }, { entry: 'free', fee: '5' }, { entry: 'free', bands: ['x'] }],
    },
    {
      schema: {
        properties: { own: { type: 'boolean' }, animals: list(group({ tag: TEXT })), note: TEXT },
        required: ['own'],
        allOf: [
          when('own', false, { then: { properties: { animals: { maxItems: 0 }, note: { enum: [''] } } } }),
        ],
      },
      valid: [{ own: false }, { own: true, animals: [{ tag: '1' }], note: 'x' }],
      invalid: [
        { own: false, animals: [{ tag: '1' }] },
        { own: false, note: 'x' },
      ],
    },
  ],
  'answers of which one at most may be given': [
    {
      schema: {
        properties: { name: TEXT, email: TEXT, phone: TEXT },
        required: ['name'],
        anyOf: [
          { oneOf: [{ required: ['email'] }, { required: ['phone'] }] },
          { not: { required: ['email', 'phone'] } },
        ],
      },
      valid: [{ name: 'Bo' }, { name: 'Bo', email: 'x' }, { name: 'Bo', phone: '1' }],
      invalid: [{ name: 'Bo', email: 'x', phone: '1' }],
    },
    {
      schema: {
        properties: {
          stay: group(
            { tent: { type: 'integer' }, room: list(choice('a', 'b')), note: TEXT },
            {
              oneOf: [
                { required: ['tent'], not: { required: ['room'] } },
                { required: ['room'], properties: { tent: false } },
                { not: { anyOf: [{ required: ['tent'] }, { required: ['room'] }] } },
              ],
            },
          ),
        },
      },
      valid: [{ stay: { note: 'x' } }, { stay: { tent: 2 } }, { stay: { room: ['a'], note: 'x' } }],
      invalid: [{ stay: { tent: 2, room: ['a'] } }],
    },
  ],
  'answers that come together': [
    {
      schema: {
        properties: { street: TEXT, town: TEXT, name: TEXT },
        required: ['name'],
        not: { oneOf: [{ required: ['street'] }, { required: ['town'] }] },
      },
      valid: [{ name: 'Bo' }, { name: 'Bo', street: 'x', town: 'y' }],
      invalid: [
        { name: 'Bo', street: 'x' },
        { name: 'Bo', town: 'y' },
      ],
    },
    {
      schema: {
        properties: { from: { ...TEXT, format: 'date' }, to: { ...TEXT, format: 'date' }, name: TEXT },
        required: ['name'],
        anyOf: [{ allOf: [{ required: ['from'] }, { required: ['to'] }] }, { properties: { to: false } }],
      },
      valid: [
        { name: 'Bo', from: '2027-01-01' },
        { name: 'Bo', from: '2027-01-01', to: '2027-01-02' },
      ],
      invalid: [{ name: 'Bo', to: '2027-01-02' }],
    },
  ],
  'an alternative for all other numbers': [
    {
      schema: {
        properties: { seats: { type: 'integer', minimum: 1, maximum: 9 } },
        required: ['seats'],
        oneOf: [
          { properties: { seats: choice(1, 2), table: choice('window', 'bar') } },
          { properties: { seats: { const: 3 }, table: choice('round') } },
          { properties: { seats: { not: choice(1, 2, 3) }, table: choice('hall') } },
        ],
      },
      valid: [
        { seats: 2, table: 'bar' },
        { seats: 3, table: 'round' },
        { seats: 5, table: 'hall' },
      ],
      invalid: [
        { seats: 2, table: 'hall' },
        { seats: 3, table: 'bar' },
        { seats: 5, table: 'round' },
      ],
    },
    {
      schema: {
        properties: { floor: { type: 'number', maximum: 20 }, lift: { type: 'boolean' } },
        required: ['floor'],
        anyOf: [
          { properties: { floor: { const: 0 }, garden: TEXT } },
          { properties: { floor: { const: 1 }, balcony: TEXT } },
          { properties: { floor: { not: { type: 'number', enum: [0, 1] } } }, required: ['lift'] },
        ],
      },
      valid: [{ floor: 0, garden: 'x' }, { floor: 1 }, { floor: 7, lift: true }],
      invalid: [{ floor: 7 }, { floor: 1, garden: 'x' }],
    },
  ],
  'a limit of words that reads a word as several': [
    {
      schema: { properties: { why: { ...TEXT, pattern: '^(\\S+\\s*){1,4}$' } }, required: ['why'] },
      valid: [{ why: 'one two three four' }],
      invalid: [{ why: 'one two three four five' }],
    },
    {
      schema: {
        properties: { why: { ...TEXT, pattern: '^\\s*(?:\\w+\\W?){0,300}$' } },
        required: ['why'],
      },
      valid: [{ why: 'word '.repeat(300).trim() }, { why: 'a,b' }],
      invalid: [{ why: 'word '.repeat(301).trim() }, { why: 'a, b' }],
    },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The fields of a form's content by path, as far as it names them. */
function fieldsAt(fields: readonly Json[], before = ''): Map<string, Json> {
  const found = fields.flatMap((field): [string, Json][] => {
    const at = `${before}${String(field['name'])}`;
    return [[at, field], ...fieldsAt((field['fields'] ?? []) as Json[], `${at}.`)];
  });
  return new Map(found);
}

function expectForm({
  schema,
  valid = [],
  invalid = [],
  notice,
  content = {},
  heading,
  options = {},
}: Kind): void {
  const file = path.join(folder, 'source.json');
  writeFileSync(file, JSON.stringify({ type: 'object', ...schema }, null, 2));
  const { files, next } = formStarter('made', SECOND_SITE, file);
  const source = {
    path: 'schemas/forms/made.schema.json',
    text: files['schemas/forms/made.schema.json'] ?? '',
  };
  const written = files['content/forms/made.json'] ?? '';
  if (notice) expect(next.join('\n')).toMatch(notice);

  const { core } = readDataSchema(source);
  const isValid = createIsValid();
  const { accepts } = createSampler(core);
  const isSent = (value: Json) => {
    const pruned = prune(core, value, isValid);
    return accepts(pruned) && isDeepStrictEqual(pruned, value);
  };
  expect({ refused: valid.filter((value) => !isSent(value)), accepted: invalid.filter(isSent) }).toEqual({
    refused: [],
    accepted: [],
  });

  const { sections } = JSON.parse(written) as { sections: { heading?: string; fields: Json[] }[] };
  if (heading !== undefined) expect(sections[0]?.heading).toBe(heading);
  const fields = fieldsAt(sections.flatMap((section) => section.fields));
  for (const [at, texts] of Object.entries(content))
    for (const [key, wanted] of Object.entries(texts)) {
      const text = fields.get(at)?.[key];
      const shown = text === undefined ? 'missing' : JSON.stringify(text);
      expect({ at, key, shown }).toEqual({
        at,
        key,
        shown: wanted ? expect.stringMatching(wanted) : 'missing',
      });
    }

  if (Object.keys(options).length === 0) return;
  const { form, report } = makeFormOf(source, written);
  expect(report).toBe('');
  const shown = new Map(form?.sections.flatMap((section) => section.fields).map((one) => [one.name, one]));
  for (const [name, labels] of Object.entries(options))
    expect((shown.get(name) as FormField).options?.map(({ label }) => label)).toEqual(labels);
}

test.each(Object.entries(KINDS))('%s becomes the form that its author meant', (_, [one, other]) => {
  expectForm(one);
  expectForm(other);
});

test('a year of two digits is in the past where it is a date of birth, in any language', () => {
  expect(parseDate('5/3/80', 'en-GB')).toBe('1980-03-05');
  expect(parseDate('17.11.62', 'de-DE')).toBe('1962-11-17');
});
