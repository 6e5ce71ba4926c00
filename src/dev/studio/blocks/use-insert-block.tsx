import { type RefObject, useState } from 'react';
import { blockLabel } from '../../../compiler/report/label-path.ts';
import { useAnnounce } from '../controls/announce.tsx';
import type { StudioSite } from '../protocol.ts';
import { addBlock, blocksOf, type History } from '../state/history.ts';
import type { OpenPage } from '../state/open-page.ts';
import { AddBlockDialog } from './AddBlockDialog.tsx';

interface InsertOptions {
  site: StudioSite;
  page: OpenPage;
  change: (edit: (history: History) => History) => void;
  setSelected: (key: number) => void;
  /** The heading of the form, which receives the focus. */
  formHeading: RefObject<HTMLElement | null>;
}

/** Returns a function that asks for a block to insert at an index, and the dialog that asks. */
export function useInsertBlock({ site, page, change, setSelected, formHeading }: InsertOptions) {
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const announce = useAnnounce();
  const dialog = insertAt !== null && (
    <AddBlockDialog
      site={site}
      onClose={() => setInsertAt(null)}
      onAdd={(block) => {
        const [next, key] = addBlock(page.history, insertAt, block);
        change(() => next);
        setSelected(key);
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
