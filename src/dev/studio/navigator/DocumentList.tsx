import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import type { DocumentEntry } from '../protocol.ts';

interface DocumentListProps {
  label: string;
  documents: DocumentEntry[];
  /** File of the open document. */
  open: string | undefined;
  /** Files with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Files that visitors do not see as they are saved. */
  notPublic: ReadonlySet<string>;
  onOpen: (address: string) => void;
}

/** Lists documents of the navigator. */
export function DocumentList({ label, documents, open, drafts, notPublic, onOpen }: DocumentListProps) {
  return (
    <ul aria-label={label} className={entries['list']}>
      {documents.map(({ file, address, title, errors, warnings, isDraft }) => (
        <li key={file}>
          <Entry
            name={title}
            note={address.startsWith('/') && address}
            aria-current={file === open ? 'page' : undefined}
            onClick={() => onOpen(address)}
          >
            {isDraft && <span className={entries['mark']}>draft</span>}
            {drafts.has(file) && <span className={entries['mark']}>unsaved</span>}
            {!drafts.has(file) && notPublic.has(file) && (
              <span className={entries['mark']}>not public yet</span>
            )}
            {warnings > 0 && (
              <span className={entries['mark']}>
                {warnings} {warnings === 1 ? 'warning' : 'warnings'}
              </span>
            )}
            <ErrorCount count={errors} />
          </Entry>
        </li>
      ))}
    </ul>
  );
}
