import { useEffect, useRef } from 'react';
import { count } from '../../../compiler/report/wording.ts';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import type { DocumentEntry, KindEntry, StudioSite } from '../protocol.ts';
import styles from './Navigator.module.css';

interface ListProps {
  /** File of the open document. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Files that visitors do not see as they are saved. */
  notPublic: ReadonlySet<string>;
  onOpen: (address: string) => void;
}

interface DocumentListProps extends ListProps {
  label: string;
  documents: DocumentEntry[];
}

function DocumentList({ label, documents, open, drafts, notPublic, onOpen }: DocumentListProps) {
  return (
    <ul aria-label={label} className={entries['list']}>
      {documents.map(({ file, address, title, errors, warnings, isDraft }) => (
        <li key={file}>
          <Entry
            name={title}
            note={address.startsWith('/') && address}
            errors={errors}
            aria-current={file === open ? 'page' : undefined}
            onClick={() => onOpen(address)}
          >
            {isDraft && <span className={entries['mark']}>draft</span>}
            {drafts.has(file) && <span className={entries['mark']}>unsaved</span>}
            {!drafts.has(file) && notPublic.has(file) && (
              <span className={entries['mark']}>not public yet</span>
            )}
            {warnings > 0 && <span className={entries['mark']}>{count(warnings, 'warning')}</span>}
          </Entry>
        </li>
      ))}
    </ul>
  );
}

interface NavigatorProps extends ListProps {
  site: StudioSite;
  /** Asks for a new page or record. */
  onNew: (kind: KindEntry) => void;
}

/** Lists everything in content/ by its kind. */
export function Navigator({ site, onNew, ...list }: NavigatorProps) {
  const groups = useRef<HTMLDivElement>(null);
  const begun = site.documents.filter(({ isMissing }) => !isMissing);
  const names = new Set(begun.flatMap(({ kind, address }) => (kind === address ? [kind] : [])));
  const single = begun.filter(({ kind }) => names.has(kind));
  const folders = site.kinds.filter(({ id }) => !names.has(id));

  // A document that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    groups.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [list.open]);

  return (
    <div ref={groups} className={styles['groups']}>
      {folders.map((kind) => {
        const documents = begun.filter((entry) => entry.kind === kind.id);
        const added = kind.id === 'pages' ? 'page' : kind.record;
        if (documents.length === 0 && added === undefined) return null;
        return (
          <section key={kind.id} aria-label={kind.label}>
            <div className={styles['head']}>
              <h2 className={styles['heading']}>{kind.label}</h2>
              {added !== undefined && <Button onClick={() => onNew(kind)}>New {added}</Button>}
            </div>
            <DocumentList label={kind.label} documents={documents} {...list} />
          </section>
        );
      })}
      {single.length > 0 && (
        <section aria-label="Whole site">
          <h2 className={styles['heading']}>Whole site</h2>
          <DocumentList label="Whole site" documents={single} {...list} />
        </section>
      )}
    </div>
  );
}
