import type { ReactNode } from 'react';
import type { Inline } from '@json-site/model/model';
import { Paragraphs } from '@json-site/ui/Paragraph';
import styles from './PhotographWords.module.css';

interface PhotographWordsProps {
  heading: string;
  /** Small texts below the heading, one in each line. Empty ones are left out. */
  notes: ReactNode[];
  intro: Inline[];
  children: ReactNode;
}

/** The heading and introduction of an inner page with a photograph. */
export function PhotographWords({ heading, notes, intro, children }: PhotographWordsProps) {
  return (
    <>
      <h1>{heading}</h1>
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
