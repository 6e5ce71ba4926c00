import { expect, test } from 'vitest';
import { readDataSchema } from '../data-schema.ts';
import { completeDestination } from './destination.ts';
import { type RequiredTable, requiredTable } from './required-table.ts';

function tableOf(schema: object): RequiredTable {
  const source = {
    path: 'schemas/forms/visit.schema.json',
    text: JSON.stringify({ type: 'object', ...schema }),
  };
  const { core, diagnostics } = readDataSchema(source);
  expect(diagnostics).toEqual([]);
  return requiredTable(core, completeDestination('visit', core, undefined));
}

const columns = (table: RequiredTable) =>
  Object.fromEntries(
    table.columns.map(({ name, type, isRequired }) => [name, `${type}${isRequired ? ' not null' : ''}`]),
  );

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
});

test('requires the fields of a required group always', () => {
  const address = { type: 'object', required: ['street'], properties: { street: text, city: text } };
  expect(columns(tableOf({ required: ['address'], properties: { address } }))).toEqual({
    address_street: 'text not null',
    address_city: 'text',
  });
});

test('stores which alternative was chosen', () => {
  const { rules, ...table } = tableOf({
    oneOf: [
      { title: 'Phone', required: ['phone'], properties: { phone: text } },
      { title: 'Post', required: ['street'], properties: { street: text } },
    ],
  });
  expect(columns({ rules, ...table })).toEqual({ one_of: 'text not null', phone: 'text', street: 'text' });
  expect(rules.columns).toEqual({ oneOf: 'one_of', phone: 'phone', street: 'street' });
});

test('names the columns in the shape of the answers', () => {
  const address = { type: 'object', required: ['street'], properties: { street: text, city: text } };
  const day = { type: 'string', format: 'date' };
  const table = tableOf({ required: ['day'], properties: { day, address } });
  expect(columns(table)).toEqual({ day: 'date not null', address_street: 'text', address_city: 'text' });
  expect(table.rules.columns).toEqual({
    day: 'day',
    address: { street: 'address_street', city: 'address_city' },
  });
});

test('writes beside the patterns of a text what PostgreSQL evaluates', () => {
  const { rules } = tableOf({
    properties: { code: { ...text, pattern: String.raw`^\d$` }, start: { type: 'string', format: 'time' } },
  });
  expect(rules.core).toMatchObject({
    properties: {
      code: { pattern: String.raw`^\d$`, postgresPatterns: ['^[0-9]$'] },
      start: { format: 'time', postgresPatterns: [expect.stringContaining('[01][0-9]')] },
    },
  });
});

test('requires a combined column if one of its parts always has a text', () => {
  const { core } = readDataSchema({
    path: 'schemas/forms/visit.schema.json',
    text: JSON.stringify({ type: 'object', required: ['name'], properties: { name: text, note: text } }),
  });
  const combined = [
    { column: 'summary', separator: ', ', parts: [{ field: 'name', label: 'From: ' }, { field: 'note' }] },
    { column: 'notes', separator: ', ', parts: [{ field: 'note' }] },
  ];
  const table = requiredTable(core, completeDestination('visit', core, { combined }));
  expect(columns(table)).toMatchObject({ summary: 'text not null', notes: 'text' });
});
