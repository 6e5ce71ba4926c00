import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (filter: string) => void;
}

/** Filters a list by words. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Labelled label={label} isQuiet>
      {(id) => (
        <input
          id={id}
          className={fields['input']}
          type="search"
          value={value}
          data-browser-undo
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
