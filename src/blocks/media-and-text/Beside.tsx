import type { ReactNode } from 'react';
import type { Inline } from '@json-site/model/model';
import { classes } from '@json-site/ui/classes';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Beside.module.css';
import sides from './Sides.module.css';

interface BesideProps {
  heading: string;
  intro?: Inline | undefined;
  /** The side of the content on a wide screen; below the words if there is none. */
  side?: 'left' | 'right' | undefined;
  children: ReactNode;
}

/** The heading and introduction of a film or a map, above or beside it. */
export function Beside({ heading, intro, side, children }: BesideProps) {
  if (!side)
    return (
      <Section heading={heading} intro={intro}>
        {children}
      </Section>
    );
  return (
    <Section>
      <div className={classes(sides['sides'], side === 'right' && sides['right'])}>
        <div className={sides['words']}>
          <h2 className={sides['heading']}>{heading}</h2>
          {intro && <Paragraph text={intro} className={styles['intro']} />}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
