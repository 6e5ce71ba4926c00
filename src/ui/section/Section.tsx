import type { ReactNode } from 'react';
import type { Link } from '@json-site/model/content-types';
import type { Inline } from '@json-site/model/model';
import { classes } from '../classes.ts';
import { ArrowLink } from '../links/ArrowLink.tsx';
import { Paragraph } from '../Paragraph.tsx';
import styles from './Section.module.css';

interface SectionProps {
  heading?: string | undefined;
  intro?: Inline | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** A link next to the heading. */
  link?: Link | undefined;
  /**
   * Position of the heading on a wide screen: `above` the content, `beside` it in a separate column, or in the first
   * cells of a grid with this number of items (`fields`), so that the last row is full.
   */
  layout?: 'above' | 'beside' | { fields: number } | undefined;
  children?: ReactNode;
}

/** Returns the class for a grid of items. The heading fills its first cell, its first two or none. */
function fieldsClass(fields: number): string {
  const inPairs = fields % 2 === 1 && styles['oddPairs'];
  const inThrees = [undefined, styles['twoOfThree'], styles['oneOfThree']][fields % 3];
  return classes(inPairs, inThrees);
}

/** The width, the gutters and the heading of a block. */
export function Section({
  heading,
  intro,
  headingLevel = 2,
  link,
  layout = 'above',
  children,
}: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  const hasHead = Boolean(heading || intro || link);
  const layoutClass =
    typeof layout === 'object' ? fieldsClass(layout.fields) : layout === 'beside' && styles['beside'];
  return (
    <div className={classes(styles['section'], hasHead && layoutClass)}>
      {hasHead && (
        <div className={styles['head']}>
          {heading && <Heading className={styles['heading']}>{heading}</Heading>}
          {intro && <Paragraph text={intro} className={styles['intro']} />}
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      )}
      {children}
    </div>
  );
}
