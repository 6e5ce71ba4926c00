import { useState } from 'react';
import { useLoaded } from '@json-site/dev/shared';
import { parsePath } from '@json-site/values/locations';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import { TextInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { openField } from '../state/open-field.ts';
import type { Match, SearchResult } from './protocol.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

interface SearchDialogProps {
  /** Titles of the documents with unsaved changes. */
  unsaved: readonly string[];
  onClose: () => void;
}

/** Finds words in the whole site. A result opens its field; Enter opens the first one. */
export function SearchDialog({ unsaved, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [isReplacing, setReplacing] = useState(false);
  const words = text.trim();
  const [result, failure] = useLoaded<SearchResult>('studio/search', { words });
  const { matches = [], count = 0 } = result ?? {};
  const open = ({ address, path }: Match) => {
    onClose();
    openField(address, parsePath(path));
  };
  if (isReplacing) return <ReplaceDialog words={words} unsaved={unsaved} onClose={onClose} />;
  const more = count > matches.length ? `, the first ${matches.length} shown` : '';
  return (
    <StudioDialog title="Search the site" isWide onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches[0]) open(matches[0]);
        }}
      >
        <TextInput type="search" label="Text, title or name of a field" value={text} onChange={setText} />
      </form>
      <p role="status" className={dialog['note']}>
        {failure || (words && (count === 0 ? 'Nothing matches.' : `${count} found${more}`))}
      </p>
      {words && (
        <Button look="quiet" onClick={() => setReplacing(true)}>
          Replace “{words}” on the whole site
        </Button>
      )}
      <ul className={entries['list']}>
        {matches.map((match) => (
          <li key={`${match.file} ${match.path}`}>
            <Entry
              name={[match.document, match.where].filter(Boolean).join(' › ')}
              note={match.text}
              onClick={() => open(match)}
            />
          </li>
        ))}
      </ul>
    </StudioDialog>
  );
}
