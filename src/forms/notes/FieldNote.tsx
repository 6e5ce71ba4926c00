import { useEffect, useState } from 'react';
import { classes } from '@json-site/ui/classes';
import hidden from '@json-site/ui/hidden.module.css';
import { noteId } from '../context.ts';
import styles from '../form.module.css';

/** A screen reader announces a note once the visitor has paused for this long, and not at each key. */
const PAUSE_MS = 1000;

interface FieldNoteProps {
  /** The id of the control. */
  id: string;
  text: string | undefined;
  isWarning?: boolean;
  /** True once the visitor has used the control. Before, nothing is announced. */
  isUsed: boolean;
}

/** Text below a control that changes with its value. */
export function FieldNote({ id, text, isWarning = false, isUsed }: FieldNoteProps) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(() => setAnnounced(text ?? ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isUsed]);

  return (
    <>
      {/* The empty line of a control in use keeps the fields below it in place. */}
      <p className={isWarning ? styles['error'] : styles['hint']} id={noteId(id)} aria-hidden="true">
        {text || '\u00a0'}
      </p>
      <p role="status" className={classes(hidden['hidden'])}>
        {announced}
      </p>
    </>
  );
}
