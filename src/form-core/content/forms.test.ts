import { expect, test } from 'vitest';
import { onOneLine } from '../../../tests/engine/support/virtual-project.ts';
import { parseFile } from '../../compiler/source/json-file.ts';
import { readDataSchema } from '../data-schema.ts';
import { checkForm } from './forms.ts';

const SCHEMA = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 80 },
    size: { type: 'string', enum: ['small', 'large'] },
    extras: { type: 'array', items: { enum: ['map'], type: 'string' }, maxItems: 1, uniqueItems: true },
  },
};
const TEXTS = {
  messages: {
    enum: 'Choose from the list',
    required: 'Enter {label}',
    minLength: '{Label} is too short',
    maxLength: '{Label} is too long',
  },
};
const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'size', label: 'Size' },
  { name: 'extras', label: 'Extras' },
];

interface Options {
  destination?: unknown;
  recipients?: unknown;
  receipt?: unknown;
  schema?: object | null;
  texts?: object;
}

function diagnosticsOf(fields: unknown, { schema = SCHEMA, texts = TEXTS, ...more }: Options = {}): string[] {
  const text = JSON.stringify({ sections: [{ fields }], ...more }, null, 2);
  const form = parseFile({ path: 'content/forms/visit.json', text });
  const data =
    schema && readDataSchema({ path: 'schemas/forms/visit.schema.json', text: JSON.stringify(schema) });
  return checkForm('visit', form, data ?? undefined, texts).map(({ diagnostic }) => onOneLine(diagnostic));
}

test('accepts a form that matches its schema', () => {
  expect(diagnosticsOf(FIELDS)).toEqual([]);
});

test('form-mismatch: reports a form without a schema', () => {
  expect(diagnosticsOf(FIELDS, { schema: null })).toEqual([
    'content/forms/visit.json:1:1 form-mismatch | There is no schemas/forms/visit.schema.json, the data schema of this form. | Create it, or start with: npm run new form <name>',
  ]);
});

test('form-mismatch: reports unknown, repeated and missing fields', () => {
  expect(diagnosticsOf([...FIELDS.slice(0, 2), { name: 'exstras' }, FIELDS[0]])).toEqual([
    'content/forms/visit.json:14:19 form-mismatch | sections[0].fields[2].name is "exstras"; the form\'s schema has no such field. | Did you mean "extras"?  Known: name, size, extras',
    'content/forms/visit.json:17:19 form-mismatch | sections[0].fields[3].name is "name", a field that the form already has. | Delete one of them.',
  ]);
  expect(diagnosticsOf([{ name: 'exstras' }, ...FIELDS])).toEqual([
    expect.stringContaining('name is "exstras"; the form\'s schema has no such field.'),
  ]);
  expect(diagnosticsOf(FIELDS.slice(0, 2))).toEqual([
    'content/forms/visit.json:2:3 form-mismatch | sections lack fields of the schema: extras. | Add each of them to a section.',
  ]);
});

test('form-mismatch: reports a field without a label, unless the schema has a title', () => {
  const [, size, extras] = FIELDS;
  expect(diagnosticsOf([{ name: 'name' }, size, extras])).toEqual([
    'content/forms/visit.json:6:19 form-mismatch | sections[0].fields[0].name is "name"; it has no label. | Add "label" here, or "title" in schemas/forms/visit.schema.json.',
  ]);
  const name = { ...SCHEMA.properties.name, title: 'Your name' };
  const schema = { ...SCHEMA, properties: { ...SCHEMA.properties, name } };
  expect(diagnosticsOf([{ name: 'name' }, size, extras], { schema })).toEqual([]);
});

test('a misspelt label is not missing, too', () => {
  const fields = FIELDS.map((field) => (field.name === 'name' ? { name: 'name', lable: 'Name' } : field));
  expect(diagnosticsOf(fields)).toEqual([]);
});

