import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import dialog from './StudioDialog.module.css';

interface TextInputProps {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

/** A required text input with a label and a hint. */
export function TextInput({ label, hint, value, onChange }: TextInputProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <p className={dialog['note']} id={`${id}-hint`}>
            {hint}
          </p>
          <input
            id={id}
            className={fields['input']}
            type="text"
            required
            autoComplete="off"
            spellCheck
            value={value}
            data-browser-undo
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </>
      )}
    </Labelled>
  );
}
