import type { Element } from 'hast';
import { attributeOf, elementsIn, isElement, type Walk } from './conversion.ts';
import { lastHeading, type Piece, type TablePart } from './parts.ts';
import { plainText, type Run, writeTexts } from './runs.ts';

const MOST_COLUMNS = 10;
const MOST_ROWS = 100;
const LONGEST_HEADER = 60;
const LONGEST_CAPTION = 120;
/** In a cell where there is nothing to say. */
const NOTHING = '–';

interface Row {
  cells: Run[][];
  isHeader: boolean;
}

const span = (cell: Element, name: string) =>
  Math.min(Math.max(Number(attributeOf(cell, name) ?? 1) || 1, 1), 50);

/** The rows with a cell in each column. A cell over several columns or rows is in the first of them. */
function rowsOf(table: Element, walk: Walk, before: readonly Piece[], others: Piece[]): Row[] {
  const taken = new Map<number, number>();
  let hasSpan = false;
  const rows = elementsIn(table.children, /^tr$/).map((row): Row => {
    const cells: Run[][] = [];
    const elements = row.children.filter(isElement).filter(({ tagName }) => /^t[hd]$/.test(tagName));
    const skip = () => {
      for (let left = taken.get(cells.length) ?? 0; left > 0; left = taken.get(cells.length) ?? 0) {
        taken.set(cells.length, left - 1);
        cells.push([]);
      }
    };
    for (const cell of elements) {
      skip();
      const line = walk.line(cell.children, before);
      for (const other of line.others)
        if (typeof other === 'string') line.runs.push({ text: ` ${other}`, marks: [] });
        else others.push(other);
      const [width, height] = [span(cell, 'colSpan'), span(cell, 'rowSpan')];
      hasSpan ||= width > 1 || height > 1;
      for (let at = 0; at < width; at++) {
        if (height > 1) taken.set(cells.length, height - 1);
        cells.push(at === 0 ? line.runs : []);
      }
    }
    skip();
    return { cells, isHeader: elements.length > 0 && elements.every(({ tagName }) => tagName === 'th') };
  });
  if (hasSpan) walk.lose('cells over several columns or rows, whose text is in the first of them', table);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const filled = rows.filter(({ cells }) => cells.some((cell) => plainText(cell) !== ''));
  return filled.map(({ cells, isHeader }) => ({
    isHeader,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? []),
  }));
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 2).trimEnd()} …`;

const cellText = (cell: readonly Run[]) => writeTexts(cell).join(' ').slice(0, 1200) || NOTHING;

/** What a table is called: its caption, or the heading above it. */
function captionOf(table: Element, walk: Walk, before: readonly Piece[]): { caption: string; rest: Piece[] } {
  const written = elementsIn(table.children, /^caption$/).map((one) =>
    plainText(walk.line(one.children, before).runs),
  );
  const text = written.join(' ').trim();
  if (text.length < 2)
    return { caption: shortened(lastHeading(before) ?? walk.title, LONGEST_CAPTION), rest: [] };
  const caption = shortened(text, LONGEST_CAPTION);
  return { caption, rest: caption === text ? [] : [text] };
}

/** A table as paragraphs: one row each. */
function rowsAsList(rows: readonly Row[]): Piece[] {
  const texts = rows.flatMap(({ cells }) =>
    writeTexts(
      cells
        .filter((cell) => plainText(cell) !== '')
        .flatMap((cell, at): Run[] => (at === 0 ? [...cell] : [{ text: '; ', marks: [] }, ...cell])),
    ),
  );
  return Array.from({ length: Math.ceil(texts.length / 60) }, (_, at) => ({
    list: texts.slice(at * 60, at * 60 + 60),
  }));
}

export function tablePieces(table: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  const others: Piece[] = [];
  const { caption, rest } = captionOf(table, walk, before);
  const [first, ...body] = rowsOf(table, walk, before, others);
  if (!first) return [...rest, ...others];
  const width = first.cells.length;
  if (width < 2 || width > MOST_COLUMNS || body.length === 0) {
    walk.lose(`a table with ${width} columns and ${body.length + 1} rows became a list`, table);
    return [...rest, ...rowsAsList([first, ...body]), ...others];
  }
  if (!first.isHeader) walk.lose('a table without headers: its first row became the headers', table);
  const headers = first.cells.map(plainText);
  const isTooLong = headers.some((text) => text.length > LONGEST_HEADER);
  if (isTooLong) walk.lose('a header of a table was shortened; its whole text is in the first row', table);
  const columns = headers.map((text) => shortened(text, LONGEST_HEADER) || NOTHING);
  const rows = (isTooLong ? [first, ...body] : body).map(({ cells }) => ({ cells: cells.map(cellText) }));
  const tables = Array.from(
    { length: Math.ceil(rows.length / MOST_ROWS) },
    (_, at): TablePart => ({
      table: { caption, columns, rows: rows.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS) },
    }),
  );
  return [...rest, ...tables, ...others];
}
