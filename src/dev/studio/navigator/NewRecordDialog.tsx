import { type FormEvent, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { DialogActions } from '../controls/DialogActions.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { RequestErrors } from '../diagnostics/RequestErrors.tsx';
import type { KindEntry, NewRecord, RecordResult, StudioDiagnostic } from '../protocol.ts';

interface NewRecordDialogProps {
  kind: KindEntry;
  onCreated: (address: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new record. */
export function NewRecordDialog({ kind, onCreated, onClose }: NewRecordDialogProps) {
  const [title, setTitle] = useState('');
  const [diagnostics, setDiagnostics] = useState<StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');

  async function create(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    try {
      const request: NewRecord = { kind: kind.id, title };
      const result = await callDevApi<RecordResult>('studio/new-record', request);
      if (result.outcome === 'done') return onCreated(result.address);
      setDiagnostics(result.diagnostics);
    } catch (error) {
      setDiagnostics([]);
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog title={`New ${kind.record}`} onClose={onClose}>
      <form className={dialog['form']} onSubmit={create}>
        <TextInput label="Name" hint={kind.description} value={title} onChange={setTitle} />
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        <DialogActions submit={`Create the ${kind.record}`} onCancel={onClose} />
      </form>
    </StudioDialog>
  );
}
