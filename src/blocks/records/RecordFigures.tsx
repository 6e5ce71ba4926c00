import type { ListedRecord, RecordList } from '@json-site/model/model';
import { InlineText } from '@json-site/ui/InlineText';
import styles from './Records.module.css';

interface RecordFiguresProps {
  labels: RecordList['labels'];
  record: ListedRecord;
}

/** The figures that a record has, each with its label. */
export function RecordFigures({ labels, record: { figures = [] } }: RecordFiguresProps) {
  if (figures.every((figure) => figure === null)) return null;
  return (
    <dl className={styles['figures']}>
      {labels.figures.map(({ label }, index) => {
        const figure = figures[index] ?? null;
        return (
          figure !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <InlineText text={figure} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
