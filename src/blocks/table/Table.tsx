import type { Block } from '@json-site/model/content-types';
import { DataTable } from '@json-site/ui/DataTable';
import { Section } from '@json-site/ui/section/Section';

/** A table. The compiler has found its columns of numbers. */
export function Table({ heading, intro, table, note }: Block<'table'>) {
  const { caption, columns, rows } = table;
  const keyed = rows.map(({ cells }, index) => ({ key: `${index}`, cells }));
  return (
    <Section heading={heading} intro={intro}>
      <DataTable columns={columns} rows={keyed} label={caption} showsLabel note={note} />
    </Section>
  );
}
