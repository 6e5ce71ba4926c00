import { useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { FormDialog } from '../controls/FormDialog.tsx';
import type { ChangeResult, DocumentEntry, PageEntry, PageOnDisk } from '../protocol.ts';
import { UsedOn } from '../UsedOn.tsx';

interface DeleteRecordDialogProps {
  entry: DocumentEntry;
  usedOn: PageOnDisk['usedOn'];
  pages: PageEntry[];
  onDone: () => void;
  onClose: () => void;
}

/** Deletes a record after a confirmation. The server refuses to delete one that a page needs. */
export function DeleteRecordDialog({ entry, usedOn, pages, onDone, onClose }: DeleteRecordDialogProps) {
  const [isRefused, setRefused] = useState(false);

  async function remove() {
    const { diagnostics } = await callDevApi<ChangeResult>('studio/delete-record', { file: entry.file });
    if (diagnostics.length === 0) onDone();
    setRefused(diagnostics.length > 0);
    return diagnostics;
  }

  return (
    <FormDialog title={`Delete: ${entry.title}`} submit="Delete" onSubmit={remove} onClose={onClose}>
      <UsedOn usedOn={usedOn} pages={pages} />
      {usedOn === null && <p>No page uses it.</p>}
      {isRefused && <p>Remove it from these pages first.</p>}
    </FormDialog>
  );
}
