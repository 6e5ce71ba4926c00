import type { HTMLElement } from 'node-html-parser';
import { styleOf, tagOf } from './copied-elements.ts';
import type { CopiedTable } from './copied-parts.ts';

/** Shown in a cell where there is nothing to say. */
export const EMPTY_CELL = '–';
/** More cells than a table can have: a copied sheet can name a million. */
const MOST_CELLS = 200;

const spanOf = (cell: HTMLElement, name: string) =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), MOST_CELLS);

/** The rows of a table, but not those of a table inside it. */
function rowsOf(table: HTMLElement): HTMLElement[] {
  const isHidden = (element: HTMLElement) => /display:\s*none/i.test(styleOf(element));
  const find = (element: HTMLElement): HTMLElement[] =>
    element.children.flatMap((child) => {
      if (isHidden(child)) return [];
      if (tagOf(child) === 'tr') return [child];
      return /^(?:thead|tbody|tfoot)$/.test(tagOf(child)) ? find(child) : [];
    });
  return find(table);
}

const cellsOf = (row: HTMLElement) => row.children.filter((child) => /^t[dh]$/.test(tagOf(child)));

/** Whether a table only arranges other parts: it has one row or column, or tables inside. */
export function isLayout(table: HTMLElement): boolean {
  const rows = rowsOf(table).map(cellsOf);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.length < 2 || width < 2 || table.querySelector('table') !== null;
}

/** Removes rows and columns without words. */
function withoutEmpty(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...filled.map(({ length }) => length));
  const columns = [...Array(width).keys()].filter((column) => filled.some((row) => row[column]));
  return filled.map((row) => columns.map((column) => row[column] ?? ''));
}

/**
 * Reads a table. `textOf` reads a cell. Merged cells are split: each row has the words of a cell beside it, and a
 * header those of the columns below it. A first row of one cell is the caption. With `isExact`, every cell stays where
 * it is, also an empty one.
 */
export function tableOf(
  table: HTMLElement,
  textOf: (cell: HTMLElement) => string,
  onMerged: () => void,
  isExact = false,
): CopiedTable {
  const grid: string[][] = [];
  const elements = rowsOf(table);
  let caption = table.children.find((child) => tagOf(child) === 'caption')?.text ?? '';
  for (const [index, row] of elements.entries()) {
    let column = 0;
    const cells = cellsOf(row);
    for (const cell of cells) {
      while (grid[index]?.[column] !== undefined) column++;
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      const text = textOf(cell);
      if (
        !isExact &&
        index === 0 &&
        cells.length === 1 &&
        wide > 1 &&
        elements.length > 2 &&
        caption === ''
      ) {
        caption = text;
        continue;
      }
      if (wide > 1 || high > 1) onMerged();
      for (let down = 0; down < Math.min(high, elements.length - index); down++) {
        for (let right = 0; right < wide; right++) {
          grid[index + down] ??= [];
          const target = grid[index + down] ?? [];
          const isHeader = grid.findIndex(Boolean) === index;
          target[column + right] = right === 0 || isHeader ? text : '';
        }
      }
      column += wide;
    }
  }
  const rows = grid.filter(Boolean);
  return { kind: 'table', caption: caption.trim(), rows: isExact ? rows : withoutEmpty(rows) };
}
