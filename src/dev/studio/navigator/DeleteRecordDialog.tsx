import { type FormEvent, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { DialogActions } from '../controls/DialogActions.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { RequestErrors } from '../diagnostics/RequestErrors.tsx';
import type { DocumentEntry, PageEntry, PageOnDisk, RecordResult, StudioDiagnostic } from '../protocol.ts';
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
  const [diagnostics, setDiagnostics] = useState<StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');

  async function remove(event: FormEvent) {
    event.preventDefault();
    try {
      const result = await callDevApi<RecordResult>('studio/delete-record', { file: entry.file });
      if (result.outcome === 'done') return onDone();
      setDiagnostics(result.diagnostics);
      setRefusal('Remove it from these pages first.');
    } catch (error) {
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog title={`Delete: ${entry.title}`} onClose={onClose}>
      <form className={dialog['form']} onSubmit={remove}>
        <UsedOn usedOn={usedOn} pages={pages} />
        {usedOn === null && <p>No page uses it.</p>}
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        <DialogActions submit="Delete" onCancel={onClose} />
      </form>
    </StudioDialog>
  );
}
