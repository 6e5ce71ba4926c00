import { useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { FormDialog } from '../controls/FormDialog.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import type { KindEntry, NewRecord, RecordResult } from '../protocol.ts';

interface NewRecordDialogProps {
  kind: KindEntry;
  onCreated: (address: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new record. */
export function NewRecordDialog({ kind, onCreated, onClose }: NewRecordDialogProps) {
  const [title, setTitle] = useState('');

  async function create() {
    const request: NewRecord = { kind: kind.id, title };
    const result = await callDevApi<RecordResult>('studio/new-record', request);
    if (result.outcome === 'refused') return result.diagnostics;
    onCreated(result.address);
    return [];
  }

  return (
    <FormDialog
      title={`New ${kind.record}`}
      submit={`Create the ${kind.record}`}
      onSubmit={create}
      onClose={onClose}
    >
      <TextInput label="Name" hint={kind.description} value={title} onChange={setTitle} />
    </FormDialog>
  );
}
