import { useState } from 'react';
import { kindOfFile } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { callDevApi, documentName, useAnnounce } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import fields from '../controls/fields.module.css';
import dialog from '../controls/StudioDialog.module.css';
import type { ChangeResult } from '../protocol.ts';
import { ValueChanges } from '../publish/ChangeList.tsx';
import { readDraft, removeDraft } from '../state/draft-storage.ts';
import { describeChanges } from '../values/describe-changes.ts';

interface OrphanedDraftsProps {
  schemas: SchemaSet;
  /** Files with a draft that do not exist any more. */
  files: readonly string[];
  /** Called after a file was put back or its draft was discarded. */
  onDone: () => void;
}

/** Unsaved changes of a document that was deleted or moved outside the studio: nothing of them is lost. */
export function OrphanedDrafts({ schemas, files, onDone }: OrphanedDraftsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const announce = useAnnounce();
  const draft = open === null ? null : readDraft(open);
  const nameOf = (file: string) => documentName(file, readDraft(file)?.base);

  const close = () => setOpen(null);

  async function putBack(file: string, value: Record<string, unknown>) {
    const { diagnostics } = await callDevApi<ChangeResult>('studio/history/put-back', { file, value });
    if (diagnostics.length === 0) {
      announce('Put back, with your unsaved changes.');
      close();
      onDone();
    }
    return diagnostics;
  }

  function discard(file: string) {
    removeDraft(file);
    close();
    onDone();
  }

  return (
    <>
      {files.map((file) => (
        <Button key={file} onClick={() => setOpen(file)}>
          Deleted, with unsaved changes: {nameOf(file)}
        </Button>
      ))}
      {open !== null && draft && (
        <FormDialog
          title="Unsaved changes of a deleted document"
          isWide
          submit="Put the document back"
          onSubmit={() => putBack(open, draft.base)}
          onClose={close}
        >
          <p>{nameOf(open)} was deleted or moved outside the studio. This browser still has your changes:</p>
          <ValueChanges
            changes={describeChanges(draft.base, draft.value, kindOfFile(open, schemas)?.schema, schemas)}
          />
          <details>
            <summary>For a developer: your version as JSON</summary>
            <textarea
              readOnly
              rows={16}
              className={fields['input']}
              aria-label="Your version"
              value={JSON.stringify(draft.value, null, 2)}
            />
          </details>
          <p className={dialog['note']}>
            The document comes back as you opened it, with your changes unsaved.
          </p>
          <div>
            <Button onClick={() => discard(open)}>Discard my version</Button>
          </div>
        </FormDialog>
      )}
    </>
  );
}
