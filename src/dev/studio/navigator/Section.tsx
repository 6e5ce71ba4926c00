import type { ReactNode } from 'react';
import { count } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import entries from '../controls/entries.module.css';
import type { DocumentEntry } from '../protocol.ts';
import { DocumentList, type ListProps, MOST_IN_SIGHT } from './DocumentList.tsx';
import { documentTree } from './document-tree.ts';
import styles from './Navigator.module.css';
import { useFold } from './use-fold.ts';

interface SectionProps extends ListProps {
  id: string;
  label: string;
  documents: readonly DocumentEntry[];
  isFiltered: boolean;
  /** Folded until an editor unfolds it, however few documents it has. */
  isClosed?: boolean;
  /** A button beside the heading. */
  action?: ReactNode;
  /** Items before the documents. */
  children?: ReactNode;
}

/** The most matches of a filter that are listed: more of them are no help, and each key would wait for them. */
const MOST_MATCHES = 40;

/** The errors and warnings in a folded section. */
function marksOf(documents: readonly DocumentEntry[]): string {
  const sum = (name: 'errors' | 'warnings') => documents.reduce((all, one) => all + one[name], 0);
  const [errors, warnings] = [sum('errors'), sum('warnings')];
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

/** A section of the list, which folds. The tab remembers which are folded. */
export function Section(props: SectionProps) {
  const { id, label, documents, isFiltered, isClosed = false, action, children, ...list } = props;
  const hasOpen = documents.some(({ file }) => file === list.open);
  // The pages have sections of their own, which fold as well.
  const isShort = id === 'pages' || documents.length <= MOST_IN_SIGHT;
  const [isUnfolded, toggle] = useFold(id, isShort && !isClosed, hasOpen);
  const isShown = isUnfolded || isFiltered;
  const listed = isFiltered ? documents.slice(0, MOST_MATCHES) : documents;
  const more = documents.length - listed.length;
  const size = documents.length;
  return (
    <section aria-label={label}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          {isFiltered ? (
            label
          ) : (
            <Button look="quiet" className={styles['fold']} aria-expanded={isUnfolded} onClick={toggle}>
              {label}{' '}
              <span>({isUnfolded ? size : [size, marksOf(documents)].filter(Boolean).join(', ')})</span>
            </Button>
          )}
        </h2>
        {action}
      </div>
      {isShown && (
        <ul aria-label={label} className={entries['list']}>
          {children}
          <DocumentList {...list} tree={documentTree(listed)} isFiltered={isFiltered} />
        </ul>
      )}
      {more > 0 && <p className={entries['more']}>and {more} more that match</p>}
    </section>
  );
}
