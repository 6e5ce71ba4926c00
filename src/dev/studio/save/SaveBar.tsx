import { buttonClass } from '../../../ui/links/button.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { PageChange, PageEntry } from '../protocol.ts';
import styles from '../Studio.module.css';
import type { History } from '../state/history.ts';
import type { Saving } from '../use-studio.ts';

interface SaveBarProps {
  entry: PageEntry;
  history: History;
  saving: Saving;
  isDirty: boolean;
  /** The file has been changed since it was opened. */
  isStale: boolean;
  errors: number;
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onChangePage: (kind: PageChange['kind']) => void;
}

function stateOf({ saving, isDirty, isStale, errors }: SaveBarProps): string {
  if (saving.state === 'busy') return 'Saving …';
  if (saving.state === 'failed') return `Not saved: ${saving.message}`;
  if (isStale) return 'The file was changed elsewhere. Saving shows both versions.';
  if (!isDirty) return saving.state === 'saved' ? 'Saved.' : 'As in the file.';
  if (errors > 0) return 'Not saved. The check must have no errors first.';
  return 'Not saved yet. A reload keeps it.';
}

/** What the page is, whether it is saved, and the way back. */
export function SaveBar(props: SaveBarProps) {
  const { entry, history, isDirty, errors, onSave, onUndo, onRedo, onChangePage } = props;
  const isFixed = entry.route === '/' || entry.route === '/404';
  return (
    <header className={styles['bar']}>
      <p className={styles['barTitle']}>
        <strong>{entry.title}</strong> <a href={entry.route}>{entry.route}</a>
      </p>
      <p className={styles['state']} role="status" data-error={(isDirty && errors > 0) || undefined}>
        {stateOf(props)}
      </p>
      <div className={styles['barActions']}>
        {!isFixed && (
          <>
            <button
              type="button"
              className={styles['small']}
              disabled={isDirty}
              onClick={() => onChangePage('move')}
            >
              Move or rename
            </button>
            <button
              type="button"
              className={styles['small']}
              disabled={isDirty}
              onClick={() => onChangePage('remove')}
            >
              Delete
            </button>
          </>
        )}
        <IconButton icon="undo" label="Undo" isOff={history.past.length === 0} onPress={onUndo} />
        <IconButton icon="redo" label="Redo" isOff={history.future.length === 0} onPress={onRedo} />
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={!isDirty || undefined}
          aria-keyshortcuts="Control+S"
          onClick={() => isDirty && onSave()}
        >
          {errors > 0 && isDirty ? `Save (${errors} ${errors === 1 ? 'error' : 'errors'})` : 'Save'}
        </button>
      </div>
    </header>
  );
}
