import { Button } from '../controls/Button.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { PageOnDisk } from '../protocol.ts';
import { ValueChanges } from '../publish/ChangeList.tsx';
import { fromFile } from '../state/open-page.ts';
import type { OpenDocument } from '../state/use-open-page.ts';
import { describeChanges } from '../values/describe-changes.ts';

function noteOn({ value }: PageOnDisk): string {
  if (!value)
    return 'The file cannot be read at the moment, so it can be neither used nor replaced. A developer must fix it first; this browser keeps your draft.';
  return 'Both have changed the same part, so they cannot be combined. If you use the file, undo restores your draft.';
}

/** Shows how the draft differs from the changed file, and lets the author choose one of them. */
export function ConflictDialog({ document, disk }: { document: OpenDocument; disk: PageOnDisk }) {
  const { site, schema, page, state } = document;
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
      <p className={dialog['note']}>{noteOn(disk)}</p>
    </StudioDialog>
  );
}
