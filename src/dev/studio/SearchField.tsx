import { useId } from 'react';
import fields from './fields.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (wanted: string) => void;
}

/** Narrows a list down to what contains these words. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    // One element, so that a pane can place it.
    <div>
      <label className={fields['label']} data-quiet htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fields['input']}
        type="search"
        value={value}
        data-own-undo
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
