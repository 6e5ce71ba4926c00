import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { Working } from '../controls/Working.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import { formatDate } from './format-date.ts';
import styles from './History.module.css';
import type { UndoableChange } from './protocol.ts';
import { useUndo } from './use-undo.ts';

interface ChangesDialogProps {
  changes: readonly UndoableChange[];
  onUndone: (address: string | undefined) => void;
  onClose: () => void;
}

/** The last deletions, moves and replacements, each of which can be undone without those after it. */
export function RecentChanges({ changes, onUndone }: Omit<ChangesDialogProps, 'onClose'>) {
  const { undo, work, refusal } = useUndo(onUndone);
  return (
    <>
      <Working {...work} />
      {work.isSlow && <Button onClick={work.stop}>Stop</Button>}
      {refusal && (
        <>
          <RequestErrors {...refusal} />
          <p className={dialog['note']}>Nothing was changed.</p>
        </>
      )}
      <ul className={styles['recent']}>
        {changes.map((change) => {
          const { id, title, at, isUndone } = change;
          const undoing = title.startsWith('Delete ') ? 'Bring back' : 'Undo';
          const label = isUndone ? 'Redo' : undoing;
          return (
            <li key={id}>
              <span>
                <strong>{title}</strong>
                <span className={dialog['note']}>
                  {isUndone ? 'undone ' : ''}
                  {formatDate(at)}
                </span>
              </span>
              <Button aria-label={`${label}: ${title}`} onClick={() => void undo(change)}>
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Lists the last deletions, moves and replacements. */
export function ChangesDialog({ changes, onUndone, onClose }: ChangesDialogProps) {
  return (
    <StudioDialog title="Bring back" isWide onClose={onClose}>
      <p>
        The last {changes.length} deletions, moves and replacements on this computer, the newest first. Edits
        since then stay.
      </p>
      <RecentChanges
        changes={changes}
        onUndone={(address) => {
          onUndone(address);
          if (address !== undefined) onClose();
        }}
      />
    </StudioDialog>
  );
}
