import { HistoryDialog } from './history/HistoryDialog.tsx';
import { DeleteRecordDialog } from './navigator/DeleteRecordDialog.tsx';
import { ChangePageDialog } from './pages/ChangePageDialog.tsx';
import type { PageChange, PageValue } from './protocol.ts';
import { ConflictDialog } from './save/ConflictDialog.tsx';
import type { OpenDocument } from './state/open-document.ts';
import { combinedPage } from './state/open-page.ts';
import { describeChanges } from './values/describe-changes.ts';

/** The dialog that an editor has opened. */
export type OpenDialog = 'history' | PageChange['kind'] | null;

interface DocumentDialogsProps {
  document: OpenDocument;
  open: OpenDialog;
  onRestore: (version: PageValue, label: string) => void;
  onClose: () => void;
  onMoved: (address: string) => void;
}

/** The dialogs about a whole document. The one of a conflict opens when a save finds it. */
export function DocumentDialogs({ document, open, onRestore, onClose, onMoved }: DocumentDialogsProps) {
  const { site, entry, schema, page, state } = document;
  const { saving } = state;
  const { pages } = site;
  const openPage = pages.find(({ file }) => file === entry.file);
  return (
    <>
      {open === 'history' && (
        <HistoryDialog
          file={entry.file}
          title={entry.title}
          now={page.history.now}
          onRestore={onRestore}
          onClose={onClose}
        />
      )}
      {(open === 'move' || open === 'remove') && openPage && (
        <ChangePageDialog
          kind={open}
          page={openPage}
          pages={pages}
          onClose={onClose}
          onDone={(route) => {
            onClose();
            onMoved(route);
          }}
        />
      )}
      {open === 'remove' && !openPage && (
        <DeleteRecordDialog
          entry={entry}
          usedOn={page.disk.usedOn}
          pages={pages}
          onClose={onClose}
          onDone={() => onMoved('/')}
        />
      )}
      {saving.state === 'conflict' && (
        <ConflictDialog
          conflict={saving.conflict}
          changes={describeChanges(saving.conflict.page.value, page.history.now.value, schema, site.schemas)}
          canCombine={combinedPage(page, saving.conflict.page) !== null}
          onTakeFile={state.takeFileVersion}
          onCombine={state.combine}
          onOverwrite={(hash) => void state.save(hash)}
          onClose={state.cancelSaving}
        />
      )}
    </>
  );
}
