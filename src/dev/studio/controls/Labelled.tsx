import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';

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
