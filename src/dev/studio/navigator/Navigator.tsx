import { useEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
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

/** Lists everything in content/ by its kind. */
export function Navigator({ site, open, drafts, notPublic, onOpen, onNewPage, onNewRecord }: NavigatorProps) {
  const groups = useRef<HTMLDivElement>(null);
  const single = site.documents.filter(({ kind, address }) => kind === address);
  const folders = site.kinds.filter(({ id }) => !single.some(({ kind }) => kind === id));

  // A document that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    groups.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const list = { open, drafts, notPublic, onOpen };
  return (
    <div ref={groups} className={styles['groups']}>
      {folders.map((kind) => {
        const documents = site.documents.filter((entry) => entry.kind === kind.id);
        const canAdd = kind.id === 'pages' || kind.record !== undefined;
        if (documents.length === 0 && !canAdd) return null;
        const isPages = kind.id === 'pages';
        return (
          <section key={kind.id} aria-label={kind.label}>
            <div className={styles['head']}>
              <h2 className={styles['heading']}>{kind.label}</h2>
              {canAdd && (
                <Button onClick={() => (isPages ? onNewPage() : onNewRecord(kind))}>
                  {isPages ? 'New page' : `New ${kind.record}`}
                </Button>
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
    </div>
  );
}
