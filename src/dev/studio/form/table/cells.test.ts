import { expect, test } from 'vitest';
import {
  type Grid,
  gridOf,
  withColumn,
  withGrid,
  withMovedColumn,
  withoutRow,
  withPasted,
  withRow,
} from './cells.ts';

const TABLE = {
  caption: 'Prices',
  columns: ['Ticket', 'Price'],
  rows: [{ cells: ['Adult', '£2'] }, { cells: ['Child'] }],
};
const GRID: Grid = [
  ['Ticket', 'Price'],
  ['Adult', '£2'],
  ['Child', ''],
];
const EMPTY: Grid = [
  ['', ''],
  ['', ''],
];

test('reads and writes the cells of a table', () => {
  expect(gridOf(TABLE)).toEqual(GRID);
  expect(gridOf({ columns: [], rows: [] })).toEqual(EMPTY);
  expect(withGrid(TABLE, withoutRow(GRID, 2))).toEqual({ ...TABLE, rows: [{ cells: ['Adult', '£2'] }] });
});

test('leaves a table alone whose cells come from a record', () => {
  expect(gridOf({ columns: ['a', 'b'], rows: '{prices}' })).toBeUndefined();
  expect(gridOf({ columns: ['a', 'b'], rows: [{ cells: '{cells}' }] })).toBeUndefined();
});

test('adds and moves rows and columns', () => {
  expect(withRow(GRID, 1)[1]).toEqual(['', '']);
  expect(withColumn(GRID, 1)[0]).toEqual(['Ticket', '', 'Price']);
  expect(withMovedColumn(GRID, 0, 1)[1]).toEqual(['£2', 'Adult']);
});

test('enlarges a table for pasted cells, from the cell with the caret on', () => {
  expect(
    withPasted(GRID, 2, 1, [
      ['£1', 'School'],
      ['£3', 'Night'],
    ]),
  ).toEqual([
    ['Ticket', 'Price', ''],
    ['Adult', '£2', '–'],
    ['Child', '£1', 'School'],
    ['–', '£3', 'Night'],
  ]);
});

test('takes the headers of pasted cells into an empty table', () => {
  expect(withPasted(EMPTY, 1, 1, [GRID[0] ?? [], GRID[1] ?? []])).toEqual(GRID.slice(0, 2));
});
