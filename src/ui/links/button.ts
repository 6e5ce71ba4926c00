import { classes } from '../classes.ts';
import styles from './button.module.css';

/** How much a button asks for: the one thing to do next, its alternative, or something in passing. */
export type ButtonStyle = 'primary' | 'secondary' | 'quiet';

/** The class of a button, for `<button>` and for links that look like one. */
export function buttonClass(style: ButtonStyle = 'primary'): string {
  return classes(styles['button'], styles[style]);
}
