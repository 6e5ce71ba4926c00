import type { ReactNode } from 'react';
import type { Inline } from '@json-site/model/model';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from './QuoteFigure.module.css';

interface QuoteFigureProps {
  text: Inline;
  language?: string | undefined;
  /** Its caption. */
  children?: ReactNode;
}

/** Words of somebody else, with a caption that says whose. */
export function QuoteFigure({ text, language, children }: QuoteFigureProps) {
  return (
    <figure className={styles['figure']}>
      <blockquote className={styles['text']} lang={language} dir={language && 'auto'}>
        <Paragraph text={text} />
      </blockquote>
      {children}
    </figure>
  );
}
