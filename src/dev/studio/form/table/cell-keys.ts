import type { KeyboardEvent } from 'react';
import type { Grid } from './cells.ts';

interface Place {
  row: number;
  column: number;
}

/** Whether the caret is at the start and at the end of the cell that has it. */
function caretIn(cell: Element): { isAtStart: boolean; isAtEnd: boolean } {
  if (cell instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd, value } = cell;
    return { isAtStart: selectionEnd === 0, isAtEnd: selectionStart === value.length };
  }
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range) return { isAtStart: true, isAtEnd: true };
  const before = document.createRange();
  before.selectNodeContents(cell);
  before.setEnd(range.endContainer, range.endOffset);
  const after = document.createRange();
  after.selectNodeContents(cell);
  after.setStart(range.startContainer, range.startOffset);
  return { isAtStart: before.toString() === '', isAtEnd: after.toString() === '' };
}

/** Whether a cell shows more than one line: arrow keys go from line to line first. */
const hasLines = (cell: Element) =>
  cell.clientHeight > 2.5 * Number.parseFloat(getComputedStyle(cell).lineHeight || '20');

/**
 * Returns the cell to which a key moves the caret; undefined if the key moves it inside its cell. Enter goes below, and
 * so below the last row.
 */
export function nextCell(event: KeyboardEvent, { row, column }: Place, grid: Grid): Place | undefined {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
  const isPlain = !(shiftKey || ctrlKey || altKey || metaKey || event.nativeEvent.isComposing);
  if (!isPlain || !(target instanceof Element) || !target.matches('input, [role=textbox]')) return undefined;
  if (key === 'Enter') return { row: row + 1, column };
  const { isAtStart, isAtEnd } = caretIn(target);
  const lines = hasLines(target);
  const to = {
    ArrowUp: (isAtStart || !lines) && { row: row - 1, column },
    ArrowDown: (isAtEnd || !lines) && { row: row + 1, column },
    ArrowLeft: isAtStart && { row, column: column - 1 },
    ArrowRight: isAtEnd && { row, column: column + 1 },
  }[key];
  return to && grid[to.row]?.[to.column] !== undefined ? to : undefined;
}
