import type { TableBlock } from '../../generated/content-types.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** A table. The compiler has found its columns of numbers. */
export function Table({ heading, intro, table, note }: TableBlock) {
  const { caption, columns, rows } = table;
  const keyed = rows.map(({ cells }, index) => ({ key: `${index}`, cells }));
  return (
    <Section heading={heading} intro={intro}>
      <DataTable columns={columns} rows={keyed} label={caption} showsLabel note={note} />
    </Section>
  );
}
