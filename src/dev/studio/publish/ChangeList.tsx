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

/** Lists the changed documents of the site, each with its changes in words. */
export function ChangeList({ documents }: { documents: readonly ChangedDocument[] }) {
  return (
    <ul className={styles['documents']}>
      {documents.map(({ file, name, kind, changes }) => (
        <li key={file}>
          <p>
            <strong>{name}</strong> <span>{KINDS[kind]}</span>
          </p>
          <ValueChanges changes={changes} />
        </li>
      ))}
    </ul>
  );
}
