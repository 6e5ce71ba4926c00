import type { ReactNode } from 'react';
import type { ListedRecord } from '@json-site/model/model';
import { PublicDate } from '@json-site/ui/Dates';
import { InlineText } from '@json-site/ui/InlineText';
import { Paragraph } from '@json-site/ui/Paragraph';
import { type LookProps, linkedTitle } from './look.ts';
import { RecordFigures } from './RecordFigures.tsx';
import styles from './Records.module.css';

/** The date of a record, if it has one. */
export function RecordDate({ record: { date } }: { record: ListedRecord }) {
  if (!date) return null;
  return (
    <p className={styles['date']}>
      <PublicDate date={date} />
    </p>
  );
}

interface RecordBodyProps extends Pick<LookProps, 'labels' | 'level'> {
  record: ListedRecord;
  className: string | undefined;
  titleClass: string | undefined;
  /** Shown below the title. */
  children?: ReactNode;
}

/** Title, text and figures of a record. */
export function RecordBody({ labels, level, record, className, titleClass, children }: RecordBodyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <Heading className={titleClass}>
        <InlineText text={linkedTitle(record)} />
      </Heading>
      {children}
      {record.text && <Paragraph text={record.text} className={styles['text']} />}
      <RecordFigures labels={labels} record={record} />
    </div>
  );
}
