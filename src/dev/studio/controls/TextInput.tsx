import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import dialog from './StudioDialog.module.css';

interface TextInputProps {
  label: string;
  hint?: string;
  /** The words of a search are optional, and its label is quiet. */
  type?: 'text' | 'search';
  value: string;
  onChange: (text: string) => void;
}

/** An input of a dialog for one line of text, with a label and a hint. */
export function TextInput({ label, hint, type = 'text', value, onChange }: TextInputProps) {
  const isSearch = type === 'search';
  return (
    <Labelled label={label} isQuiet={isSearch}>
      {(id) => (
        <>
          {hint !== undefined && (
            <p className={dialog['note']} id={`${id}-hint`}>
              {hint}
            </p>
          )}
          <input
            id={id}
            className={fields['input']}
            type={type}
            required={!isSearch}
            autoComplete="off"
            spellCheck={!isSearch}
            value={value}
            data-browser-undo
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </>
      )}
    </Labelled>
  );
}
