import type { Inline, Media, TableFigure } from '@json-site/model/model';
import styles from './DataTable.module.css';
import { InlineText } from './InlineText.tsx';
import { MediaPicture } from './MediaPicture.tsx';
import { Paragraph } from './Paragraph.tsx';

interface DataTableProps {
  columns: TableFigure['columns'];
  /** The first cell of each row is its header. A picture of what the row is about stands before it. */
  rows: { key: string; cells: Inline[]; picture?: Media | undefined }[];
  label: string;
  /** Whether visitors see the label above the table. */
  showsLabel?: boolean;
  note?: Inline | undefined;
}

/** A table, which scrolls inside itself where it is too wide. */
export function DataTable({ columns, rows, label, showsLabel = false, note }: DataTableProps) {
  const alignment = columns.map(({ isNumeric }) => (isNumeric ? styles['number'] : undefined));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small screen, also by keyboard. */}
      <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
        <table className={styles['table']} aria-label={showsLabel ? undefined : label}>
          {showsLabel && <caption>{label}</caption>}
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={alignment[index]}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [header = '', ...cells], picture }) => (
              <tr key={key}>
                <th scope="row">
                  {picture && <MediaPicture media={picture} alt="" className={styles['picture']} />}
                  <InlineText text={header} />
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={alignment[index + 1]}>
                    <InlineText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <Paragraph text={note} className={styles['note']} />}
    </>
  );
}
