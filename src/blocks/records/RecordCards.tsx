import { CardGridLayout } from '@json-site/ui/Card';
import { classes } from '@json-site/ui/classes';
import { columnsFor, type LookProps } from './look.ts';
import { RecordBody, RecordDate } from './RecordBody.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import styles from './Records.module.css';

/** Records as cards. The title links to the page of the record, and its link covers the card. */
export function RecordCards({ labels, records, level, shape, fit }: LookProps) {
  const titles = { className: styles['body'], titleClass: styles['title'] };
  const columns = columnsFor(shape);
  return (
    <CardGridLayout columns={columns}>
      {records.map((record) => (
        <li key={record.id} className={classes(styles['card'], columns === 4 && styles['face'])}>
          <RecordPicture record={record} shape={shape} fit={fit} className={styles['cover']} />
          <RecordBody labels={labels} level={level} record={record} {...titles}>
            <RecordDate record={record} />
          </RecordBody>
        </li>
      ))}
    </CardGridLayout>
  );
}
