import type { LookProps } from './look.ts';
import { RecordBody, RecordDate } from './RecordBody.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import styles from './Records.module.css';

/** Records below each other, with their dates and pictures at the side. */
export function RecordLines({ labels, records, level, shape, fit }: LookProps) {
  const classes = { className: styles['lineBody'], titleClass: styles['name'] };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles['lines']} role="list">
      {records.map((record) => (
        <li key={record.id}>
          <RecordDate record={record} />
          <RecordBody labels={labels} level={level} record={record} {...classes} />
          {(record.picture || shape) && (
            <RecordPicture record={record} shape={shape} fit={fit} className={styles['thumbnail']} />
          )}
        </li>
      ))}
    </ul>
  );
}
