import { classes } from '../classes.ts';
import styles from './button.module.css';

/** The emphasis of a button: the main action, an alternative, or a minor one. */
export type ButtonStyle = 'primary' | 'secondary' | 'quiet';

/** Returns the class of a `<button>` or of a link that looks like one. */
export function buttonClass(style: ButtonStyle = 'primary'): string {
  return classes(styles['button'], styles[style]);
}
