import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';

interface SelectInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** One of several, in a dialog. */
export function SelectInput({ label, value, onChange, children }: SelectInputProps) {
  const id = useId();
  return (
    <div>
      <label className={fields['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fields['input']}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
