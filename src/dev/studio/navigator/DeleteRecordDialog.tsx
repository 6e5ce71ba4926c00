import { useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import type { ChangeResult } from '../protocol.ts';
import type { OpenDocument } from '../state/use-open-page.ts';
import { UsedOn } from '../UsedOn.tsx';

interface DeleteRecordDialogProps {
  document: OpenDocument;
  onDone: () => void;
  onClose: () => void;
}

/** Deletes a record after a confirmation. The server refuses to delete one that a page needs. */
export function DeleteRecordDialog({ document, onDone, onClose }: DeleteRecordDialogProps) {
  const { site, entry, page } = document;
  const { usedOn } = page.disk;
  const [isRefused, setRefused] = useState(false);

  async function remove(signal: AbortSignal) {
    const { diagnostics } = await callDevApi<ChangeResult>(
      'studio/delete-record',
      { file: entry.file },
      signal,
    );
    if (diagnostics.length === 0) onDone();
    setRefused(diagnostics.length > 0);
    return diagnostics;
  }

  return (
    <FormDialog title={`Delete: ${entry.title}`} submit="Delete" onSubmit={remove} onClose={onClose}>
      <UsedOn usedOn={usedOn} documents={site.documents} />
      {usedOn === null && <p>No page uses it.</p>}
      {isRefused && <p>Remove it from these pages first.</p>}
    </FormDialog>
  );
}
