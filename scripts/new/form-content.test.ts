import { describe, expect, test } from 'vitest';
import { makeForm as make } from '../../tests/support/made-form.ts';
import { formContentFrom } from './form-content.ts';
import { notesIn } from './notes.ts';

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
  const street = { autocomplete: 'address-line1', label: 'Street', name: 'street' };
  const home = [{ label: 'Street', name: 'street' }, { name: 'postCode' }];
  expect(make(SCHEMAS['groups and lists'] ?? {}).content).toEqual({
    $schema: '../../schemas/records/forms.schema.json',
    requiredMark: '*',
    requiredNote: 'Fields marked * are required.',
    sections: [
      {
        id: 'made',
        heading: 'Address',
        fields: [{ name: 'address', fields: [street, { autocomplete: 'postal-code', name: 'postCode' }] }],
      },
      {
        id: 'made-2',
        fields: [
          {
            name: 'visitors',
            label: 'Visitors',
            itemLabel: 'Visitor {number}',
            fields: [
              { label: 'Name', name: 'name' },
              { label: 'Age', name: 'age' },
              { label: 'Home (optional)', name: 'home', fields: home },
            ],
          },
          { itemLabel: 'Nickname {number}', label: 'Nicknames', name: 'nicknames' },
        ],
      },
    ],
  });
});

test.each([
  ['People', 'Person {number}'],
  ['Your children', 'Your child {number}'],
  ['Women', 'Woman {number}'],
  ['Boxes', 'Box {number}'],
  ['Bonuses', 'Bonus {number}'],
  ['Houses', 'House {number}'],
  ['Movies', 'Movie {number}'],
  ['Status', undefined],
  ['Contact details', undefined],
  ['Which animals do you bring?', 'Entry {number}'],
  ['Names of your helpers', 'Entry {number}'],
])('an entry of "%s" is called "%s"', (title, label) => {
  const list = { type: 'array', title, items: { type: 'string' } };
  const { content } = make({ type: 'object', properties: { list } });
  expect(JSON.stringify(content).includes('itemLabel')).toBe(label !== undefined);
  if (label) expect(JSON.stringify(content)).toContain(`"itemLabel":"${label}"`);
});

test('an entry of a list whose title is a question is named after the property, in English', () => {
  const animals = { type: 'array', title: 'Which animals do you bring?', items: text };
  const { data } = make({ type: 'object', properties: { animals } });
  const contentIn = (language: string) =>
    formContentFrom(data, 'made', {}, { add: 'Add {item}', notes: notesIn(language) })['sections'];
  expect(contentIn('en')).toMatchObject([{ fields: [{ itemLabel: 'Animal {number}', add: 'Add animal' }] }]);
  expect(contentIn('fr')).toMatchObject([{ fields: [{ itemLabel: 'Entrée {number}' }] }]);
});

test('titles, descriptions and values become labels, hints and options', () => {
  const { form } = make(SCHEMAS['choices and tick boxes'] ?? {});
  const fields = form?.sections[0]?.fields ?? [];
  const shown = fields.map(
    ({ label, widget, options = [] }) =>
      `${label}: ${[widget, ...options.map((one) => one.label)].join(', ')}`,
  );
  expect(shown).toEqual([
    'I agree: checkbox',
    'Member: yes-no, Yes, No',
    'News: checkbox',
    'Size: radios, Small, Very large',
    'Colour: radios, Red, Green',
    'Days: checkboxes, Mon, Tue',
    'Rating: select, 1, 2, 3, 4, 5',
  ]);
  expect(fields.find(({ name }) => name === 'news')?.hint).toBe('One letter a month.');
});

