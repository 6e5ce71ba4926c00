import { describe, expect, test } from 'vitest';
import { makeForm as make } from '../../tests/support/made-form.ts';

const text = { type: 'string', maxLength: 80 };

const SCHEMAS: Record<string, object> = {
  'texts, numbers and dates': {
    type: 'object',
    required: ['fullName', 'age'],
    properties: {
      fullName: { ...text, title: 'Full name', minLength: 2 },
      age: { type: 'integer', minimum: 0, maximum: 120 },
      weight: { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0 },
      born: { type: 'string', format: 'date' },
      at: { type: 'string', format: 'time' },
      when: { type: 'string', format: 'date-time' },
      website: { type: 'string', format: 'uri' },
      code: { type: 'string', pattern: '^[A-Z]{3}$' },
    },
  },
  'choices and tick boxes': {
    type: 'object',
    required: ['consent', 'member', 'size'],
    properties: {
      consent: { type: 'boolean', const: true, title: 'I agree' },
      member: { type: 'boolean' },
      news: { type: 'boolean', description: 'One letter a month.' },
      size: { enum: ['small', 'very-large'], type: 'string' },
      colour: {
        type: 'string',
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      },
      days: {
        type: 'array',
        uniqueItems: true,
        minItems: 1,
        items: { type: 'string', enum: ['mon', 'tue'] },
      },
      rating: { type: 'integer', enum: [1, 2, 3, 4, 5] },
    },
  },
  'groups and lists': {
    type: 'object',
    required: ['visitors', 'address'],
    definitions: {
      address: {
        type: 'object',
        required: ['street'],
        properties: { street: text, postCode: { ...text, title: 'Postcode' } },
      },
    },
    properties: {
      address: { $ref: '#/definitions/address', title: 'Address' },
      visitors: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: {
          type: 'object',
          required: ['name', 'age'],
          properties: {
            name: text,
            age: { type: 'integer', minimum: 1, maximum: 99 },
            home: { $ref: '#/definitions/address' },
          },
        },
      },
      nicknames: {
        type: 'array',
        maxItems: 3,
        uniqueItems: true,
        items: { type: 'string', minLength: 2, maxLength: 20 },
      },
    },
  },
  'conditions and alternatives': {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['school', 'family'] },
      phone: text,
      email: { type: 'string', format: 'email' },
    },
    if: { properties: { kind: { const: 'school' } }, required: ['kind'] },
    then: { properties: { school: { ...text, title: 'Which school?' } }, required: ['school'] },
    else: { properties: { children: { type: 'integer', minimum: 0, maximum: 20 } } },
    dependencies: { phone: ['email'] },
  },
  'a choice between objects': {
    type: 'object',
    properties: { name: text },
    oneOf: [
      { title: 'By card', properties: { card: { ...text, pattern: '^[0-9]{16}$' } }, required: ['card'] },
      {
        title: 'By bank',
        properties: { account: { ...text, pattern: '^[0-9]{8}$' } },
        required: ['account'],
      },
    ],
  },
};

describe.each(Object.entries(SCHEMAS))('a form made of a schema with %s', (_, schema) => {
  test('passes the check', () => {
    const { report, form } = make(schema);
    expect(report).toBe('');
    expect(form?.sections[0]?.fields.length).toBeGreaterThan(0);
  });
});

test('a form made of a schema says only what the schema does not say', () => {
  expect(make(SCHEMAS['groups and lists'] ?? {}).content).toMatchInlineSnapshot(`
    {
      "$schema": "../../schemas/records/forms.schema.json",
      "requiredMark": "*",
      "requiredNote": "Fields marked * are required.",
      "sections": [
        {
          "fields": [
            {
              "fields": [
                {
                  "autocomplete": "address-line1",
                  "label": "Street",
                  "name": "street",
                },
                {
                  "autocomplete": "postal-code",
                  "name": "postCode",
                },
              ],
              "name": "address",
            },
            {
              "fields": [
                {
                  "label": "Name",
                  "name": "name",
                },
                {
                  "label": "Age",
                  "name": "age",
                },
                {
                  "fields": [
                    {
                      "label": "Street",
                      "name": "street",
                    },
                    {
                      "name": "postCode",
                    },
                  ],
                  "label": "Home",
                  "name": "home",
                },
              ],
              "label": "Visitors",
              "name": "visitors",
            },
            {
              "label": "Nicknames",
              "name": "nicknames",
            },
          ],
          "id": "made",
        },
      ],
    }
  `);
});

test('titles, descriptions and values become labels, hints and options', () => {
  const { form } = make(SCHEMAS['choices and tick boxes'] ?? {});
  const fields = form?.sections[0]?.fields ?? [];
  expect(fields.map(({ label, widget }) => [label, widget])).toMatchInlineSnapshot(`
    [
      [
        "I agree",
        "checkbox",
      ],
      [
        "Member",
        "yes-no",
      ],
      [
        "News",
        "checkbox",
      ],
      [
        "Size",
        "radios",
      ],
      [
        "Colour",
        "radios",
      ],
      [
        "Days",
        "checkboxes",
      ],
      [
        "Rating",
        "select",
      ],
    ]
  `);
  expect(fields.find(({ name }) => name === 'news')?.hint).toBe('One letter a month.');
  expect(fields.map(({ options }) => options?.map(({ label }) => label))).toMatchInlineSnapshot(`
    [
      undefined,
      [
        "Yes",
        "No",
      ],
      undefined,
      [
        "Small",
        "Very large",
      ],
      [
        "Red",
        "Green",
      ],
      [
        "Mon",
        "Tue",
      ],
      [
        "1",
        "2",
        "3",
        "4",
        "5",
      ],
    ]
  `);
});

test('a form of more fields than a section may have gets several sections', () => {
  const names = Array.from({ length: 45 }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const { form, report } = make({ type: 'object', properties });
  expect(report).toBe('');
  expect(form?.sections.map(({ fields }) => fields.length)).toEqual([40, 5]);
});
