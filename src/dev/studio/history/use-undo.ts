import { useState } from 'react';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { useWork } from '../controls/use-work.ts';
import type { ChangeResult, StudioDiagnostic } from '../protocol.ts';
import type { UndoableChange } from './protocol.ts';

/** Why a change was not undone. */
interface Refusal {
  refusal: string;
  diagnostics: readonly StudioDiagnostic[];
}

export const undoLabel = ({ title, isUndone }: Pick<UndoableChange, 'title' | 'isUndone'>) =>
  `${isUndone ? 'Redo' : 'Undo'}: ${title}`;

/** Undoes changes of several files, and does them again. */
export function useUndo(onUndone: (address: string | undefined) => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [work, start] = useWork();
  const announce = useAnnounce();

  const undo = (change: UndoableChange) => start((signal) => send(change, signal));

  async function send({ id, title, isUndone }: UndoableChange, signal: AbortSignal): Promise<void> {
    setRefusal(null);
    try {
      const { diagnostics, address } = await callDevApi<ChangeResult>('studio/history/undo', { id }, signal);
      if (diagnostics.length > 0) return setRefusal({ refusal: 'The site would have errors.', diagnostics });
      announce(`${isUndone ? 'Done again' : 'Undone'}: ${title}.`);
      onUndone(address);
    } catch (error) {
      setRefusal({ refusal: (error as Error).message, diagnostics: [] });
    }
  }

  return { undo, work, refusal, forget: () => setRefusal(null) };
}
