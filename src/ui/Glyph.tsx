import type { Icon } from '../compiler/model.ts';
import { classes } from './classes.ts';
import styles from './Glyph.module.css';

/** An icon named in content. Decoration: the words beside it say what it means. */
export function Glyph({ icon, className }: { icon: Icon; className?: string | undefined }) {
  return <span className={classes(styles['glyph'], className)} data-icon={icon} aria-hidden="true" />;
}
