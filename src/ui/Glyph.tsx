import { createElement } from 'react';
import type { Icon } from '../content/model.ts';
import { classes } from './classes.ts';
import styles from './Glyph.module.css';

/** An icon named in content. Decoration: the words beside it say what it means. */
export function Glyph({ icon, className }: { icon: Icon; className?: string | undefined }) {
  return (
    <svg className={classes(styles['glyph'], className)} viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
