import type { ComponentProps, ReactNode } from 'react';
import { hintId } from '../context.ts';
import styles from '../controls.module.css';

interface BoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  type: 'checkbox' | 'radio';
  id: string;
  label: ReactNode;
  /** Whether the visitor looks for other options. */
  isHidden?: boolean;
  /** Help about this option. */
  hint?: string | undefined;
}

/** A check box or a radio button with its label. The browser draws it. */
export function Box({ label, isHidden = false, hint, ...input }: BoxProps) {
  const id = `${input.id}-option`;
  return (
    <div className={styles['boxBody']} hidden={isHidden}>
      <input className={styles['boxInput']} {...input} {...(hint && { 'aria-describedby': hintId(id) })} />
      <label className={styles['boxLabel']} htmlFor={input.id}>
        {label}
      </label>
      {hint && (
        <p className={styles['boxHint']} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The id of an option's control. The first one has the field's id: the error summary links to it. */
export const optionId = (id: string, index: number) => (index === 0 ? id : `${id}-${index}`);
