import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';
import dialog from './StudioDialog.module.css';

interface LabelledProps {
  label: string;
  /** Shows the label small and muted. */
  isQuiet?: boolean;
  /** Renders the control, which must use the id. */
  children: (id: string) => ReactNode;
}

/** A control with its label above it, in one element for the layout. */
export function Labelled({ label, isQuiet, children }: LabelledProps) {
  const id = useId();
  return (
    <div>
      <label className={fields['label']} data-quiet={isQuiet || undefined} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface TextInputProps {
  label: string;
  hint?: string;
  /** The words of a search are optional, and its label is quiet. */
  type?: 'text' | 'search';
  isOptional?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** An input of a dialog for one line of text, with a label and a hint. */
export function TextInput({ label, hint, type = 'text', isOptional, value, onChange }: TextInputProps) {
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
            required={!isSearch && !isOptional}
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

interface SelectInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

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
