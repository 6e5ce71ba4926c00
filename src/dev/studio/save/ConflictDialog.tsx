import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { PageOnDisk, SaveConflict } from '../protocol.ts';
import { ValueChanges } from '../publish/ChangeList.tsx';
import type { ValueChange } from '../values/describe-changes.ts';

interface ConflictDialogProps {
  conflict: SaveConflict;
  /** The changes that the draft would make in the file. */
  changes: readonly ValueChange[];
  /** True when the file and the draft have changed different parts. */
  canCombine: boolean;
  onTakeFile: (page: PageOnDisk) => void;
  onCombine: (page: PageOnDisk) => void;
  /** Called with the hash of the file that the draft is to replace. */
  onOverwrite: (hash: string) => void;
  onClose: () => void;
}

function noteOn({ value }: PageOnDisk, canCombine: boolean): string {
  if (!value)
    return 'The file cannot be read at the moment, so it can be neither used nor replaced. A developer must fix it first; this browser keeps your draft.';
  const both = canCombine
    ? 'Keeping both changes saves nothing yet: look at the page, then save.'
    : 'Both have changed the same part, so they cannot be combined.';
  return `${both} If you use the file, undo restores your draft.`;
}

/** Shows how the draft differs from the changed file, and lets the author choose one of them or both. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, changes, canCombine, onTakeFile, onCombine, onOverwrite, onClose } = props;
  const { page } = conflict;
  return (
    <StudioDialog title="The file has changed" isWide onClose={onClose}>
      <p>
        The file has changed since you opened it, so nothing was saved.
        {page.value && ' Your draft differs from it:'}
      </p>
      {page.value && <ValueChanges changes={changes} />}
      <div className={dialog['actions']}>
        {canCombine && (
          <Button look="primary" onClick={() => onCombine(page)}>
            Keep both changes
          </Button>
        )}
        <Button disabled={!page.value} onClick={() => onTakeFile(page)}>
          Use the file
        </Button>
        <Button disabled={!page.value} onClick={() => onOverwrite(page.hash)}>
          Replace it with my draft
        </Button>
        <Button look="quiet" onClick={onClose}>
          Decide later
        </Button>
      </div>
      <p className={dialog['note']}>{noteOn(page, canCombine)}</p>
    </StudioDialog>
  );
}
