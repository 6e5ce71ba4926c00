import { expect, test } from 'vitest';
import { readDataSchema } from '../data-schema.ts';
import { completeDestination } from './destination.ts';
import { type ExpectedTable, expectedTable } from './expected-table.ts';

function tableOf(schema: object): ExpectedTable {
  const source = {
    path: 'schemas/forms/visit.schema.json',
    text: JSON.stringify({ type: 'object', ...schema }),
  };
  const { core, diagnostics } = readDataSchema(source);
  expect(diagnostics).toEqual([]);
  return expectedTable(core, completeDestination('visit', core, undefined));
}

const columns = (table: ExpectedTable) =>
  Object.fromEntries(
    table.columns.map(({ name, type, isRequired }) => [name, `${type}${isRequired ? ' not null' : ''}`]),
  );

const checks = (table: ExpectedTable) =>
  Object.fromEntries(table.checks.map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]));

const text = { type: 'string', maxLength: 20 };

test('gives every kind of value the type of its column', () => {
  const table = tableOf({
    required: ['name', 'seats'],
    properties: {
      name: text,
      seats: { type: 'integer', minimum: 1, maximum: 40 },
      reference: { type: 'integer' },
      price: { type: 'number' },
      gift: { type: 'boolean' },
      day: { type: 'string', format: 'date' },
      start: { type: 'string', format: 'time' },
      begins: { type: 'string', format: 'date-time' },
      code: { type: 'string', format: 'uuid' },
      extras: { type: 'array', items: { type: 'string', enum: ['map', 'tea'] }, uniqueItems: true },
      ages: { type: 'array', items: { type: 'integer' } },
      visitors: { type: 'array', items: { type: 'object', properties: { name: text } } },
    },
  });
  expect(columns(table)).toEqual({
    name: 'text not null',
    seats: 'integer not null',
    reference: 'bigint',
    price: 'numeric',
    gift: 'boolean',
    day: 'date',
    start: 'time(0)',
    begins: 'timestamptz',
    code: 'uuid',
    extras: 'text[]',
    ages: 'jsonb',
    visitors: 'jsonb',
  });
});

test('keeps a text column where the schema reads the characters of a format with several notations', () => {
  const time = { type: 'string', format: 'time', pattern: '^1' };
  const day = { type: 'string', format: 'date', pattern: '^20' };
  const table = tableOf({ properties: { time, day } });
  expect(columns(table)).toEqual({ time: 'text', day: 'date' });
  expect(checks(table)['day_rules']).toContain(`to_char(day, 'YYYY-MM-DD') ~ '^20'`);
});

test('requires what a condition requires, and refuses what it hides', () => {
  const table = tableOf({
    required: ['day'],
    properties: { day: { type: 'string', format: 'date' }, member: { type: 'boolean' } },
    if: { properties: { member: { const: true } }, required: ['member'] },
    then: { required: ['card'], properties: { card: text } },
  });
  expect(checks(table)).toEqual({
    day_rules: expect.anything() as unknown,
    card_rules: 'char_length(card) between 1 and 20 and private.is_visible(card)',
    condition_1: 'member is null or not member or card is not null',
    condition_2: '(member is not null and member) or card is null',
  });
});

test('requires the fields of an optional group once the group has a value', () => {
  const address = { type: 'object', required: ['street'], properties: { street: text, city: text } };
  const day = { type: 'string', format: 'date' };
  const table = tableOf({ required: ['day'], properties: { day, address } });
  expect(columns(table)).toEqual({ day: 'date not null', address_street: 'text', address_city: 'text' });
  expect(checks(table)['condition_1']).toBe('address_city is null or address_street is not null');
});

test('refuses a row without an answer, where no field is always required', () => {
  const table = tableOf({
    properties: { name: text, address: { type: 'object', properties: { city: text } } },
  });
  expect(checks(table)['condition_1']).toBe('name is not null or address_city is not null');
});

test('requires the fields of a required group always', () => {
  const address = { type: 'object', required: ['street'], properties: { street: text, city: text } };
  expect(columns(tableOf({ required: ['address'], properties: { address } }))).toEqual({
    address_street: 'text not null',
    address_city: 'text',
  });
});

test('accepts the row of any alternative, because the choice is not stored', () => {
  const table = tableOf({
    oneOf: [
      { title: 'Phone', required: ['phone'], properties: { phone: text } },
      { title: 'Post', required: ['street'], properties: { street: text } },
    ],
  });
  expect(columns(table)).toEqual({ phone: 'text', street: 'text' });
  expect(checks(table)['condition_1']).toBe(
    '(phone is not null and street is null) or (street is not null and phone is null)',
  );
});

test('compares two dates of one object', () => {
  const table = tableOf({
    properties: {
      start: { type: 'string', format: 'date' },
      end: { type: 'string', format: 'date', after: 'start' },
    },
  });
  expect(checks(table)['end_rules']).toContain('(start is null or "end" > start)');
});

test('writes a function for the rules of a list of objects, which refuses unknown fields', () => {
  const visitor = {
    type: 'object',
    required: ['name'],
    properties: { name: text, age: { type: 'integer' } },
  };
  const table = tableOf({
    required: ['visitors'],
    properties: { visitors: { type: 'array', minItems: 1, maxItems: 5, items: visitor } },
  });
  expect(checks(table)).toEqual({ visitors_rules: 'private.visit_submissions_visitors_rules(visitors)' });
  const [one] = table.functions;
  expect(one).toMatchObject({ name: 'visit_submissions_visitors_rules', type: 'jsonb', field: 'visitors' });
  expect(one?.sql).toContain('jsonb_array_length(items) between 1 and 5');
  expect(one?.sql).toContain(`(item) - array['name', 'age']::text[] <> '{}' then false`);
});

test('accepts in a list inside a list what a condition adds to its entries', () => {
  const guests = (items: object) => ({
    properties: { guests: { type: 'array', items: { type: 'object', ...items } } },
  });
  const visit = {
    type: 'object',
    ...guests({ properties: { name: text } }),
    if: { required: ['guests'] },
    then: guests({ properties: { age: { type: 'integer' } } }),
  };
  const table = tableOf({
    required: ['visits'],
    properties: { visits: { type: 'array', items: visit } },
  });
  expect(table.functions[0]?.sql).not.toContain(`array['age']`);
  expect(table.functions[0]?.sql.split(`(item_2) - array['name', 'age']::text[]`)).toHaveLength(3);
});

test('quotes what SQL would read as a keyword or as the end of a text', () => {
  const table = tableOf({
    properties: { order: { type: 'string', enum: ["it's", 'b'] }, to: { ...text, pattern: "^[a-z']+$" } },
  });
  expect(checks(table)['order_rules']).toBe(`"order" in ('it''s', 'b')`);
  expect(checks(table)['to_rules']).toContain(`"to" ~ '^[a-z'']+$'`);
});

test('gives a combined column room for its parts', () => {
  const ages = { type: 'array', items: { type: 'integer', enum: [1, 2] } };
  const { core } = readDataSchema({
    path: 'schemas/forms/visit.schema.json',
    text: JSON.stringify({
      type: 'object',
      required: ['name'],
      properties: { name: text, note: text, ages },
    }),
  });
  const parts = [{ field: 'name', label: 'From: ' }, { field: 'note' }, { field: 'ages' }];
  const combined = [{ column: 'summary', separator: ', ', parts }];
  const table = expectedTable(core, completeDestination('visit', core, { combined }));
  expect(columns(table)['summary']).toBe('text not null');
  expect(checks(table)['summary_rules']).toBe('char_length(summary) between 1 and 6252');
});
