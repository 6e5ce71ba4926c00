import { useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { TextInput } from '../controls/fields.tsx';
import type { ChangeResult, KindEntry, NewRecord } from '../protocol.ts';
import { inEditorsWords } from '../values/editors-words.ts';

interface NewRecordDialogProps {
  kind: KindEntry;
  onCreated: (address: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new record. */
export function NewRecordDialog({ kind, onCreated, onClose }: NewRecordDialogProps) {
  const [title, setTitle] = useState('');

  async function create(signal: AbortSignal) {
    const request: NewRecord = { kind: kind.id, title };
    const { diagnostics, address } = await callDevApi<ChangeResult>('studio/new-record', request, signal);
    if (address !== undefined) onCreated(address);
    return diagnostics;
  }

  return (
    <FormDialog
      title={`New ${kind.record}`}
      submit={`Create the ${kind.record}`}
      onSubmit={create}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        hint={inEditorsWords(kind.description ?? '')}
        value={title}
        onChange={setTitle}
      />
    </FormDialog>
  );
}
