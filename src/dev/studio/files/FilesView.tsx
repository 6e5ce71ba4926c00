import { useMemo, useState } from 'react';
import { count } from '@json-site/compiler/words';
import { useLoaded } from '@json-site/dev/shared';
import { SelectInput, TextInput } from '../controls/fields.tsx';
import { View } from '../controls/View.tsx';
import type { StudioSite } from '../protocol.ts';
import { AddFile } from './AddFile.tsx';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { FileEntry } from './FileEntry.tsx';
import styles from './Files.module.css';
import { isFound, SHOWN, type Shown } from './list-files.ts';
import type { SiteFile, SiteFiles } from './protocol.ts';
import { ReplaceFileDialog } from './ReplaceFileDialog.tsx';

/** The address of the view in the studio. No document has it: a record's address has a folder. */
export const FILES_ADDRESS = 'files';

interface FilesViewProps {
  /** A new object after each change of the content. */
  site: StudioSite;
  /** Files of documents with a stored draft. */
  drafts: ReadonlySet<string>;
  /** Reloads the site after a change. */
  onChanged: () => void;
}

/** Lists the pictures and documents of the site, with everything that documents say about them. */
export function FilesView({ site, drafts, onChanged }: FilesViewProps) {
  const [loaded, error] = useLoaded<SiteFiles>('studio/files', {}, [site]);
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [dialog, setDialog] = useState<{ kind: 'replace' | 'delete'; file: SiteFile } | null>(null);
  const files = useMemo(
    () => loaded?.files.filter((file) => SHOWN[shown].includes(file) && isFound(file, filter)) ?? [],
    [loaded, shown, filter],
  );

  const close = () => {
    setDialog(null);
    onChanged();
  };
  return (
    <View title="Files">
      <p>
        The pictures and documents of the site. A text that you change here is saved at once, and is public
        with your next publication.
      </p>
      <div className={styles['filters']}>
        <TextInput type="search" label="Find a file, a place or a text" value={filter} onChange={setFilter} />
        <SelectInput label="Show" value={shown} onChange={(value) => setShown(value as Shown)}>
          {Object.entries(SHOWN).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectInput>
        {/* Before, it knows pictures only, and would refuse a document. */}
        {loaded && <AddFile patterns={loaded.patterns} onAdded={onChanged} />}
      </div>
      <p role="status">{error || (loaded ? count(files.length, 'file') : 'Loading the files …')}</p>
      <ul className={styles['files']}>
        {files.map((file) => (
          <FileEntry
            key={file.name}
            file={file}
            drafts={drafts}
            onReplace={() => setDialog({ kind: 'replace', file })}
            onDelete={() => setDialog({ kind: 'delete', file })}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {dialog?.kind === 'replace' && <ReplaceFileDialog file={dialog.file} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteFileDialog name={dialog.file.name} uses={dialog.file.uses} onClose={close} />
      )}
    </View>
  );
}
