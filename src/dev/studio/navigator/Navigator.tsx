import { useEffect, useRef, useState } from 'react';
import { matchesFilter } from '../../shared/matches-filter.ts';
import buttons from '../controls/buttons.module.css';
import entries from '../controls/entries.module.css';
import { SearchField } from '../controls/SearchField.tsx';
import type { KindEntry, StudioSite } from '../protocol.ts';
import { DocumentList } from './DocumentList.tsx';
import styles from './Navigator.module.css';

interface NavigatorProps {
  site: StudioSite;
  /** File of the open document. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Files that visitors do not see as they are saved. */
  notPublic: ReadonlySet<string>;
  onOpen: (address: string) => void;
  onNewPage: () => void;
  onNewRecord: (kind: KindEntry) => void;
}

/** Lists everything in content/ by its kind, with a filter for titles and addresses. */
export function Navigator({ site, open, drafts, notPublic, onOpen, onNewPage, onNewRecord }: NavigatorProps) {
  const [filter, setFilter] = useState('');
  const groups = useRef<HTMLDivElement>(null);
  const shown = site.documents.filter(({ address, title, kind }) =>
    matchesFilter(filter, address, title, site.kinds.find(({ id }) => id === kind)?.label ?? ''),
  );
  const isFolder = ({ id }: KindEntry) =>
    !site.documents.some(({ kind, address }) => kind === id && address === id);
  const folders = site.kinds.filter(isFolder);
  const single = shown.filter(({ kind, address }) => kind === address);

  // A document that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    groups.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const list = { open, drafts, notPublic, onOpen };
  return (
    <>
      <SearchField label="Find" value={filter} onChange={setFilter} />
      <div ref={groups} className={styles['groups']}>
        {folders.map((kind) => {
          const documents = shown.filter((entry) => entry.kind === kind.id);
          const canAdd = kind.id === 'pages' || kind.record !== undefined;
          if (documents.length === 0 && (filter || !canAdd)) return null;
          const isPages = kind.id === 'pages';
          return (
            <section key={kind.id} aria-label={kind.label}>
              <div className={styles['head']}>
                <h2 className={styles['heading']}>{kind.label}</h2>
                {canAdd && (
                  <button
                    type="button"
                    className={buttons['small']}
                    onClick={() => (isPages ? onNewPage() : onNewRecord(kind))}
                  >
                    {isPages ? 'New page' : `New ${kind.record}`}
                  </button>
                )}
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
        {shown.length === 0 && <p className={entries['note']}>Nothing matches.</p>}
      </div>
    </>
  );
}
