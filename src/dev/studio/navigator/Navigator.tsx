import { Fragment, useEffect, useRef, useState } from 'react';
import { count } from '@json-site/compiler/words';
import { matchesFilter } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import { TextInput } from '../controls/fields.tsx';
import { FILES_ADDRESS } from '../files/FilesView.tsx';
import type { DocumentEntry, KindEntry, StudioSite } from '../protocol.ts';
import { documentTree, flatten, type TreeEntry } from './document-tree.ts';
import styles from './Navigator.module.css';

interface ListProps {
  /** File of the open document, or the address of the view of files. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Files that visitors do not see as they are saved. */
  notPublic: ReadonlySet<string>;
  onOpen: (address: string) => void;
}

/** With more documents, a section folds and the list has a filter. */
const MOST_IN_SIGHT = 20;

interface TreeProps extends ListProps {
  tree: readonly TreeEntry<DocumentEntry>[];
  /** True while the filter shows what matches only. */
  isFiltered: boolean;
}

/** The documents of a section, which fold when there are many. */
function Folder({ name, ...list }: TreeProps & { name: string }) {
  const { tree, open, isFiltered } = list;
  const all = flatten(tree);
  const hasOpen = all.some(({ file }) => file === open);
  const [isUnfolded, setUnfolded] = useState(hasOpen);
  useEffect(() => {
    if (hasOpen) setUnfolded(true);
  }, [hasOpen]);
  if (all.length <= MOST_IN_SIGHT || isFiltered) return <Entries {...list} />;
  return (
    <>
      <li>
        <Button look="quiet" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {name}: {all.length} documents
        </Button>
      </li>
      {isUnfolded && <Entries {...list} />}
    </>
  );
}

function Entries({ tree, ...list }: TreeProps) {
  const { open, drafts, notPublic, onOpen } = list;
  return tree.map(({ entry, below }) => {
    const { file, address, title, errors, warnings, isDraft } = entry;
    return (
      <Fragment key={file}>
        <li>
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
        {below.length > 0 && <Folder {...list} tree={below} name={title} />}
      </Fragment>
    );
  });
}

interface NavigatorProps extends ListProps {
  site: StudioSite;
  /** Asks for a new page or record. */
  onNew: (kind: KindEntry) => void;
}

/**
 * Scrolls the list to the open document, as far as needed. With `scrollIntoView`, the keyboard would start there and
 * not at the top of the page.
 */
function showEntry(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (entry.top < top) list.scrollTop -= top - entry.top;
  else if (entry.bottom > bottom) list.scrollTop += entry.bottom - bottom;
}

/** Lists everything in content/ by its kind. */
export function Navigator({ site, onNew, ...list }: NavigatorProps) {
  const groups = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const isFiltered = filter.trim() !== '';
  const existing = site.documents.filter(({ isMissing }) => !isMissing);
  const names = new Set(existing.flatMap(({ kind, address }) => (kind === address ? [kind] : [])));
  const begun = existing.filter(({ title, address }) => matchesFilter(filter.trim(), title, address));
  const hasFiles = matchesFilter(filter.trim(), 'Files', 'Pictures and documents');
  const single = begun.filter(({ kind }) => names.has(kind));
  const folders = site.kinds.filter(({ id }) => !names.has(id));

  // A document that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    showEntry(groups.current);
  }, [list.open]);

  return (
    <>
      {existing.length > MOST_IN_SIGHT && (
        <TextInput type="search" label="Filter the list" value={filter} onChange={setFilter} />
      )}
      <div ref={groups} className={styles['groups']}>
        {folders.map((kind) => {
          const documents = begun.filter((entry) => entry.kind === kind.id);
          const isPages = kind.id === 'pages';
          const added = isPages ? 'page' : kind.record;
          if (documents.length === 0 && (added === undefined || isFiltered)) return null;
          const tree = documentTree(documents);
          return (
            <section key={kind.id} aria-label={kind.label}>
              <div className={styles['head']}>
                <h2 className={styles['heading']}>{kind.label}</h2>
                {added !== undefined && <Button onClick={() => onNew(kind)}>New {added}</Button>}
              </div>
              <ul aria-label={kind.label} className={entries['list']}>
                {/* The pages below the home page do not fold: they are the sections. */}
                {isPages ? (
                  <Entries {...list} tree={tree} isFiltered={isFiltered} />
                ) : (
                  <Folder {...list} tree={tree} isFiltered={isFiltered} name={kind.label} />
                )}
              </ul>
            </section>
          );
        })}
        {(single.length > 0 || hasFiles) && (
          <section aria-label="Whole site">
            <h2 className={styles['heading']}>Whole site</h2>
            <ul aria-label="Whole site" className={entries['list']}>
              {hasFiles && (
                <li>
                  <Entry
                    name="Files"
                    note="Pictures and documents"
                    aria-current={list.open === FILES_ADDRESS ? 'page' : undefined}
                    onClick={() => list.onOpen(FILES_ADDRESS)}
                  />
                </li>
              )}
              <Entries {...list} tree={documentTree(single)} isFiltered />
            </ul>
          </section>
        )}
        {begun.length === 0 && !hasFiles && <p className={styles['heading']}>Nothing matches.</p>}
      </div>
    </>
  );
}
