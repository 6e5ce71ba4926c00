import { useState } from 'react';
import { formatOfName } from '../../../../compiler/media/kinds.ts';
import { matchesFilter } from '../../../shared/matches-filter.ts';
import dialog from '../../controls/StudioDialog.module.css';
import { StudioDialog } from '../../controls/StudioDialog.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { useFormContext } from '../form-context.tsx';
import styles from './pictures.module.css';

interface PictureDialogProps {
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Shows the pictures of content/media/, to choose one. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const { site } = useFormContext();
  const [filter, setFilter] = useState('');
  const { file: files = [] } = site.choices.names;
  const shown = files.filter(({ value }) => formatOfName(value) && matchesFilter(filter, value));
  return (
    <StudioDialog title="Choose a picture" isWide onClose={onClose}>
      <TextInput type="search" label="Find a picture" value={filter} onChange={setFilter} />
      <ul className={styles['pictures']}>
        {shown.map(({ value: name, label, src }) => (
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
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={dialog['note']}>No picture matches.</p>}
    </StudioDialog>
  );
}
