import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

interface TableProps {
  caption: string;
  heads: string[];
  /** The rows. */
  children: ReactNode;
}

/** A table as the whole gallery shows it. */
export function PropertyTable({ caption, heads, children }: TableProps) {
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
