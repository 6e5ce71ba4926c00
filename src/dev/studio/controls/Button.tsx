import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** A view has one primary button. */
  look?: 'small' | 'quiet' | 'primary' | 'add';
}

export function Button({ look = 'small', ...props }: ButtonProps) {
  return <button type="button" className={styles[look]} {...props} />;
}
