import { useState } from 'react';
import { shortSummaryOf } from '@json-site/compiler/words';
import { useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { PageFrame } from '../preview/PageFrame.tsx';
import { ValueChanges } from '../publish/ChangeList.tsx';
import { blocksOf } from '../state/history.ts';
import type { OpenDocument } from '../state/use-open-page.ts';
import { blockLabel } from '../values/label-path.ts';
import { restorableBlocks } from '../values/restore-block.ts';
import { formatDate } from './format-date.ts';
import styles from './History.module.css';
import type { DocumentHistory, DocumentVersion, OldVersion } from './protocol.ts';

const PREVIEW_WIDTH = 1024;

/** Restores a value of the document. `label` says which. */
type Restore = (value: Record<string, unknown>, label: string) => void;

interface OneBlockProps {
  document: OpenDocument;
  older: Record<string, unknown>;
  date: string;
  onRestore: Restore;
}

/** Restores one block of a version. */
function OneBlock({ document, older, date, onRestore }: OneBlockProps) {
  const { now } = document.page.history;
  const { list } = now;
  const blocks = restorableBlocks(blocksOf(now), blocksOf({ value: older, list }));
  if (list === null || blocks.length === 0) return null;
  return (
    <details>
      <summary>Restore one block only</summary>
      <ul className={entries['list']}>
        {blocks.map((one, index) => {
          const name = blockLabel(String(one.block['type']), document.site.schemas);
          return (
            <li key={index}>
              <Entry
                name={name}
                note={shortSummaryOf(one.block)}
                onClick={() => onRestore({ ...now.value, [list]: one.blocks }, `${date}, ${name} only`)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface VersionProps {
  document: OpenDocument;
  version: DocumentVersion;
  onRestore: Restore;
}

function Version({ document, version, onRestore }: VersionProps) {
  const { path, commit, date, author } = version;
  const { file } = document.entry;
  const [old, error] = useLoaded<OldVersion>('studio/history/version', { file, path, commit });
  if (!old) return <p role="status">{error || 'Loading the version …'}</p>;
  if (!old.value) return <p>The studio cannot read this version.</p>;
  const { value, changes, payload, shared } = old;
  return (
    <section className={styles['version']} aria-label={`Version of ${formatDate(date)}`}>
      <p>
        {formatDate(date)}, {author}
      </p>
      {changes.length === 0 ? (
        <p>The saved document is the same.</p>
      ) : (
        <>
          <p>Restoring it would change:</p>
          <ValueChanges changes={changes} />
        </>
      )}
      {payload && (
        <div className={styles['preview']}>
          <PageFrame title="Preview of the version" payload={payload} shared={shared} width={PREVIEW_WIDTH} />
        </div>
      )}
      <div className={dialog['actions']}>
        <Button look="primary" onClick={() => onRestore(value, formatDate(date))}>
          Restore this version
        </Button>
      </div>
      <OneBlock document={document} older={value} date={formatDate(date)} onRestore={onRestore} />
      <p className={dialog['note']}>It becomes an unsaved change: look at it, then save it or undo it.</p>
    </section>
  );
}

interface HistoryDialogProps {
  document: OpenDocument;
  onRestore: Restore;
  onClose: () => void;
}

/** Lists the versions of a document from git, shows one of them, and restores it as an unsaved change. */
export function HistoryDialog({ document, onRestore, onClose }: HistoryDialogProps) {
  const { file, title } = document.entry;
  const [history, error] = useLoaded<DocumentHistory>('studio/history', { file });
  const [chosen, setChosen] = useState<string | null>(null);
  const version = history?.versions.find(({ commit }) => commit === chosen) ?? history?.versions[0];
  return (
    <StudioDialog title={`History: ${title}`} isWide onClose={onClose}>
      {!history && <p role="status">{error || 'Loading the history …'}</p>}
      {history?.obstacle && <p>{history.obstacle}</p>}
      {history && !history.obstacle && !version && <p>This document has no earlier version yet.</p>}
      {history && version && (
        <div className={styles['history']}>
          <ol className={entries['list']}>
            {history.versions.map(({ commit, subject, date, author }) => (
              <li key={commit}>
                <Entry
                  name={subject}
                  note={`${formatDate(date)}, ${author}`}
                  aria-current={commit === version.commit || undefined}
                  onClick={() => setChosen(commit)}
                />
              </li>
            ))}
          </ol>
          <Version key={version.commit} document={document} version={version} onRestore={onRestore} />
        </div>
      )}
    </StudioDialog>
  );
}
