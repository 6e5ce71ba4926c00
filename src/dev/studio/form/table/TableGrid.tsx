import { type ClipboardEvent, type KeyboardEvent, useContext, useState } from 'react';
import { useAnnounce } from '@json-site/dev/shared';
import type { JsonPath } from '@json-site/values/locations';
import { Button } from '../../controls/Button.tsx';
import { readCells } from '../../paste/clipboard.ts';
import { changedAt } from '../../values/at-path.ts';
import { idOf } from '../field-ids.ts';
import form from '../form.module.css';
import { EditedPartContext } from '../list-of-texts.tsx';
import { type CellProps, HeaderCell, TextCell } from './Cell.tsx';
import { nextCell } from './cell-keys.ts';
import {
  type CellError,
  type Grid,
  withCell,
  withColumn,
  withGrid,
  withMovedColumn,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
} from './cells.ts';
import styles from './table.module.css';

interface TableGridProps {
  /** JSON path of the table in the part. */
  path: JsonPath;
  grid: Grid;
  errors: readonly CellError[];
  most: { columns: number; rows: number };
}

/** Row 0 has the headers. */
interface Place {
  row: number;
  column: number;
}

/** JSON path of a cell in its table. */
const pathInTable = ({ row, column }: Place): JsonPath =>
  row === 0 ? ['columns', column] : ['rows', row - 1, 'cells', column];

/** The cells of a table, to write in as in a spreadsheet. */
export function TableGrid({ path, grid, errors, most }: TableGridProps) {
  const part = useContext(EditedPartContext);
  const announce = useAnnounce();
  const [place, setPlace] = useState<Place>({ row: 1, column: 0 });
  const [headers = []] = grid;
  const row = Math.min(place.row, grid.length - 1);
  const column = Math.min(place.column, headers.length - 1);
  const idAt = (at: Place) => idOf([...path, ...pathInTable(at)]);
  const headerOf = (at: number) => headers[at] || `column ${at + 1}`;
  const nameOf = (at: Place) =>
    at.row === 0 ? `Header of column ${at.column + 1}` : `Row ${at.row}, ${headerOf(at.column)}`;

  function set(next: Grid, field: string): void {
    part?.onChange(
      changedAt(part.value, path, (value) => withGrid(value, next)) as Record<string, unknown>,
      field,
    );
  }
  function focusAt(at: Place): void {
    requestAnimationFrame(() => document.getElementById(idAt(at))?.focus());
  }
  /** Changes the rows and columns, and leaves the focus in the cell that the editor works with. */
  function arrange(next: Grid, at: Place, message: string): void {
    set(next, idOf([...path, 'rows']));
    setPlace(at);
    focusAt({
      row: Math.min(at.row, next.length - 1),
      column: Math.min(at.column, (next[0]?.length ?? 1) - 1),
    });
    announce(message);
  }

  function onPaste(event: ClipboardEvent): void {
    const cells = readCells(event.clipboardData);
    if (!cells) return;
    event.preventDefault();
    event.stopPropagation();
    const pasted = withPasted(grid, row, column, cells);
    const words = `${cells.length} × ${Math.max(...cells.map(({ length }) => length))} cells`;
    arrange(pasted, { row, column }, `Pasted ${words}.`);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextCell(event, { row, column }, grid);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.row < grid.length) focusAt(next);
    else if (grid.length <= most.rows) arrange(withRow(grid, next.row), next, `Added row ${next.row}.`);
  }

  const hasErrorAt = new Set(errors.map((error) => idOf([...path, ...error.path])));
  const hasError = (at: Place) => hasErrorAt.has(idAt(at)) || undefined;
  const errorsId = `${idOf([...path, 'rows'])}-error`;
  const cellProps = (at: Place, value: string): CellProps => ({
    id: idAt(at),
    label: nameOf(at),
    value,
    hasError: hasError(at),
    describedBy: errorsId,
    onFocus: () => setPlace(at),
    onChange: (changed) => set(withCell(grid, at.row, at.column, changed), idAt(at)),
  });

  return (
    <fieldset className={`${form['group']} ${styles['cells']}`} id={idOf([...path, 'rows'])} tabIndex={-1}>
      <legend className={form['legend']}>Cells</legend>
      <p className={form['hint']} data-help-of="list">
        Enter goes to the row below. Cells that you copy from a spreadsheet can be pasted into any cell. Write
        “–” where there is nothing to say.
      </p>
      <div
        className={styles['scroll']}
        id={idOf([...path, 'columns'])}
        onPasteCapture={onPaste}
        onKeyDownCapture={onKeyDown}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              {headers.map((text, index) => (
                <th key={index} scope="col">
                  <HeaderCell {...cellProps({ row: 0, column: index }, text)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.slice(1).map((cells, rowIndex) => (
              <tr key={rowIndex}>
                {cells.map((text, index) => (
                  <td key={index}>
                    <TextCell {...cellProps({ row: rowIndex + 1, column: index }, text)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div id={errorsId}>
        {errors.map(({ path: at, message }) => (
          <p key={at.join() + message} className={form['error']}>
            {message}
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid around is a fieldset, and this group is smaller */}
      <div role="group" aria-label="Rows" className={form['kinds']}>
        <Button
          disabled={grid.length > most.rows}
          onClick={() => arrange(withRow(grid, row + 1), { row: row + 1, column }, `Added row ${row + 1}.`)}
        >
          Add a row below {row === 0 ? 'the headers' : `row ${row}`}
        </Button>
        {row > 1 && (
          <Button
            onClick={() =>
              arrange(withMovedRow(grid, row, row - 1), { row: row - 1, column }, `Moved to row ${row - 1}.`)
            }
          >
            Move row {row} up
          </Button>
        )}
        {row > 0 && row < grid.length - 1 && (
          <Button
            onClick={() =>
              arrange(withMovedRow(grid, row, row + 1), { row: row + 1, column }, `Moved to row ${row + 1}.`)
            }
          >
            Move row {row} down
          </Button>
        )}
        {row > 0 && grid.length > 2 && (
          <Button onClick={() => arrange(withoutRow(grid, row), { row, column }, `Removed row ${row}.`)}>
            Remove row {row}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid around is a fieldset, and this group is smaller */}
      <div role="group" aria-label="Columns" className={form['kinds']}>
        <Button
          disabled={headers.length >= most.columns}
          onClick={() =>
            arrange(
              withColumn(grid, column + 1),
              { row: 0, column: column + 1 },
              `Added column ${column + 2}.`,
            )
          }
        >
          Add a column after {headerOf(column)}
        </Button>
        {column > 0 && (
          <Button
            onClick={() =>
              arrange(
                withMovedColumn(grid, column, column - 1),
                { row, column: column - 1 },
                `Moved to column ${column}.`,
              )
            }
          >
            Move {headerOf(column)} to the left
          </Button>
        )}
        {column < headers.length - 1 && (
          <Button
            onClick={() =>
              arrange(
                withMovedColumn(grid, column, column + 1),
                { row, column: column + 1 },
                `Moved to column ${column + 2}.`,
              )
            }
          >
            Move {headerOf(column)} to the right
          </Button>
        )}
        {headers.length > 2 && (
          <Button
            onClick={() =>
              arrange(withoutColumn(grid, column), { row, column }, `Removed column ${column + 1}.`)
            }
          >
            Remove {headerOf(column)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
