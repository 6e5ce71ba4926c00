import { PublicDate } from '../../ui/Dates.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import type { LookProps } from './look.ts';
import { RecordFigures } from './RecordFigures.tsx';
import styles from './Records.module.css';
import { RecordTitle } from './RecordTitle.tsx';

/** Records below each other, with their dates and pictures at the side. */
export function RecordLines({ labels, records, level }: LookProps) {
  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles['lines']} role="list">
      {records.map((record) => (
        <li key={record.id}>
          {record.date && (
            <p className={styles['date']}>
              <PublicDate date={record.date} />
            </p>
          )}
          <div className={styles['lineBody']}>
            <Heading className={styles['name']}>
              <RecordTitle record={record} />
            </Heading>
            {record.text && (
              <p className={styles['text']}>
                <InlineText text={record.text} />
              </p>
            )}
            <RecordFigures labels={labels} record={record} />
          </div>
          {record.picture && <MediaPicture media={record.picture} alt="" className={styles['thumbnail']} />}
        </li>
      ))}
    </ul>
  );
}
