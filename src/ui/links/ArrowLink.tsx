import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import marks from '../marks.module.css';
import styles from './ArrowLink.module.css';
import { TextLink } from './TextLink.tsx';

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
      <span className={classes(marks['arrowRight'], styles['arrow'])} />
    </TextLink>
  );
}
