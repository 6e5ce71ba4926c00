import type { Icon } from '@json-site/model/model';
import { classes } from './classes.ts';
import styles from './Glyph.module.css';

/** An icon that content names. Decorative: the text beside it has the meaning. */
export function Glyph({ icon, className }: { icon: Icon; className?: string | undefined }) {
  return <span className={classes(styles['glyph'], className)} data-icon={icon} aria-hidden="true" />;
}
