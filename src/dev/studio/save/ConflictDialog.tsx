import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { PageOnDisk } from '../protocol.ts';
import { ValueChanges } from '../publish/ChangeList.tsx';
import { combinedPage, fromFile } from '../state/open-page.ts';
import type { OpenDocument } from '../state/use-open-page.ts';
import { describeChanges } from '../values/describe-changes.ts';

function noteOn({ value }: PageOnDisk, canCombine: boolean): string {
  if (!value)
    return 'The file cannot be read at the moment, so it can be neither used nor replaced. A developer must fix it first; this browser keeps your draft.';
  const both = canCombine
    ? 'Keeping both changes saves nothing yet: look at the page, then save.'
    : 'Both have changed the same part, so they cannot be combined.';
  return `${both} If you use the file, undo restores your draft.`;
}

/** Shows how the draft differs from the changed file, and lets the author choose one of them or both. */
export function ConflictDialog({ document, disk }: { document: OpenDocument; disk: PageOnDisk }) {
  const { site, schema, page, state } = document;
  const canCombine = combinedPage(page, disk) !== null;
  const decideLater = () => state.endConflict((draft) => draft);
  return (
    <StudioDialog title="The file has changed" isWide onClose={decideLater}>
      <p>
        The file has changed since you opened it, so nothing was saved.
        {disk.value && ' Your draft differs from it:'}
      </p>
      {disk.value && (
        <ValueChanges changes={describeChanges(disk.value, page.history.now.value, schema, site.schemas)} />
      )}
      <div className={dialog['actions']}>
        {canCombine && (
          <Button look="primary" onClick={() => state.endConflict((draft) => combinedPage(draft, disk))}>
            Keep both changes
          </Button>
        )}
        <Button disabled={!disk.value} onClick={() => state.endConflict((draft) => fromFile(draft, disk))}>
          Use the file
        </Button>
        <Button disabled={!disk.value} onClick={() => void state.save(disk.hash)}>
          Replace it with my draft
        </Button>
        <Button look="quiet" onClick={decideLater}>
          Decide later
        </Button>
      </div>
      <p className={dialog['note']}>{noteOn(disk, canCombine)}</p>
    </StudioDialog>
  );
}
