import { templateCollection } from '@json-site/compiler/documents';
import { count } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import type { DocumentDialog } from '../DocumentDialogs.tsx';
import { listsToOrder } from '../pages/sections.ts';
import type { PageChange } from '../protocol.ts';
import type { OpenDocument, PageState } from '../state/use-open-page.ts';
import styles from './SaveBar.module.css';
import { statusOf } from './save-status.ts';

interface SaveBarProps {
  document: OpenDocument;
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: (dialog: DocumentDialog) => void;
}

function saveLabel({ isDirty, isStale, checkFailure }: PageState, errors: number): string {
  if (isStale) return 'Save: compare first';
  if (isDirty && checkFailure !== '') return 'Save (not checked)';
  return errors > 0 && isDirty ? `Save (${count(errors, 'error')})` : 'Save';
}

/** The title of the page, the status of its draft, and the buttons that change or save the whole page. */
export function SaveBar({ document, onSave, onUndo, onRedo, onOpen }: SaveBarProps) {
  const { site, entry, page, state } = document;
  const { isDirty } = state;
  const errors = state.checked?.blocking ?? 0;
  // A record can be deleted, with its translations, but has no address to move.
  const kind = site.kinds.find(({ id }) => id === entry.kind);
  const isRecord = !entry.translates && kind?.record !== undefined;
  // A template is the page of every record: it has no address of its own, and its name says which records.
  const isPage = entry.kind === 'pages' && templateCollection(entry.file) === undefined;
  const isRequired = entry.address === '/' || entry.address === '/404';
  const changeButton = (kind: PageChange['kind'], label: string) => (
    <Button look="quiet" disabled={isDirty} onClick={() => onOpen(kind)}>
      {label}
    </Button>
  );
  return (
    <header className={styles['bar']}>
      <p className={styles['title']}>
        <strong>{entry.title}</strong> {isPage && <a href={entry.address}>{entry.address}</a>}
      </p>
      <p className={styles['status']} role="status" data-error={(isDirty && errors > 0) || undefined}>
        {statusOf(state, errors, document.place)}
      </p>
      <div className={styles['actions']}>
        {isPage && !isRequired && changeButton('move', 'Move or rename')}
        {(isRecord || (isPage && !isRequired)) && changeButton('remove', 'Delete')}
        {(isPage || isRecord) && listsToOrder(entry, site.documents).length > 0 && (
          <Button look="quiet" onClick={() => onOpen('order')}>
            Order {(kind?.label ?? '').toLowerCase()}
          </Button>
        )}
        <Button look="quiet" onClick={() => onOpen('share')}>
          Share
        </Button>
        <Button look="quiet" onClick={() => onOpen('history')}>
          History
        </Button>
        <IconButton icon="undo" label="Undo" isDisabled={page.history.past.length === 0} onPress={onUndo} />
        <IconButton icon="redo" label="Redo" isDisabled={page.history.future.length === 0} onPress={onRedo} />
        <Button
          look="primary"
          aria-disabled={!isDirty || undefined}
          aria-keyshortcuts="Control+S"
          onClick={() => isDirty && onSave()}
        >
          {saveLabel(state, errors)}
        </Button>
      </div>
    </header>
  );
}
