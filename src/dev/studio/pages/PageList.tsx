import { useEffect, useRef, useState } from 'react';
import { matchesFilter } from '../../shared/matches-filter.ts';
import entries from '../controls/entries.module.css';
import { SearchField } from '../controls/SearchField.tsx';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import type { PageEntry } from '../protocol.ts';

interface PageListProps {
  pages: PageEntry[];
  /** File of the open page. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  onOpen: (route: string) => void;
}

/** Lists the pages of the site, with a filter for titles and routes. */
export function PageList({ pages, open, drafts, onOpen }: PageListProps) {
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const shown = pages.filter(({ route, title }) => matchesFilter(filter, route, title));

  // A page that was opened by its URL may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `open` moves aria-current to another element
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <>
      <SearchField label="Find a page" value={filter} onChange={setFilter} />
      <ul ref={list} className={entries['list']}>
        {shown.map(({ file, route, title, errors }) => (
          <li key={file}>
            <button
              type="button"
              className={entries['entry']}
              aria-current={file === open ? 'page' : undefined}
              onClick={() => onOpen(route)}
            >
              <span className={entries['name']}>{title}</span>
              <span className={entries['note']}>{route}</span>
              {drafts.has(file) && <span className={entries['mark']}>unsaved</span>}
              <ErrorCount count={errors} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={entries['note']}>No page matches.</p>}
    </>
  );
}
