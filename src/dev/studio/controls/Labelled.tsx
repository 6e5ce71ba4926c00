import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';

interface LabelledProps {
  label: string;
  /** Said in a low voice, as above a list that it narrows down. */
  isQuiet?: boolean;
  /** The control, which must take the id. */
  children: (id: string) => ReactNode;
}

/** A control with its words above it; one element, so that a pane can place it. */
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