test('form-mismatch: reports options that the schema does not have, and those that the form lacks', () => {
  const options = [
    { value: 'smal', label: 'S' },
    { value: 'large', label: 'L' },
    { value: 'large', label: 'XL' },
  ];
  const [name, , extras] = FIELDS;
  expect(diagnosticsOf([name, { name: 'size', label: 'Size', options }, extras])).toEqual([
    'content/forms/visit.json:14:24 form-mismatch | sections[0].fields[1].options[0].value is "smal", which the form\'s schema does not allow. | Did you mean "small"?  Allowed: small, large',
    'content/forms/visit.json:22:24 form-mismatch | sections[0].fields[1].options[2].value is "large", a value that another option has. | Delete one of them.',
    'content/forms/visit.json:10:19 form-mismatch | sections[0].fields[1].name is "size"; its options lack values that the form\'s schema allows. | Add: small. Without "options", the form shows those of schemas/forms/visit.schema.json.',
  ]);
});

test('form-mismatch: reports an option whose value has another type', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { count: { type: 'integer', enum: [1, 2] }, name: { type: 'string' } },
  };
  const options = [
    { value: '1', label: 'One' },
    { value: 2, label: 'Two' },
  ];
  const fields = [
    { name: 'count', label: 'Count', options },
    { name: 'name', label: 'Name' },
  ];
  expect(diagnosticsOf(fields, { schema })).toEqual([
    'content/forms/visit.json:10:24 form-mismatch | sections[0].fields[0].options[0].value is "1", which the form\'s schema does not allow. | Write 1: a number, not text.',
    'content/forms/visit.json:6:19 form-mismatch | sections[0].fields[0].name is "count"; its options lack values that the form\'s schema allows. | Add: 1. Without "options", the form shows those of schemas/forms/visit.schema.json.',
  ]);
});

test('form-mismatch: reports a control that does not fit, and properties without effect', () => {
  const name = { name: 'name', label: 'Name', widget: 'checkbox', options: [], itemLabel: 'Name {number}' };
  expect(diagnosticsOf([name, ...FIELDS.slice(1)])).toEqual([
    'content/forms/visit.json:9:11 form-mismatch | sections[0].fields[0].options has no effect: "name" is a text in schemas/forms/visit.schema.json. | Remove it.',
    'content/forms/visit.json:10:11 form-mismatch | sections[0].fields[0].itemLabel has no effect: "name" is a text in schemas/forms/visit.schema.json. | Remove it.',
    'content/forms/visit.json:8:21 form-mismatch | sections[0].fields[0].widget is "checkbox", a control that does not fit "name": a text in schemas/forms/visit.schema.json. | Controls that fit: text, textarea, tel, email, url',
  ]);
});

test('form-mismatch: reports rules without a message', () => {
  const texts = { messages: { required: 'Enter {label}', enum: 'Choose from the list' } };
  expect(diagnosticsOf(FIELDS, { texts })).toEqual([
    'content/forms/visit.json:6:19 form-mismatch | sections[0].fields[0].name is "name"; it has no error message for: minLength, maxLength. | Add them to "messages" of the field, or minLength, maxLength to "messages" in content/form-texts.json.',
  ]);
  const name = { name: 'name', label: 'Name', messages: { minLength: 'Longer', maxLength: 'Shorter' } };
  expect(diagnosticsOf([name, ...FIELDS.slice(1)], { texts })).toEqual([]);
});

test('form-mismatch: reports unknown fields and repeated names of the destination', () => {
  const destination = {
    columns: [
      { column: 'visitor', field: 'nmae' },
      { column: 'id', field: 'size' },
      { column: 'size_again', field: 'size' },
    ],
    combined: [{ column: 'visitor', separator: ' ', parts: [{ field: 'nme' }] }],
  };
  expect(diagnosticsOf(FIELDS, { destination })).toEqual([
    'content/forms/visit.json:24:18 form-mismatch | destination.columns[0].field is "nmae"; the form\'s schema has no such field. | Did you mean "name"?  Known: name, size, extras',
    'content/forms/visit.json:41:22 form-mismatch | destination.combined[0].parts[0].field is "nme"; the form\'s schema has no such field. | Did you mean "name"?  Known: name, size, extras',
    'content/forms/visit.json:32:18 form-mismatch | destination.columns[2].field is "size", a field that another column stores. | Delete one of them.',
    'content/forms/visit.json:27:19 form-mismatch | destination.columns[1].column is "id", a column that is filled already. | Choose another name. Every table has: id, created_at, tableoid, ctid, xmin, xmax, cmin, cmax.',
    'content/forms/visit.json:37:19 form-mismatch | destination.combined[0].column is "visitor", a column that is filled already. | Choose another name. Every table has: id, created_at, tableoid, ctid, xmin, xmax, cmin, cmax.',
  ]);
});

