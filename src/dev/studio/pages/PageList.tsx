import { useEffect, useRef, useState } from 'react';
import { matchesFilter } from '../../shared/matches-filter.ts';
import { SearchField } from '../controls/SearchField.tsx';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import type { PageEntry } from '../protocol.ts';
import styles from '../Studio.module.css';

interface PageListProps {
  pages: PageEntry[];
  open: string | null;
  /** Files with changes that are not saved. */
  unsaved: ReadonlySet<string>;
  onOpen: (route: string) => void;
}

/** All pages of the site, to be found by title or address. */
export function PageList({ pages, open, unsaved, onOpen }: PageListProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const shown = pages.filter(({ route, title }) => matchesFilter(wanted, route, title));

  // Opened by its address, a page far down the list would not be seen to be open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current then
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <>
      <SearchField label="Find a page" value={wanted} onChange={setWanted} />
      <ul ref={list} className={styles['list']}>
        {shown.map(({ file, route, title, errors }) => (
          <li key={file}>
            <button
              type="button"
              className={styles['entry']}
              aria-current={file === open ? 'page' : undefined}
              onClick={() => onOpen(route)}
            >
              <span className={styles['entryName']}>{title}</span>
              <span className={styles['entryNote']}>{route}</span>
              {unsaved.has(file) && <span className={styles['mark']}>not saved</span>}
              <ErrorCount count={errors} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles['entryNote']}>No page matches.</p>}
    </>
  );
}
