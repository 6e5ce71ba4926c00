import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { classes } from './classes.ts';
import marks from './marks.module.css';
import { TextLink } from './TextLink.tsx';

/** Keeps the arrow on the line of the last word. */
const NO_BREAK = '\u00a0';

interface ArrowLinkProps {
  href: string;
  /** true: the link's area is the whole card it stands in. */
  covers?: boolean;
  children: ReactNode;
}

/** A link that leads on from a section or a card. */
export function ArrowLink({ href, covers, children }: ArrowLinkProps) {
  return (
    <TextLink href={href} className={classes(styles['link'], covers && styles['covers'])}>
      {children}
      {NO_BREAK}
      <span className={classes(marks['arrowRight'], styles['arrow'])} />
    </TextLink>
  );
}
