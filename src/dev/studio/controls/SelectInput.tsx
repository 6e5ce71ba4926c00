import type { ReactNode } from 'react';
import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';

interface SelectInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** One of several, in a dialog. */
export function SelectInput({ label, value, onChange, children }: SelectInputProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className={fields['input']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </select>
      )}
    </Labelled>
  );
}
