import { CardGridLayout } from '@json-site/ui/Card';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import type { LookProps } from './look.ts';
import { RecordBody, RecordDate } from './RecordBody.tsx';
import styles from './Records.module.css';

/** Records as cards. The title links to the page of the record, and its link covers the card. */
export function RecordCards({ labels, records, level }: LookProps) {
  const classes = { className: styles['body'], titleClass: styles['title'] };
  return (
    <CardGridLayout>
      {records.map((record) => (
        <li key={record.id} className={styles['card']}>
          {record.picture && <MediaPicture media={record.picture} alt="" className={styles['cover']} />}
          <RecordBody labels={labels} level={level} record={record} {...classes}>
            <RecordDate record={record} />
          </RecordBody>
        </li>
      ))}
    </CardGridLayout>
  );
}
