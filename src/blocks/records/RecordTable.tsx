import { DataTable } from '../../ui/DataTable.tsx';
import { type LookProps, linkedTitle } from './look.ts';

const NOTHING = '–';

/** Records as the rows of a table: title, date and figures. */
export function RecordTable({ labels, records, heading }: LookProps) {
  const { title, date, figures } = labels;
  const columns = [{ label: title }, ...(date === undefined ? [] : [{ label: date }]), ...figures];
  const rows = records.map((record) => ({
    key: record.id,
    cells: [
      linkedTitle(record),
      ...(date === undefined ? [] : [record.date?.text ?? NOTHING]),
      ...figures.map((_, index) => record.figures?.[index] ?? NOTHING),
    ],
  }));
  return <DataTable columns={columns} rows={rows} label={heading ?? title} />;
}
