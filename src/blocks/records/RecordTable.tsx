import { DataTable } from '@json-site/ui/DataTable';
import { type LookProps, linkedTitle } from './look.ts';

const NOTHING = '–';

/** Records as the rows of a table: title with picture, date, text and figures. */
export function RecordTable({ labels, records, heading }: LookProps) {
  const { title, date, text, figures } = labels;
  const optional = [date, text].flatMap((label) => (label === undefined ? [] : [{ label }]));
  const columns = [{ label: title }, ...optional, ...figures];
  const rows = records.map((record) => ({
    key: record.id,
    picture: record.picture,
    cells: [
      linkedTitle(record),
      ...(date === undefined ? [] : [record.date?.text ?? NOTHING]),
      ...(text === undefined ? [] : [record.text ?? NOTHING]),
      ...figures.map((_, index) => record.figures?.[index] ?? NOTHING),
    ],
  }));
  return <DataTable columns={columns} rows={rows} label={heading ?? title} />;
}
