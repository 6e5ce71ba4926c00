import type { ComponentProps, ReactNode } from 'react';
import { count } from '@json-site/compiler/words';
import styles from './entries.module.css';

interface EntryProps extends ComponentProps<'button'> {
  name: string;
  note?: ReactNode;
  /** The number of errors in what it opens. */
  errors?: number | undefined;
}

/** An entry of a list, which opens or selects something. Its children are marks beside the name. */
export function Entry({ name, note, errors = 0, children, ...props }: EntryProps) {
  return (
    <button type="button" className={styles['entry']} {...props}>
      <span className={styles['name']}>{name}</span>
      {note && <span className={styles['note']}>{note}</span>}
      {children}
      {errors > 0 && (
        <span className={styles['mark']} data-error>
          {count(errors, 'error')}
        </span>
      )}
    </button>
  );
}
