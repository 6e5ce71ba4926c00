import type { ReactNode } from 'react';
import type { Inline } from '../content/model.ts';
import { classes } from './classes.ts';
import { InlineText } from './InlineText.tsx';
import styles from './Section.module.css';

interface SectionProps {
  heading?: string | undefined;
  intro?: Inline | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** `text` keeps the lines as long as is good to read. */
  width?: 'page' | 'text' | undefined;
  children?: ReactNode;
}

/** The width, the gutters and the heading of a block. The band around it is the page's. */
export function Section({ heading, intro, headingLevel = 2, width = 'page', children }: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes(styles['section'], width === 'text' && styles['text'])}>
      {(heading || intro) && (
        <div className={styles['head']}>
          {heading && <Heading className={styles['heading']}>{heading}</Heading>}
          {intro && (
            <p className={styles['intro']}>
              <InlineText text={intro} />
            </p>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
