import { DataTable } from '@json-site/ui/DataTable';
import type { PartProps } from '../part.ts';

/** A table in the text. */
export function Table({ part: { table, note } }: PartProps<'table'>) {
  const { caption, columns, rows } = table;
  const keyed = rows.map(({ cells }, index) => ({ key: `${index}`, cells }));
  return (
    <div>
      <DataTable columns={columns} rows={keyed} label={caption} showsLabel note={note} />
    </div>
  );
}
