import { CardGridLayout } from '../../ui/Card.tsx';
import { PublicDate } from '../../ui/Dates.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import type { LookProps } from './look.ts';
import { RecordFigures } from './RecordFigures.tsx';
import styles from './Records.module.css';
import { RecordTitle } from './RecordTitle.tsx';

/** Records as cards. The title links to the page of the record, and its link covers the card. */
export function RecordCards({ labels, records, level }: LookProps) {
  const Heading = `h${level}` as const;
  return (
    <CardGridLayout>
      {records.map((record) => (
        <li key={record.id} className={styles['card']}>
          {record.picture && <MediaPicture media={record.picture} alt="" className={styles['cover']} />}
          <div className={styles['body']}>
            <Heading className={styles['title']}>
              <RecordTitle record={record} />
            </Heading>
            {record.date && (
              <p className={styles['date']}>
                <PublicDate date={record.date} />
              </p>
            )}
            {record.text && (
              <p className={styles['text']}>
                <InlineText text={record.text} />
              </p>
            )}
            <RecordFigures labels={labels} record={record} />
          </div>
        </li>
      ))}
    </CardGridLayout>
  );
}
