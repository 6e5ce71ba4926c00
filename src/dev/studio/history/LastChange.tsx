import { useState } from 'react';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import type { ChangeResult, StudioDiagnostic, StudioSite } from '../protocol.ts';
import type { UndoableChange } from './protocol.ts';

interface LastChangeProps {
  /** A new object after each change of the content. */
  site: StudioSite;
  /** Called with the address of the page that exists again, if there is one. */
  onUndone: (address: string | undefined) => void;
}

/** Offers to undo the last change of several files, such as a move with its references and redirects. */
export function LastChange({ site, onUndone }: LastChangeProps) {
  const [change] = useLoaded<UndoableChange | null>('studio/history/last-change', {}, [site]);
  const [refusal, setRefusal] = useState<{ message: string; diagnostics: StudioDiagnostic[] } | null>(null);
  const announce = useAnnounce();

  async function undo({ id, title }: UndoableChange) {
    try {
      const { diagnostics, address } = await callDevApi<ChangeResult>('studio/history/undo', { id });
      if (diagnostics.length > 0) return setRefusal({ message: 'The site would have errors.', diagnostics });
      announce(`Undone: ${title}.`);
      onUndone(address);
    } catch (error) {
      setRefusal({ message: (error as Error).message, diagnostics: [] });
    }
  }

  if (!change) return null;
  const isRedo = change.title.startsWith('Undo: ');
  const label = isRedo ? `Redo: ${change.title.slice('Undo: '.length)}` : `Undo: ${change.title}`;
  return (
    <>
      <Button onClick={() => void undo(change)}>{label}</Button>
      {refusal && (
        <StudioDialog title="Not undone" onClose={() => setRefusal(null)}>
          <RequestErrors diagnostics={refusal.diagnostics} refusal={refusal.message} />
          <p className={dialog['note']}>Nothing was changed.</p>
        </StudioDialog>
      )}
    </>
  );
}
