import { useEffect, useRef } from 'react';
import type { Form } from '@json-site/model/content-types';
import { buttonClass } from '@json-site/ui/links/button';
import styles from '../form.module.css';
import type { DraftState } from './use-form-values.ts';

interface DraftNoteProps {
  form: Form;
  draft: DraftState;
  isBusy: boolean;
  onClear: () => void;
  onUndo: () => void;
}

/** Shows that a draft is stored, with a button that clears the form and one that undoes this. */
export function DraftNote({ form, draft, isBusy, onClear, onUndo }: DraftNoteProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const isCleared = draft === 'cleared';

  // The clear button had the focus and is gone.
  useEffect(() => {
    if (isCleared) undoButton.current?.focus();
  }, [isCleared]);

  const { kept, notKept, restored, clear, cleared, undo } = form.draft;
  const text = { empty: '', kept, notKept, restored, cleared }[draft];
  return (
    <div className={styles['draft']} data-draft={draft}>
      <p role="status" id={`${form.id}-draft`}>
        {isCleared && text}
      </p>
      {text && !isCleared && <p>{text}</p>}
      {text && !isCleared && (
        <button type="button" className={buttonClass('quiet')} disabled={isBusy} onClick={onClear}>
          {clear}
        </button>
      )}
      {isCleared && (
        <button
          ref={undoButton}
          type="button"
          className={buttonClass('quiet')}
          aria-describedby={`${form.id}-draft`}
          onClick={onUndo}
        >
          {undo}
        </button>
      )}
    </div>
  );
}
