import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { ChangeResult } from '../protocol.ts';
import { isInDraft } from '../state/draft-storage.ts';
import type { FileUse } from './protocol.ts';
import { UseList } from './UseList.tsx';

interface DeleteFileDialogProps {
  name: string;
  uses?: readonly FileUse[];
  onClose: () => void;
}

/** Deletes a file after a confirmation, or says where it is used. */
export function DeleteFileDialog({ name, uses = [], onClose }: DeleteFileDialogProps) {
  const announce = useAnnounce();

  async function remove(signal: AbortSignal) {
    const { diagnostics } = await callDevApi<ChangeResult>('studio/files/delete', { name }, signal);
    if (diagnostics.length > 0) return diagnostics;
    announce(`Deleted ${name}. Undo is above the list of documents.`);
    onClose();
    return [];
  }

  const title = `Delete ${name}?`;
  if (uses.length > 0 || isInDraft(name)) {
    return (
      <StudioDialog title={title} onClose={onClose}>
        <p>
          {uses.length > 0
            ? 'It cannot be deleted while documents use it. Replace it, or take it out of these places first:'
            : 'It cannot be deleted: a document with unsaved changes uses it. Save that document, or undo its changes.'}
        </p>
        <UseList uses={uses} onFollow={onClose} />
      </StudioDialog>
    );
  }
  return (
    <FormDialog title={title} submit="Delete the file" onSubmit={remove} onClose={onClose}>
      <p>
        No document uses this file. Links from other sites and letters to it would end. You can bring it back.
      </p>
    </FormDialog>
  );
}
