import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Sign } from '../Sign.tsx';
import styles from './ArrowLink.module.css';
import { TextLink } from './TextLink.tsx';

interface ArrowLinkProps {
  href: string;
  /** Whether the link covers the card that contains it. */
  covers?: boolean;
  children: ReactNode;
}

/** A link with an arrow, for a section or a card. */
export function ArrowLink({ href, covers, children }: ArrowLinkProps) {
  return (
    <TextLink href={href} className={classes(styles['link'], covers && styles['covers'])}>
      {children}
      <Sign name="arrow-right" className={styles['arrow']} />
    </TextLink>
  );
}
