import { classes } from './classes.ts';
import styles from './Glyph.module.css';
import type { SIGNS } from './sign-names.ts';

interface SignProps {
  name: (typeof SIGNS)[number];
  className?: string | undefined;
}

/** An icon of the interface, such as the arrow of a link. Decorative: the text beside it has the meaning. */
export function Sign({ name, className }: SignProps) {
  return <span className={classes(styles['sign'], className)} data-icon={name} />;
}
