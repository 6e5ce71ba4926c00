import { useState } from 'react';
import { formatOfName } from '@json-site/compiler/media';
import { matchesFilter } from '@json-site/dev/shared';
import { Button } from '../../controls/Button.tsx';
import { TextInput } from '../../controls/fields.tsx';
import dialog from '../../controls/StudioDialog.module.css';
import { StudioDialog } from '../../controls/StudioDialog.tsx';
import { DeleteFileDialog } from '../../files/DeleteFileDialog.tsx';
import { isInDraft } from '../../state/draft-storage.ts';
import { useFormContext } from '../form-context.tsx';
import styles from './pictures.module.css';

interface PictureDialogProps {
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Shows the pictures of content/media/, to choose one, or to delete one that no document names. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const { site } = useFormContext();
  const [filter, setFilter] = useState('');
  const [deleting, setDeleting] = useState<string | null>(null);
  const { file: files = [] } = site.choices.names;
  const shown = files.filter(({ value }) => formatOfName(value) && matchesFilter(filter, value));
  return (
    <StudioDialog title="Choose a picture" isWide onClose={onClose}>
      <TextInput type="search" label="Find a picture" value={filter} onChange={setFilter} />
      <ul className={styles['pictures']}>
        {shown.map(({ value: name, label, src, isUnused }) => (
          <li key={name}>
            <button type="button" className={styles['picture']} onClick={() => onChoose(name)}>
              <img src={src} alt="" loading="lazy" />
              <span>
                {name.slice(0, name.lastIndexOf('/') + 1)}
                <wbr />
                {name.slice(name.lastIndexOf('/') + 1)}
              </span>
              <span className={dialog['note']}>{label}</span>
            </button>
            {isUnused && !isInDraft(name) && (
              <Button aria-label={`Delete ${name}`} onClick={() => setDeleting(name)}>
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={dialog['note']}>No picture matches.</p>}
      {deleting !== null && <DeleteFileDialog name={deleting} onClose={() => setDeleting(null)} />}
    </StudioDialog>
  );
}
