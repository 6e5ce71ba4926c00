import { expect, test } from 'vitest';
import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { labelPath } from './label-path.ts';

const TEXT: Schema = { type: 'string' };
const TABLE: Schema = {
  type: 'object',
  means: 'table',
  properties: {
    columns: { type: 'array', items: TEXT },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { cells: { type: 'array', items: TEXT } } },
    },
  },
};
const ROOT: Schema = { type: 'object', properties: { table: { ...TABLE, title: 'Prices' } } };
const SET = { $defs: {}, blocks: {}, page: ROOT } as unknown as SchemaSet;
const VALUE = { table: { columns: ['Ticket', ''], rows: [{ cells: ['Adult', '£2'] }] } };

test.each([
  [
    ['table', 'rows', 0, 'cells', 0],
    ['Prices', 'Row 1', 'Ticket'],
  ],
  [
    ['table', 'rows', 0, 'cells', 1],
    ['Prices', 'Row 1', 'Column 2'],
  ],
  [
    ['table', 'columns', 1],
    ['Prices', 'Column 2'],
  ],
])('names the cell at %j as the grid does', (path, labels) => {
  expect(labelPath(ROOT, VALUE, path, SET)).toEqual(labels);
});
