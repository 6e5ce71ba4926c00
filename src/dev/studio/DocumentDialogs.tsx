import { HistoryDialog } from './history/HistoryDialog.tsx';
import { NoLinks, ShareDialog } from './looks/ShareDialog.tsx';
import { DeleteRecordDialog } from './navigator/DeleteRecordDialog.tsx';
import { ChangePageDialog } from './pages/ChangePageDialog.tsx';
import { OrderDialog } from './pages/OrderDialog.tsx';
import type { PageChange, PageValue } from './protocol.ts';
import type { OpenDocument } from './state/use-open-page.ts';

/** A dialog about the open document. */
export type DocumentDialog = 'history' | 'order' | 'share' | PageChange['kind'];

interface DocumentDialogsProps {
  opened: DocumentDialog | null;
  document: OpenDocument;
  onRestore: (version: PageValue, label: string) => void;
  onMoved: (address: string) => void;
  onClose: () => void;
}

/** The open dialog about a document, if one is. */
export function DocumentDialogs({ opened, document, onRestore, onMoved, onClose }: DocumentDialogsProps) {
  const { entry, site } = document;
  switch (opened) {
    case null:
      return null;
    case 'history':
      return <HistoryDialog document={document} onRestore={onRestore} onClose={onClose} />;
    case 'order':
      return (
        <OrderDialog entry={entry} site={site} onDone={() => onMoved(entry.address)} onClose={onClose} />
      );
    case 'share':
      if (!site.editor) return <NoLinks onClose={onClose} />;
      return (
        <ShareDialog target={{ kind: 'document', name: entry.file }} title={entry.title} onClose={onClose} />
      );
    default:
      return entry.kind === 'pages' ? (
        <ChangePageDialog
          kind={opened}
          page={entry}
          documents={site.documents}
          onDone={onMoved}
          onClose={onClose}
        />
      ) : (
        <DeleteRecordDialog document={document} onDone={() => onMoved('/')} onClose={onClose} />
      );
  }
}
