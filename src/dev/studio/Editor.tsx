import { useEffect } from 'react';
import { DiagnosticList } from './diagnostics/DiagnosticList.tsx';
import { PageEditor } from './PageEditor.tsx';
import type { PageEntry, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';
import { useOpenPage } from './state/use-open-page.ts';

interface EditorProps {
  site: StudioSite;
  entry: PageEntry;
  /** Called after the draft of the page was stored or removed. */
  onDraftStored: () => void;
  /** Called with the route to open after the page was moved or deleted. */
  onMoved: (route: string) => void;
}

/** Loads a page and shows its editor, or why it cannot be edited. */
export function Editor({ site, entry, onDraftStored, onMoved }: EditorProps) {
  const state = useOpenPage(entry.file, site, onDraftStored);
  const { page, unreadable, loadError, isDirty } = state;

  useEffect(() => {
    document.title = `${isDirty ? '• ' : ''}${entry.title} · Studio`;
    return () => {
      document.title = 'Studio';
    };
  }, [entry.title, isDirty]);

  if (unreadable) {
    return (
      <main className={styles['nothing']}>
        <h1>The studio cannot edit {entry.file}</h1>
        <p>The file is not plain JSON. Fix it in an editor; the page then opens here.</p>
        <DiagnosticList diagnostics={unreadable.diagnostics} />
      </main>
    );
  }
  if (!page) {
    return <main className={styles['nothing']}>{loadError || 'Loading the page …'}</main>;
  }
  return <PageEditor site={site} entry={entry} page={page} state={state} onMoved={onMoved} />;
}
