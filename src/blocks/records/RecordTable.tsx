import type { Inline, ListedRecord } from '../../compiler/model.ts';
import { plainText } from '../../compiler/visitor/plain-text.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { LookProps } from './look.ts';

const NOTHING = '–';

/** The title as a link if the record has a page. */
function titleCell({ title, href }: ListedRecord): Inline {
  return href === undefined ? title : [{ text: plainText(title), href }];
}

/** Records as the rows of a table: title, date and figures. */
export function RecordTable({ labels, records, heading }: LookProps) {
  const { title, date, figures } = labels;
  const columns = [{ label: title }, ...(date === undefined ? [] : [{ label: date }]), ...figures];
  const rows = records.map((record) => ({
    key: record.id,
    cells: [
      titleCell(record),
      ...(date === undefined ? [] : [record.date?.text ?? NOTHING]),
      ...figures.map((_, index) => record.figures?.[index] ?? NOTHING),
    ],
  }));
  return <DataTable columns={columns} rows={rows} label={heading ?? title} />;
}