test('a form of more fields than a section may have gets several sections', () => {
  const names = Array.from({ length: 45 }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const { form, report } = make({ type: 'object', properties });
  expect(report).toBe('');
  expect(form?.sections.map(({ fields }) => fields.length)).toEqual([40, 5]);
});

test.each([
  ['a property', { ['x'.repeat(180)]: text }],
  ['two properties', { ['x'.repeat(250)]: text, ['x'.repeat(251)]: text }],
  ['a group', { g: { type: 'object', title: 'A title '.repeat(40), properties: { a: text, b: text } } }],
  [
    'an optional group',
    {
      g: { type: 'object', title: 'A title '.repeat(11), required: ['a'], properties: { a: text, b: text } },
    },
  ],
])('a very long name or title of %s is shortened, or left to the schema', (_, properties) => {
  expect(make({ type: 'object', properties }).report).toBe('');
});

test('a form made of a schema has its title, sections, a given value, controls and a reading order by the schema', () => {
  const { content, report } = make({
    type: 'object',
    required: ['version', 'kind', 'y'],
    properties: {
      version: { type: 'string', const: '1' },
      kind: { type: 'string', enum: ['a', 'other'] },
      mobilePhone: { type: 'string' },
      comments: { type: 'string' },
      carer: { type: 'object', required: ['first'], properties: { first: text, last: text } },
      y: { type: 'object', required: ['first'], properties: { first: text, last: text } },
    },
    if: { properties: { kind: { const: 'other' } }, required: ['kind'] },
    then: { properties: { which: text } },
  });
  expect(report).toBe('');
  const sections = (content as { sections: { heading?: string; fields: Record<string, unknown>[] }[] })
    .sections;
  expect(sections.map(({ heading, fields }) => [heading, fields.map(({ name }) => name)])).toEqual([
    [undefined, ['version', 'kind', 'which', 'mobilePhone', 'comments']],
    ['Carer (optional)', ['carer']],
    [undefined, ['y']],
  ]);
  const [version, , , phone, comments] = sections[0]?.fields ?? [];
  expect([version?.['hidden'], phone?.['widget'], comments?.['widget']]).toEqual([true, 'tel', 'textarea']);
});

test.each([
  ['Order Request', 'order request'],
  ['Enter your address', 'form'],
  ['Apply for a parking badge', 'application'],
  ['Make a complaint', 'complaint'],
  ['Report a pothole', 'report'],
  ['Enter the village show', 'entry'],
  ['Report of an accident', 'report of an accident'],
  ['FarmGrantApplicationPayload', 'form'],
])('the title %s says that a visitor sends: %s', (title, noun) => {
  const data = make(SCHEMAS['groups and lists'] ?? {}).data;
  const content = formContentFrom(data, 'made', { title, description: 'What to do.' });
  expect(content).toMatchObject({ submission: noun });
  expect((content['sections'] as object[])[0]).toMatchObject({ intro: 'What to do.' });
});

test('a form in another language has no English texts', () => {
  const limited = { ...text, pattern: '^(?:\\S+\\s+){0,49}\\S+$' };
  const schema = { type: 'object', required: ['grund'], properties: { grund: limited, a: text, b: text } };
  const content = formContentFrom(make(schema).data, 'antrag', {}, { notes: notesIn('de-AT') });
  expect(content).toMatchObject({
    requiredNote: 'Felder mit * müssen ausgefüllt werden.',
    sections: [
      {
        fields: [
          {
            hint: 'Höchstens 50 Wörter',
            messages: { pattern: '{Label}: Bitte schreiben Sie höchstens 50 Wörter' },
          },
          {},
          {},
        ],
      },
    ],
  });
});

test.each([
  ['contact links', 'Contact links'],
  ['previous first name, in case of a change.', 'Previous first name, in case of a change'],
  ['spayed / neutered', 'Spayed / neutered'],
  ['The number on your card.', 'The number on your card'],
  ['iPhone number', undefined],
  ['thanks.dev', undefined],
  ['Tel.', undefined],
  ['Name of your street or the like, etc.', undefined],
])('the title "%s" is the label "%s"', (title, label) => {
  const { content, report } = make({ type: 'object', properties: { field: { ...text, title } } });
  expect(report).toBe('');
  const [section] = content['sections'] as { fields: { label?: string }[] }[];
  expect(section?.fields[0]?.label).toBe(label);
});

test('labels and hints of names that programs use are those of a designer', () => {
  const date = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' };
  const name = { ...text, pattern: '^[a-zA-Z .]+$' };
  const properties = {
    fullName: { type: 'object', properties: { first: name, last: name } },
    ssn: text,
    state: text,
    stateYourReasons: { ...text, title: 'State your reasons' },
    paid: { type: 'number', title: 'What have you paid? (GBP)' },
    born: date,
    street2: text,
    plan: { ...text, examples: ['Free text'] },
    town: name,
  };
  const data = make({ type: 'object', properties }).data;
  const content = formContentFrom(data, 'made', {}, { question: 'your answer to “{label}”' });
  const [group, rest] = content['sections'] as { fields: { fields?: object[] }[] }[];
  expect(group?.fields[0]?.fields).toEqual([
    { name: 'first', label: 'First name' },
    { name: 'last', label: 'Last name' },
  ]);
  expect(rest?.fields).toMatchObject([
    { label: 'SSN' },
    { name: 'state', label: 'State' },
    { shortLabel: 'your answer to “State your reasons”' },
    { shortLabel: 'your answer to “What have you paid?”' },
    { hint: 'For example 1980-03-27' },
    { label: 'Street 2' },
    { name: 'plan', label: 'Plan' },
    { name: 'town', label: 'Town' },
  ]);
  expect(rest?.fields.filter((one) => 'shortLabel' in one)).toHaveLength(2);
  expect(rest?.fields.filter((one) => 'hint' in one)).toHaveLength(1);
});
