import type { ReactNode } from 'react';
import fields from './fields.module.css';
import { Labelled } from './Labelled.tsx';

interface SelectInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The option elements. */
  children: ReactNode;
}

/** A select element with a label. */
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
