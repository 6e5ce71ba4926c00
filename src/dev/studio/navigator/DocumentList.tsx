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
  onOpen: (address: string) => void;
}

/** Lists documents of the navigator. */
export function DocumentList({ label, documents, open, drafts, onOpen }: DocumentListProps) {
  return (
    <ul aria-label={label} className={entries['list']}>
      {documents.map(({ file, address, title, errors }) => (
        <li key={file}>
          <button
            type="button"
            className={entries['entry']}
            aria-current={file === open ? 'page' : undefined}
            onClick={() => onOpen(address)}
          >
            <span className={entries['name']}>{title}</span>
            {address.startsWith('/') && <span className={entries['note']}>{address}</span>}
            {drafts.has(file) && <span className={entries['mark']}>unsaved</span>}
            <ErrorCount count={errors} />
          </button>
        </li>
      ))}
    </ul>
  );
}
