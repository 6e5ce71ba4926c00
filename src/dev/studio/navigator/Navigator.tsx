import { useEffect, useMemo, useRef, useState } from 'react';
import { matchesFilter } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import { TextInput } from '../controls/fields.tsx';
import { FILES_ADDRESS } from '../files/FilesView.tsx';
import type { DocumentEntry, KindEntry, StudioSite } from '../protocol.ts';
import { type ListProps, MOST_IN_SIGHT } from './DocumentList.tsx';
import styles from './Navigator.module.css';
import { Section } from './Section.tsx';

/** Documents that tools and developers write: an editor reads them rarely, and changes them hardly ever. */
const OF_DEVELOPERS = ['house-style', 'published', 'storage'];

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
  const [typed, setTyped] = useState('');
  const filter = typed.trim();
  const isFiltered = filter !== '';
  const existing = useMemo(() => site.documents.filter(({ isMissing }) => !isMissing), [site]);
  const names = new Set(existing.flatMap(({ kind, address }) => (kind === address ? [kind] : [])));
  const begun = existing.filter(({ title, address }) => matchesFilter(filter, title, address));
  const hasFiles = matchesFilter(filter, 'Files', 'Pictures and documents');
  const isOfDeveloper = ({ kind }: DocumentEntry) => OF_DEVELOPERS.includes(kind);
  const single = begun.filter(({ kind }) => names.has(kind));
  const ofSite = single.filter((entry) => !isOfDeveloper(entry));
  const ofDevelopers = single.filter(isOfDeveloper);
  const folders = site.kinds.filter(({ id }) => !names.has(id));

  // A document that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    showEntry(groups.current);
  }, [list.open]);

  const shared = { ...list, isFiltered };
  return (
    <>
      {existing.length > MOST_IN_SIGHT && (
        <TextInput type="search" label="Filter the list" value={typed} onChange={setTyped} />
      )}
      <div ref={groups} className={styles['groups']}>
        {folders.map((kind) => {
          const documents = begun.filter((entry) => entry.kind === kind.id);
          const added = kind.id === 'pages' ? 'page' : kind.record;
          if (documents.length === 0 && (added === undefined || isFiltered)) return null;
          return (
            <Section
              key={kind.id}
              {...shared}
              id={kind.id}
              label={kind.label}
              documents={documents}
              action={added !== undefined && <Button onClick={() => onNew(kind)}>New {added}</Button>}
            />
          );
        })}
        {(ofSite.length > 0 || hasFiles) && (
          <Section {...shared} id="site" label="Whole site" documents={ofSite}>
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
          </Section>
        )}
        {ofDevelopers.length > 0 && (
          <Section
            {...shared}
            id="developers"
            label="What your developer looks after"
            documents={ofDevelopers}
            isClosed
          />
        )}
        {begun.length === 0 && !hasFiles && <p className={styles['heading']}>Nothing matches.</p>}
      </div>
    </>
  );
}
