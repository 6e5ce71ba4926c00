import { useEffect, useMemo } from 'react';
import { kindOfFile } from '@json-site/compiler/documents';
import type { Schema } from '@json-site/compiler/schema';
import { DiagnosticList } from './diagnostics/DiagnosticList.tsx';
import { PageEditor } from './PageEditor.tsx';
import styles from './Studio.module.css';
import { partsOf } from './state/document-parts.ts';
import { type DocumentToOpen, useOpenPage } from './state/use-open-page.ts';

interface EditorProps extends DocumentToOpen {
  /** Called with the address to open after the document was moved or deleted. */
  onMoved: (address: string) => void;
}

/** Loads a document and shows its editor, or why it cannot be edited. */
export function Editor({ onMoved, ...toOpen }: EditorProps) {
  const { site, entry, place } = toOpen;
  const schema: Schema = kindOfFile(entry.file, site.schemas)?.schema ?? {};
  const numbered = entry.place?.property;
  // Nobody numbers a document that a dialog puts in its place.
  const parts = useMemo(
    () => partsOf(schema, site.schemas, numbered === undefined ? [] : [numbered]),
    [schema, site.schemas, numbered],
  );
  const state = useOpenPage(toOpen, parts.blocks);
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
          it. What you have not saved is kept until then.
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
  return <PageEditor document={{ site, entry, place, schema, parts, page, state }} onMoved={onMoved} />;
}
