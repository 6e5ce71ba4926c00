import { type FormEvent, useEffect, useState } from 'react';
import { parsePath } from '../../../compiler/source/locations.ts';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { useAnnounce } from '../controls/announce.tsx';
import buttons from '../controls/buttons.module.css';
import entries from '../controls/entries.module.css';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/Labelled.tsx';
import { SearchField } from '../controls/SearchField.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { RequestErrors } from '../diagnostics/RequestErrors.tsx';
import type { StudioDiagnostic } from '../protocol.ts';
import { openField } from '../state/open-field.ts';
import type { Match, ReplacedText, Replacement, SearchResult } from './protocol.ts';

/** Texts before and after the replacement, and why they cannot be replaced. */
interface Plan {
  texts: ReplacedText[];
  diagnostics: StudioDiagnostic[];
  refusal?: string;
}

/** Shows each place that a replacement changes, then changes all of them. */
function Replace({
  words,
  unsaved,
  onDone,
}: {
  words: string;
  unsaved: readonly string[];
  onDone: () => void;
}) {
  const [by, setBy] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const announce = useAnnounce();
  const request = async (apply: boolean) => {
    const input: Replacement = { words, by, ...(apply && { apply }) };
    try {
      const result = await callDevApi<Plan>('studio/replace', input);
      setPlan(result);
      if (!apply || result.diagnostics.length > 0) return;
      announce(`Replaced in ${result.texts.length} texts. Undo is above the list of documents.`);
      onDone();
    } catch (error) {
      setPlan({ texts: [], diagnostics: [], refusal: (error as Error).message });
    }
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    void request(false);
  };
  return (
    <details>
      <summary>Replace “{words}” on the whole site</summary>
      <form className={dialog['form']} onSubmit={show}>
        <Labelled label="Replace by">
          {(id) => (
            <input
              id={id}
              className={fields['input']}
              value={by}
              data-browser-undo
              onChange={(event) => {
                setBy(event.currentTarget.value);
                setPlan(null);
              }}
            />
          )}
        </Labelled>
        <p className={dialog['note']}>
          Capitals and small letters count. Addresses and names of pictures stay.
        </p>
        {plan && <RequestErrors diagnostics={plan.diagnostics} refusal={plan.refusal ?? ''} />}
        {plan?.texts.length === 0 && <p>No text contains “{words}”.</p>}
        {plan && plan.texts.length > 0 && (
          <ul className={entries['list']} aria-label="What changes">
            {plan.texts.map(({ where, before, after }) => (
              <li key={where}>
                <strong>{where}</strong> <del>{before}</del> <ins>{after}</ins>
              </li>
            ))}
          </ul>
        )}
        {unsaved.length > 0 && <p>Save first: {unsaved.join(', ')}.</p>}
        <div className={dialog['actions']}>
          <button type="submit" className={buttons['small']}>
            Show what changes
          </button>
          {plan && plan.texts.length > 0 && plan.diagnostics.length === 0 && unsaved.length === 0 && (
            <button type="button" className={buttons['primary']} onClick={() => void request(true)}>
              Replace in {plan.texts.length} {plan.texts.length === 1 ? 'text' : 'texts'}
            </button>
          )}
        </div>
      </form>
    </details>
  );
}

interface SearchDialogProps {
  /** Titles of the documents with unsaved changes. */
  unsaved: readonly string[];
  onClose: () => void;
}

/** Finds words in the whole site. A result opens its field. */
export function SearchDialog({ unsaved, onClose }: SearchDialogProps) {
  const [words, setWords] = useState('');
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callDevApi<SearchResult>('studio/search', { words }).then(
      (found) => isCurrent && setResult(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  const open = ({ address, path }: Match) => {
    onClose();
    openField(address, parsePath(path));
  };
  const { matches = [], count = 0 } = result ?? {};
  return (
    <StudioDialog title="Search the site" isWide onClose={onClose}>
      <SearchField label="Text, title or name of a field" value={words} onChange={setWords} />
      <p role="status" className={dialog['note']}>
        {words.trim() === '' ? '' : count === 0 ? 'Nothing matches.' : `${count} found`}
        {count > matches.length && `, the first ${matches.length} shown`}
      </p>
      {words.trim() !== '' && <Replace key={words} words={words.trim()} unsaved={unsaved} onDone={onClose} />}
      <ul className={entries['list']}>
        {matches.map((match) => (
          <li key={`${match.file} ${match.path}`}>
            <button type="button" className={entries['entry']} onClick={() => open(match)}>
              <span className={entries['name']}>{match.document}</span>
              <span>{match.where}</span>
              <span className={entries['note']}>{match.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </StudioDialog>
  );
}
