import type { Inline, TableFigure } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';
import { valueIn } from '@json-site/values/objects';
import { at, sentence } from '../../report/sentence.ts';
import { count } from '../../report/wording.ts';
import type { WrittenObject } from '../../schema/written-objects.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from '../compile-context.ts';

/** A number with its sign, its currency and a short unit: "£12.50", "−3", "1,200 km", "45 %". */
const NUMBER =
  /^(?:[-+−]\s?)?(?:\p{Sc}\s?)?(?:\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?(?:\s?(?:%|\p{Sc}|\p{L}{1,3}))?$/u;
const NOTHING = /^[-–—]$/;

/** Whether at least half of the cells are numbers; one may say "free". */
function isNumeric(cells: readonly Inline[]): boolean {
  const filled = cells.map((cell) => plainText(cell).trim()).filter((text) => !NOTHING.test(text));
  return filled.length > 0 && filled.filter((text) => NUMBER.test(text)).length * 2 >= filled.length;
}

/** Reports rows with too few or too many cells. */
function isEven(
  written: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
): boolean {
  const { columns, rows } = written;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return false;
  const wrong = rows.flatMap((row: unknown, index): [number, number][] => {
    const cells = valueIn(row, 'cells');
    return Array.isArray(cells) && cells.length !== columns.length ? [[index, cells.length]] : [];
  });
  for (const [index, cells] of wrong) {
    const jsonPath = [...location.jsonPath, 'rows', index, 'cells'];
    const message = sentence`${at(jsonPath)} has ${count(cells, 'cell')}; there are ${columns.length} columns.`;
    const hint = 'Write one cell for each column, in the same order; "–" where there is nothing to say.';
    context.report(diagnosticAt({ ...location, jsonPath }, 'invalid-table', message, hint));
  }
  return wrong.length === 0;
}

/** Finds the columns of numbers of a table. */
export function resolveTable(
  written: Record<string, unknown>,
  resolved: WrittenObject<'table'> | typeof OMIT,
  location: SourceLocation,
  context: CompileContext,
): TableFigure | typeof OMIT {
  if (!isEven(written, location, context) || resolved === OMIT) return OMIT;
  const { caption, columns, rows } = resolved;
  return {
    caption,
    columns: columns.map((label, index) => {
      const cells = rows.map((row) => row.cells[index] ?? '–');
      // The first cell of each row is its header.
      return { label, ...(index > 0 && isNumeric(cells) && { isNumeric: true as const }) };
    }),
    rows,
  };
}
