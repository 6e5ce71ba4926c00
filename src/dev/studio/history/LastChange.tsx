import { useState } from 'react';
import { useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import type { StudioSite } from '../protocol.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import type { UndoableChange } from './protocol.ts';
import { undoLabel, useUndo } from './use-undo.ts';

interface LastChangeProps {
  /** A new object after each change of the content. */
  site: StudioSite;
  /** Called with the address of the page that exists again, if there is one. */
  onUndone: (address: string | undefined) => void;
}

/** Offers to undo the last change of several files, such as a move with its references; and the 19 before it. */
export function LastChange({ site, onUndone }: LastChangeProps) {
  const [changes] = useLoaded<UndoableChange[]>('studio/history/changes', {}, [site]);
  const [isOpen, setOpen] = useState(false);
  const { undo, refusal, forget } = useUndo(onUndone);
  const [last, ...earlier] = changes ?? [];
  if (!last) return null;
  return (
    <>
      <Button onClick={() => void undo(last)}>{undoLabel(last)}</Button>
      {earlier.length > 0 && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          Bring back something else …
        </Button>
      )}
      {isOpen && (
        <ChangesDialog changes={[last, ...earlier]} onUndone={onUndone} onClose={() => setOpen(false)} />
      )}
      {refusal && (
        <StudioDialog title="Not undone" onClose={forget}>
          <RequestErrors {...refusal} />
          <p className={dialog['note']}>Nothing was changed.</p>
        </StudioDialog>
      )}
    </>
  );
}
