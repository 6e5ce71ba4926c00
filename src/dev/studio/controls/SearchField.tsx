import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (wanted: string) => void;
}

/** Narrows a list down to what contains these words. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Labelled label={label} isQuiet>
      {(id) => (
        <input
          id={id}
          className={fields['input']}
          type="search"
          value={value}
          data-own-undo
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
