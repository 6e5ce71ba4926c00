import { Fragment } from 'react';
import dialog from '../controls/StudioDialog.module.css';
import type { ValueChange } from '../values/describe-changes.ts';
import styles from './Publish.module.css';
import type { ChangedDocument } from './protocol.ts';

const KINDS = { added: 'New', removed: 'Deleted', changed: 'Changed', moved: 'Moved' } as const;

/** One change in words: "Hero › Heading changed from … to …". */
function ChangeInWords({ kind, where, before, after }: ValueChange) {
  const [was, is] = [before && <del>{before}</del>, after && <ins>{after}</ins>];
  return (
    <>
      <strong>{where.join(' › ') || 'The document'}</strong>{' '}
      {kind === 'added' && <>added: {is || 'nothing yet'}</>}
      {kind === 'removed' && <>removed: {was || 'it was empty'}</>}
      {kind === 'changed' && before === after && 'changed in its bold words or links'}
      {(kind === 'changed' || kind === 'moved') && before !== after && (
        <>
          {kind} from {was || 'nothing'} to {is || 'nothing'}
        </>
      )}
    </>
  );
}

export function ValueChanges({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.where.join()} ${change.before}`}>
          <ChangeInWords {...change} />
        </li>
      ))}
    </ul>
  );
}

function marksOf({ kind, review, isDisputed }: ChangedDocument): string[] {
  const marks: string[] = [KINDS[kind]];
  if (review) marks.push('waiting for review');
  if (isDisputed) marks.push('someone else has changed the same');
  return marks;
}

interface ChangeListProps {
  documents: readonly ChangedDocument[];
  chosen: ReadonlySet<string>;
  /** False until the first choice is made. */
  isReady: boolean;
  onChoose: (files: readonly string[], isChosen: boolean) => void;
}

/** Lists what visitors do not see yet, each with its changes in words, to choose what becomes public. */
export function ChangeList({ documents, chosen, isReady, onChoose }: ChangeListProps) {
  const files = documents.map(({ file }) => file);
  return (
    <>
      {documents.length > 1 && (
        <label className={dialog['check']}>
          <input
            type="checkbox"
            disabled={!isReady}
            checked={files.every((file) => chosen.has(file))}
            onChange={(event) => onChoose(files, event.currentTarget.checked)}
          />
          All of them
        </label>
      )}
      <ul className={styles['documents']}>
        {documents.map((document) => (
          <li key={document.file}>
            <label className={dialog['check']}>
              <input
                type="checkbox"
                disabled={!isReady}
                checked={chosen.has(document.file)}
                onChange={(event) => onChoose([document.file], event.currentTarget.checked)}
              />
              <span>
                <strong>{document.name}</strong>
                {marksOf(document).map((mark) => (
                  <Fragment key={mark}>
                    {' '}
                    <span className={styles['mark']}>{mark}</span>
                  </Fragment>
                ))}
              </span>
            </label>
            <ValueChanges changes={document.changes} />
          </li>
        ))}
      </ul>
    </>
  );
}
