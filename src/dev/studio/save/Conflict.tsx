import { buttonClass } from '../../../ui/links/button.ts';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { PageOnDisk, SaveResult } from '../protocol.ts';
import { lineDifferences } from './line-differences.ts';

interface ConflictProps {
  answer: Extract<SaveResult, { outcome: 'changed' }>;
  onTheirs: (page: PageOnDisk) => void;
  onMine: (hash: string) => void;
  onClose: () => void;
}

/** The file was changed elsewhere: what differs between the two, and which is to be kept. */
export function Conflict({ answer, onTheirs, onMine, onClose }: ConflictProps) {
  const { page, theirs, mine } = answer;
  return (
    <StudioDialog title="The file was changed elsewhere" isWide onClose={onClose}>
      <p>
        {page.file} is not the file that you opened. Nothing was written. Red lines are only in the file,
        green ones only in your version.
      </p>
      <ol className={dialog['difference']} aria-label="What differs">
        {lineDifferences(theirs, mine).map(({ side, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
          <li key={index} data-side={side}>
            <span className={dialog['side']}>{SIDES[side]}</span>
            <code>{text || ' '}</code>
          </li>
        ))}
      </ol>
      <div className={dialog['actions']}>
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={!page.value}
          onClick={() => onTheirs(page)}
        >
          Take the file's version
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={!page.value}
          onClick={() => onMine(page.hash)}
        >
          Save mine over it
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          Decide later
        </button>
      </div>
      <p className={dialog['note']}>
        {page.value
          ? "After taking the file's version, undo brings yours back."
          : 'The file is not JSON at the moment: mend it in an editor first.'}
      </p>
    </StudioDialog>
  );
}

const SIDES = { theirs: 'File', mine: 'Mine', both: '', skipped: '' } as const;
