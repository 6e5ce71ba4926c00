import type { ReactNode } from 'react';
import type { Icon, Inline } from '@json-site/model/model';
import { Art } from '../art/Art.tsx';
import type { ArtKind } from '../art/ArtKinds.ts';
import { Glyph } from '../Glyph.tsx';
import { Paragraphs } from '../Paragraph.tsx';
import styles from './PageHead.module.css';
import { Section } from './Section.tsx';

interface PageWordsProps {
  heading: string;
  /** Small texts below the heading, one in each line. Empty ones are left out. */
  notes?: ReactNode[];
  /** One entry for each paragraph. */
  intro: Inline[];
  icon?: Icon | undefined;
  /** Content below the text. */
  children?: ReactNode;
}

/** The heading and introduction of a page. */
export function PageWords({ heading, notes = [], intro, icon, children }: PageWordsProps) {
  return (
    <>
      <h1>{heading}</h1>
      {icon && <Glyph icon={icon} className={styles['icon']} />}
      {notes.filter(Boolean).map((note, index) => (
        <p key={index} className={styles['note']}>
          {note}
        </p>
      ))}
      <Paragraphs texts={intro} className={styles['intro']} />
      {children && <div className={styles['more']}>{children}</div>}
    </>
  );
}

interface PageHeadProps extends PageWordsProps {
  art?: ArtKind | undefined;
}

/** The heading and introduction of a page, with an illustration at the edge of the screen. */
export function PageHead({ art = 'none', ...words }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      {art !== 'none' && (
        <div className={styles['art']}>
          <Art kind={art} />
        </div>
      )}
      <Section>
        <div className={styles['words']}>
          <PageWords {...words} />
        </div>
      </Section>
    </div>
  );
}
