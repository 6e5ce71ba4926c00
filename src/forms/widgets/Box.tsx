import type { ComponentProps, ReactNode } from 'react';
import styles from '../controls.module.css';

interface BoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  type: 'checkbox' | 'radio';
  id: string;
  label: ReactNode;
  /** Whether the visitor looks for other options. */
  isHidden?: boolean;
}

/** A check box or a radio button with its label. The browser draws it. */
export function Box({ label, isHidden = false, ...input }: BoxProps) {
  return (
    <div className={styles['boxBody']} hidden={isHidden}>
      <input className={styles['boxInput']} {...input} />
      <label className={styles['boxLabel']} htmlFor={input.id}>
        {label}
      </label>
    </div>
  );
}

/** The id of an option's control. The first one has the field's id: the error summary links to it. */
export const optionId = (id: string, index: number) => (index === 0 ? id : `${id}-${index}`);
