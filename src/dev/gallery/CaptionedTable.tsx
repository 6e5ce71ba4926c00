import type { ReactNode } from 'react';
import styles from './CaptionedTable.module.css';

interface TableProps {
  caption: string;
  heads: string[];
  /** The table rows. */
  children: ReactNode;
}

/** A table with a caption and column headings. */
export function CaptionedTable({ caption, heads, children }: TableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
