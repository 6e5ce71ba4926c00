import { expect, test } from 'vitest';
import type { CoreObject } from '../core-schema.ts';
import { completeDestination } from './destination.ts';

const CORE: CoreObject = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    jobTitle: { type: 'string' },
    pay: { type: 'string', enum: ['card'], choiceOf: 'oneOf' },
    address: { type: 'object', properties: { 'post-code': { type: 'string' } } },
    address_post_code: { type: 'string' },
  },
};

test('names the table after the form and each column after the path of its field', () => {
  const { table, columns } = completeDestination('first-visit', CORE, undefined);
  expect(table).toBe('first_visit_submissions');
  expect(columns).toContainEqual({ column: 'job_title', field: 'jobTitle' });
  expect(columns).toContainEqual({ column: 'address_post_code', field: 'address.post-code' });
});

test('gives no field a column of the server or of another field', () => {
  const { columns } = completeDestination('visit', CORE, undefined);
  expect(columns).toContainEqual({ column: 'id_2', field: 'id' });
  expect(columns).toContainEqual({ column: 'address_post_code_2', field: 'address_post_code' });
});

test('gives no field a column that PostgreSQL has in every table', () => {
  const names = ['tableoid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax'];
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { columns } = completeDestination('visit', { type: 'object', properties }, undefined);
  expect(columns.map(({ column }) => column)).toEqual(names.map((name) => `${name}_2`));
});

test('stores the choice between alternatives, by which the rules of a row are known', () => {
  const { columns } = completeDestination('visit', CORE, undefined);
  expect(columns.map(({ field }) => field)).toContain('pay');
});

test('prefers the names of the form', () => {
  const written = { table: 'visits', columns: [{ column: 'role', field: 'jobTitle' }] };
  const { table, columns } = completeDestination('visit', CORE, written);
  expect(table).toBe('visits');
  expect(columns).toContainEqual({ column: 'role', field: 'jobTitle' });
});

test('shortens a long name without making two columns equal', () => {
  const long = 'a'.repeat(70);
  const core: CoreObject = {
    type: 'object',
    properties: { [`${long}b`]: { type: 'string' }, [`${long}c`]: { type: 'string' } },
  };
  const names = completeDestination('visit', core, undefined).columns.map(({ column }) => column);
  expect(new Set(names).size).toBe(2);
  expect(names.every((name) => name.length <= 63)).toBe(true);
});
