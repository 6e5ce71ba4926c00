import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { classes } from './classes.ts';
import marks from './marks.module.css';
import { TextLink } from './TextLink.tsx';

/** What an ArrowLink looks like, for words inside a link that covers a whole card. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <span className={styles['label']}>
      {children}
      <span className={classes(marks['arrowRight'], styles['arrow'])} />
    </span>
  );
}

/** A link that leads on from a section or a card. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} className={styles['link']}>
      <ArrowLabel>{children}</ArrowLabel>
    </TextLink>
  );
}
