import { isObject } from '@json-site/values/objects';
import { EMPTY_CELL } from '../../paste/copied-table.ts';

/** The cells of a table as a grid: row 0 has the headers of the columns. Every row has as many cells. */
export type Grid = readonly (readonly string[])[];

/** An error of cells, at the path of what has it inside the table. */
export interface CellError {
  path: string[];
  message: string;
}

/** Fewest columns and rows of a grid, headers included: a new table has none of both. */
const FEWEST_COLUMNS = 2;
const FEWEST_ROWS = 2;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

const sized = (rows: Grid, height: number, width: number): string[][] =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => rows[row]?.[column] ?? ''),
  );

const widthOf = (rows: Grid) => Math.max(FEWEST_COLUMNS, ...rows.map(({ length }) => length));

/** Reads the cells of a table. Undefined if a template takes some of them from a record. */
export function gridOf(table: unknown): Grid | undefined {
  const { columns = [], rows = [] } = isObject(table) ? table : {};
  if (!isTexts(columns) || !Array.isArray(rows)) return undefined;
  const read: string[][] = [columns];
  for (const row of rows) {
    const { cells = [] } = isObject(row) ? row : {};
    if (!isTexts(cells)) return undefined;
    read.push(cells);
  }
  return sized(read, Math.max(FEWEST_ROWS, read.length), widthOf(read));
}

/** The value of a table with these cells. What else the table and its rows have stays. */
export function withGrid(table: unknown, [columns = [], ...rows]: Grid): Record<string, unknown> {
  return { ...(isObject(table) ? table : {}), columns, rows: rows.map((cells) => ({ cells })) };
}

export const withCell = (grid: Grid, row: number, column: number, text: string): Grid =>
  grid.map((cells, index) => (index === row ? cells.with(column, text) : cells));

export const withRow = (grid: Grid, at: number): Grid =>
  grid.toSpliced(
    at,
    0,
    (grid[0] ?? []).map(() => ''),
  );

export const withColumn = (grid: Grid, at: number): Grid => grid.map((cells) => cells.toSpliced(at, 0, ''));

export const withoutRow = (grid: Grid, at: number): Grid => grid.toSpliced(at, 1);

export const withoutColumn = (grid: Grid, at: number): Grid => grid.map((cells) => cells.toSpliced(at, 1));

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const withMovedRow = (grid: Grid, from: number, to: number): Grid => moved(grid, from, to);

export const withMovedColumn = (grid: Grid, from: number, to: number): Grid =>
  grid.map((cells) => moved(cells, from, to));

/**
 * Puts cells over those from a place on, and enlarges the grid for them. An empty grid takes the headers as well. Where
 * there is nothing to say, a cell says so.
 */
export function withPasted(grid: Grid, row: number, column: number, cells: Grid): Grid {
  const isEmpty = grid.every((line) => line.every((cell) => cell === ''));
  const [top, left] = isEmpty && cells.length > 1 ? [0, 0] : [row, column];
  const height = Math.max(grid.length, top + cells.length);
  const width = Math.max(widthOf(grid), left + Math.max(0, ...cells.map(({ length }) => length)));
  const pasted = sized(grid, height, width);
  for (const [down, line] of cells.entries())
    for (const [right, text] of line.entries()) pasted[top + down]?.splice(left + right, 1, text);
  return pasted.map((line, index) => (index === 0 ? line : line.map((text) => text || EMPTY_CELL)));
}
