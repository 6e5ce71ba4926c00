import { useEffect, useRef } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { buttonClass } from '../../ui/links/button.ts';
import styles from '../form.module.css';
import type { DraftState } from './use-form-values.ts';

interface DraftNoteProps {
  form: Form;
  draft: DraftState;
  isBusy: boolean;
  onClear: () => void;
  onUndo: () => void;
}

/** Says that the answers are kept, and takes them away on demand, and back. */
export function DraftNote({ form, draft, isBusy, onClear, onUndo }: DraftNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const isCleared = draft === 'cleared';

  // The button that was pressed is gone.
  useEffect(() => {
    if (isCleared) undo.current?.focus();
  }, [isCleared]);

  const { kept, notKept, restored, clear, cleared, undo: undoWords } = form.draft;
  const words = { empty: '', kept, notKept, restored, cleared }[draft];
  return (
    <div className={styles['draft']} data-draft={draft}>
      <p role="status" id={`${form.id}-draft`}>
        {isCleared && words}
      </p>
      {words && !isCleared && <p>{words}</p>}
      {words && !isCleared && (
        <button type="button" className={buttonClass('quiet')} disabled={isBusy} onClick={onClear}>
          {clear}
        </button>
      )}
      {isCleared && (
        <button
          ref={undo}
          type="button"
          className={buttonClass('quiet')}
          aria-describedby={`${form.id}-draft`}
          onClick={onUndo}
        >
          {undoWords}
        </button>
      )}
    </div>
  );
}
