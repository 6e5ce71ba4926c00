import { useEffect, useMemo } from 'react';
import { DiagnosticList } from './diagnostics/DiagnosticList.tsx';
import { PageEditor } from './PageEditor.tsx';
import type { DocumentEntry, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';
import { partsOf } from './state/document-parts.ts';
import { schemaOf } from './state/schema-of.ts';
import { useOpenPage } from './state/use-open-page.ts';

interface EditorProps {
  site: StudioSite;
  entry: DocumentEntry;
  /** The route of the page that shows a document which is no page. */
  showOn: string;
  /** Called after the draft of the document was stored or removed. */
  onDraftStored: () => void;
  /** Called with the address to open after the document was moved or deleted. */
  onMoved: (address: string) => void;
}

/** Loads a document and shows its editor, or why it cannot be edited. */
export function Editor({ site, entry, showOn, onDraftStored, onMoved }: EditorProps) {
  const schema = schemaOf(entry, site.schemas);
  const parts = useMemo(() => partsOf(schema, site.schemas), [schema, site.schemas]);
  const toOpen = { file: entry.file, blockList: parts.blocks, showOn };
  const state = useOpenPage(toOpen, site, onDraftStored);
  const { page, unreadable, loadError, isDirty } = state;

  useEffect(() => {
    document.title = `${isDirty ? '• ' : ''}${entry.title} · Studio`;
    return () => {
      document.title = 'Studio';
    };
  }, [entry.title, isDirty]);

  if (unreadable) {
    return (
      <main id="studio-form" className={styles['nothing']} tabIndex={-1} data-region>
        <h1>The studio cannot edit {entry.title}</h1>
        <p>
          It was changed outside of the studio, in a way that the studio cannot read. A developer can repair
          it.
        </p>
        <details>
          <summary>For a developer: the file is not plain JSON</summary>
          <DiagnosticList diagnostics={unreadable.diagnostics} />
        </details>
      </main>
    );
  }
  if (!page) {
    return <main className={styles['nothing']}>{loadError || 'Loading …'}</main>;
  }
  return <PageEditor document={{ site, entry, schema, parts, page, state }} onMoved={onMoved} />;
}
