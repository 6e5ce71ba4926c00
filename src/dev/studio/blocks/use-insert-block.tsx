import { type RefObject, useState } from 'react';
import { blockLabel } from '../../../compiler/report/label-path.ts';
import { useAnnounce } from '../../shared/announce.tsx';
import { addBlock, blocksOf } from '../state/history.ts';
import type { OpenDocument } from '../state/open-document.ts';
import { AddBlockDialog } from './AddBlockDialog.tsx';

/**
 * Returns a function that asks for a block to insert at an index, and the dialog that asks. The heading of the form
 * receives the focus.
 */
export function useInsertBlock(
  { site, page, state }: OpenDocument,
  select: (key: number) => void,
  formHeading: RefObject<HTMLElement | null>,
) {
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const announce = useAnnounce();
  const dialog = insertAt !== null && (
    <AddBlockDialog
      site={site}
      onClose={() => setInsertAt(null)}
      onAdd={(block) => {
        const [next, key] = addBlock(page.history, insertAt, block);
        state.change(() => next);
        select(key);
        setInsertAt(null);
        announce(
          `Added ${blockLabel(String(block['type']), site.schemas)} as block ${insertAt + 1} of ${blocksOf(next.now).length}.`,
        );
        // The dialog has given the focus back first.
        requestAnimationFrame(() => formHeading.current?.focus());
      }}
    />
  );
  return { askForBlock: setInsertAt, addDialog: dialog };
}
