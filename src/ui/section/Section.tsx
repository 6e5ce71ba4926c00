import type { ReactNode } from 'react';
import type { Inline } from '../../compiler/model.ts';
import type { Link } from '../../generated/content-types.ts';
import { classes } from '../classes.ts';
import { InlineText } from '../InlineText.tsx';
import { ArrowLink } from '../links/ArrowLink.tsx';
import styles from './Section.module.css';

interface SectionProps {
  heading?: string | undefined;
  intro?: Inline | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Leads on from the section: it stands with the heading. */
  link?: Link | undefined;
  /**
   * Where the heading stands on a wide screen: `above` the content, `beside` it in a column of its own, or in the first
   * fields of a list of so many equal `fields`, so that its last row is full.
   */
  layout?: 'above' | 'beside' | { fields: number } | undefined;
  children?: ReactNode;
}

/** The class for a list of fields: its first one, two or none belong to the heading. */
function fieldsClass(fields: number): string {
  const inPairs = fields % 2 === 1 && styles['oddPairs'];
  const inThrees = [undefined, styles['twoOfThree'], styles['oneOfThree']][fields % 3];
  return classes(inPairs, inThrees);
}

/** The width, the gutters and the heading of a block. The band around it is the page's. */
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
  const place =
    typeof layout === 'object' ? fieldsClass(layout.fields) : layout === 'beside' && styles['beside'];
  return (
    <div className={classes(styles['section'], hasHead && place)}>
      {hasHead && (
        <div className={styles['head']}>
          {heading && <Heading className={styles['heading']}>{heading}</Heading>}
          {intro && (
            <p className={styles['intro']}>
              <InlineText text={intro} />
            </p>
          )}
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      )}
      {children}
    </div>
  );
}