test('form-mismatch: reports a name that PostgreSQL would cut off', () => {
  const destination = { table: 'a'.repeat(64) };
  const limit = 'has 64 characters; a name in PostgreSQL has at most 63';
  expect(diagnosticsOf(FIELDS, { destination })).toEqual([expect.stringContaining(limit)]);
});

test('form-mismatch: reports a section whose id is taken', () => {
  const text = JSON.stringify({
    sections: [
      { id: 'visit', fields: FIELDS.slice(0, 1) },
      { id: 'visit', fields: FIELDS.slice(1) },
      { id: 'errors', fields: [] },
    ],
  });
  const form = parseFile({ path: 'content/forms/visit.json', text });
  const data = readDataSchema({ path: 'schemas/forms/visit.schema.json', text: JSON.stringify(SCHEMA) });
  expect(
    checkForm('visit', form, data, TEXTS).map(({ diagnostic: { path, message } }) => `${path} ${message}`),
  ).toEqual([
    'sections[1].id sections[1].id is "visit", an id that another part of the form has.',
    'sections[2].id sections[2].id is "errors", an id that another part of the form has.',
  ]);
});

test.each([[undefined], ['none'], [[7]], [[{ label: 'Name' }]]])(
  'misses no fields in a list that cannot be read: %j',
  (fields) => {
    expect(diagnosticsOf(fields, { destination: 7 })).toEqual([]);
  },
);

const faultsOf = (options: Options) =>
  diagnosticsOf(FIELDS, options).map((line) => line.split(' | ').slice(1).join(' | '));

test('accepts a desk for every submission, and one for some options', () => {
  const where = { size: ['large'], extras: ['map'] };
  expect(faultsOf({ recipients: [{ to: 'desk:all' }, { to: 'desk:maps', where }] })).toEqual([]);
});

test('form-mismatch: reports a desk for a field, an option or a kind of field that does not exist', () => {
  const recipients = [
    { to: 'desk:a', where: { sise: ['large'] } },
    { to: 'desk:b', where: { size: ['lage'], extras: ['map', 3] } },
    { to: 'desk:c', where: { name: ['Ann'] } },
  ];
  expect(faultsOf({ recipients })).toEqual([
    'recipients[0].where.sise is "sise"; the form\'s schema has no such field. | Did you mean "size"?  Known: name, size, extras',
    'recipients[1].where.size[0] is "lage", which the form\'s schema does not allow. | Did you mean "large"?  Allowed: small, large',
    "recipients[1].where.extras[1] is 3, which the form's schema does not allow. | Allowed: map",
    'recipients[2].where.name asks for answers, and "name" is a text without options. | Name a field with options.',
  ]);
});

test('form-mismatch: reports a receipt without an address, and a fact in its words', () => {
  const receipt = { field: 'name', subject: 'From {brand.name}', text: ['Thank you.'] };
  expect(faultsOf({ receipt })).toEqual([
    'receipt.field is "name", which is no e-mail address in the schema of the form. | Add a field with "format": "email" to the schema of the form.',
    'receipt.subject contains {brand.name}, which no mail replaces. | Write the text itself.',
  ]);
  const email = { type: 'string', format: 'email', maxLength: 254, title: 'Email' };
  const schema = { ...SCHEMA, properties: { ...SCHEMA.properties, email } };
  const fields = [...FIELDS, { name: 'email' }];
  const texts = { messages: { ...TEXTS.messages, 'format-email': 'Wrong' } };
  const words = { subject: 'Received', text: ['Thank you.'] };
  const of = (field: string) => diagnosticsOf(fields, { schema, texts, receipt: { field, ...words } });
  expect(of('email')).toEqual([]);
  expect(of('emial')[0]).toContain('Did you mean "email"?');
});
