import { Fragment } from 'react';
import { count } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import type { DocumentEntry } from '../protocol.ts';
import { flatten, type TreeEntry } from './document-tree.ts';
import { useFold } from './use-fold.ts';

/** With more documents, a section is folded at first and the list has a filter. */
export const MOST_IN_SIGHT = 20;

export interface ListProps {
  /** File of the open document, or the address of the view of files. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Files that visitors do not see as they are saved. */
  notPublic: ReadonlySet<string>;
  onOpen: (address: string) => void;
}

interface TreeProps extends ListProps {
  tree: readonly TreeEntry<DocumentEntry>[];
  /** True while the filter shows what matches only. */
  isFiltered: boolean;
}

/** The pages below a page, which fold when there are many. */
function Below({ name, address, ...list }: TreeProps & { name: string; address: string }) {
  const { tree, open, isFiltered } = list;
  const all = flatten(tree);
  const hasOpen = all.some(({ file }) => file === open);
  const [isUnfolded, toggle] = useFold(address, false, hasOpen);
  if (all.length <= MOST_IN_SIGHT || isFiltered) return <DocumentList {...list} />;
  return (
    <>
      <li>
        <Button look="quiet" aria-expanded={isUnfolded} onClick={toggle}>
          {name}: {all.length} documents
        </Button>
      </li>
      {isUnfolded && <DocumentList {...list} />}
    </>
  );
}

/** The items of a list of documents, each with its marks, and the pages below it. */
export function DocumentList({ tree, ...list }: TreeProps) {
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
        {below.length > 0 && <Below {...list} tree={below} name={title} address={address} />}
      </Fragment>
    );
  });
}
