import { plainText } from '../../compiler/visitor/plain-text.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import type { LookProps } from './look.ts';
import { RecordFigures } from './RecordFigures.tsx';
import styles from './Records.module.css';

/** All that is known of each record. The page of one record already shows its title. */
export function RecordDetails({ labels, records, level }: LookProps) {
  const Heading = `h${level}` as const;
  return records.map((record) => {
    const { id, title, date, text, picture, figures = [] } = record;
    const dated = {
      labels: { ...labels, figures: [...(date ? [{ label: labels.date ?? '' }] : []), ...labels.figures] },
      record: { ...record, figures: [...(date ? [date.text] : []), ...figures] },
    };
    return (
      <div key={id} className={styles['details']}>
        <div className={styles['facts']}>
          {records.length > 1 && (
            <Heading className={styles['name']}>
              <InlineText text={title} />
            </Heading>
          )}
          {text && <Paragraph text={text} />}
          <RecordFigures {...dated} />
        </div>
        {picture && <MediaPicture media={picture} alt={plainText(title)} className={styles['picture']} />}
      </div>
    );
  });
}
