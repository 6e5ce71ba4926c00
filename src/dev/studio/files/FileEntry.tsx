import { count } from '@json-site/compiler/words';
import { Button } from '../controls/Button.tsx';
import entries from '../controls/entries.module.css';
import dialog from '../controls/StudioDialog.module.css';
import styles from './Files.module.css';
import { sizeOf } from './list-files.ts';
import type { SiteFile } from './protocol.ts';
import { TextOfFile } from './TextOfFile.tsx';
import { UseList } from './UseList.tsx';

interface FileEntryProps {
  file: SiteFile;
  /** Files of documents with a stored draft. */
  drafts: ReadonlySet<string>;
  onReplace: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

/** A file of the site: its picture, where it is used, and what each place says about it. */
export function FileEntry({ file, drafts, onReplace, onDelete, onChanged }: FileEntryProps) {
  const { name, src, kind, uses } = file;
  return (
    <li className={styles['file']}>
      <div className={styles['thumbnail']}>
        {kind === 'picture' ? (
          <img src={src} alt="" loading="lazy" />
        ) : (
          <span>{name.split('.').at(-1)?.toUpperCase()}</span>
        )}
      </div>
      <div className={styles['body']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={dialog['note']}>
          {sizeOf(file)} ·{' '}
          {uses.length > 0 ? (
            `Used in ${count(uses.length, 'place')}`
          ) : (
            <strong className={entries['mark']}>Not used</strong>
          )}
        </p>
        <UseList uses={uses}>
          {({ document, texts }) =>
            texts.map((text) => (
              <TextOfFile
                key={`${text.file} ${text.path}`}
                text={text}
                document={document}
                isUnsaved={drafts.has(text.file)}
                onChanged={onChanged}
              />
            ))
          }
        </UseList>
      </div>
      <div className={styles['buttons']}>
        <a href={src} target="_blank" rel="noreferrer" aria-label={`Open ${name} in a new tab`}>
          Open
        </a>
        <Button aria-label={`Replace ${name}`} onClick={onReplace}>
          Replace
        </Button>
        <Button aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
