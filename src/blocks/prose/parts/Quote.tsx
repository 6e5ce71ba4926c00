import { InlineText } from '@json-site/ui/InlineText';
import { QuoteFigure } from '../../quote/QuoteFigure.tsx';
import type { PartProps } from '../part.ts';
import styles from './Quote.module.css';

/** Words of somebody else. */
export function Quote({ part: { quote, source, language } }: PartProps<'quote'>) {
  return (
    <QuoteFigure text={quote} language={language}>
      {source && (
        <figcaption className={styles['source']}>
          <InlineText text={source} />
        </figcaption>
      )}
    </QuoteFigure>
  );
}
