import type { Inline, ListedRecord, RecordList } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';
import { instantOf } from '../../source/dates.ts';

type Timetable = NonNullable<RecordList['timetables']>[number];
type TimetableCell = Timetable['rows'][number]['cells'][number];

/** A record of a timetable, with the moments at which it begins and ends. */
interface Entry {
  position: number;
  /** Undefined: it is for everybody, in all columns. */
  column: string | undefined;
  start: number;
  end: number;
  time: string;
}

/** The time at the beginning of a row: "09:30" of "09:30–10:15". */
export type StartTime = (record: ListedRecord) => string | undefined;

function entriesOf(
  records: readonly ListedRecord[],
  timeOf: StartTime,
  ends: readonly (string | undefined)[],
) {
  return records.flatMap((record, position): (Entry & { day: string })[] => {
    const start = instantOf(record.date?.iso);
    const time = timeOf(record);
    if (start === undefined || time === undefined || record.group === undefined) return [];
    const end = instantOf(ends[position]) ?? start;
    const column = record.column === undefined ? undefined : plainText(record.column);
    return [{ position, column, start, end, time, day: record.group }];
  });
}

/** How many rows a cell covers: until its records end, and not over one that begins in the same place. */
function rowsOf(
  cell: readonly Entry[],
  row: number,
  starts: readonly number[],
  isFree: (row: number) => boolean,
) {
  const end = Math.max(...cell.map((entry) => entry.end));
  let next = row + 1;
  while (next < starts.length && (starts[next] ?? 0) < end && isFree(next)) next++;
  return next - row;
}

function tableOf(title: string, entries: readonly Entry[], columns: Map<string, Inline>): Timetable {
  const names = [...columns.keys()].filter((name) => entries.some(({ column }) => column === name));
  const starts = [...new Set(entries.map(({ start }) => start))].sort((a, b) => a - b);
  const inRow = (row: number, column: string | undefined) =>
    entries.filter((entry) => entry.start === starts[row] && entry.column === column);
  const covered = new Map<string, number>();
  const rows = starts.map((start, row) => {
    const time = entries.find((entry) => entry.start === start)?.time ?? '';
    const forAll = inRow(row, undefined);
    const positions = (cell: readonly Entry[]) => cell.map(({ position }) => position);
    const full: TimetableCell[] =
      forAll.length > 0 ? [{ records: positions(forAll), columns: Math.max(names.length, 1) }] : [];
    const cells = names.flatMap((name): TimetableCell[] => {
      const cell = inRow(row, name);
      if ((covered.get(name) ?? 0) > row) return [];
      if (cell.length === 0) return [{ records: [] }];
      const isFree = (next: number) => inRow(next, name).length === 0 && inRow(next, undefined).length === 0;
      const size = rowsOf(cell, row, starts, isFree);
      covered.set(name, row + size);
      return [{ records: positions(cell), ...(size > 1 && { rows: size }) }];
    });
    const isOnlyForAll = full.length > 0 && names.every((name) => inRow(row, name).length === 0);
    return { time, full, cells: isOnlyForAll ? [] : cells };
  });
  return {
    title,
    columns: names.map((name) => columns.get(name) ?? name),
    // What is for everybody has a row before that of what begins at the same time in one place.
    rows: rows.flatMap(({ time, full, cells }) => [
      ...(full.length > 0 ? [{ time, cells: full }] : []),
      ...(cells.length > 0 ? [{ time, cells }] : []),
    ]),
  };
}

/**
 * Returns a table for each day. `order` are the values of the columns in the order of the schema; others follow in the
 * order in which they occur.
 */
export function timetablesOf(
  records: readonly ListedRecord[],
  timeOf: StartTime,
  ends: readonly (string | undefined)[],
  order: readonly string[],
): Timetable[] {
  const entries = entriesOf(records, timeOf, ends);
  const columns = new Map<string, Inline>();
  for (const name of order) columns.set(name, name);
  for (const { column } of records) if (column !== undefined) columns.set(plainText(column), column);
  const days = [...new Set(entries.map(({ day }) => day))];
  return days.map((day) =>
    tableOf(
      day,
      entries.filter((entry) => entry.day === day),
      columns,
    ),
  );
}
