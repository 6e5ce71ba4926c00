import type { ListedRecord, RecordList } from '@json-site/model/model';
import { InlineText } from '@json-site/ui/InlineText';
import { Paragraph } from '@json-site/ui/Paragraph';
import { type LookProps, linkedTitle } from './look.ts';
import { RecordDate } from './RecordBody.tsx';
import { RecordFigures } from './RecordFigures.tsx';
import { RecordLines } from './RecordLines.tsx';
import styles from './Records.module.css';
import ofTable from './RecordTimetable.module.css';

/** A record in a cell: its column and its row say where it is, and when it begins. */
function Entry({ record, labels }: { record: ListedRecord; labels: LookProps['labels'] }) {
  return (
    <div className={ofTable['entry']}>
      <p className={ofTable['title']}>
        <InlineText text={linkedTitle(record)} />
      </p>
      <RecordDate record={record} />
      {record.text && <Paragraph text={record.text} className={styles['text']} />}
      <RecordFigures labels={labels} record={record} />
    </div>
  );
}

/** Adds the column to the figures: a list does not show it otherwise. */
function withColumn({ labels }: LookProps, records: readonly ListedRecord[]) {
  const { column } = labels;
  if (column === undefined) return { labels, records };
  return {
    labels: { ...labels, figures: [{ label: column }, ...labels.figures] },
    records: records.map((record) => ({
      ...record,
      figures: [record.column ?? null, ...(record.figures ?? labels.figures.map(() => null))],
    })),
  };
}

type Timetable = NonNullable<RecordList['timetables']>[number];

function Table({ table, labels, list }: Pick<LookProps, 'labels' | 'list'> & { table: Timetable }) {
  const { title, columns, rows } = table;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard.
    <div className={ofTable['scroll']} role="group" aria-label={title} tabIndex={0}>
      <table className={ofTable['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labels.date}</th>
            {(columns.length > 0 ? columns : [labels.title]).map((column, index) => (
              <th key={index} scope="col">
                <InlineText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, cells }, index) => (
            <tr key={index}>
              <th scope="row">{time}</th>
              {cells.map((cell, position) => (
                <td key={position} colSpan={cell.columns} rowSpan={cell.rows}>
                  {cell.records.map((at) => {
                    const record = list.records[at];
                    return record && <Entry key={at} record={record} labels={labels} />;
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * A table for each day: a column for each room, a row for each time. On a phone, the same records are a list; the other
 * of the two is not displayed, so that a screen reader reads one of them.
 */
export function RecordTimetable(props: LookProps) {
  const { records, list, level, labels, shape, fit } = props;
  const Heading = `h${level}` as const;
  return list.timetables?.map((table) => {
    const positions = table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.records));
    const ofDay = positions.flatMap((at) => list.records[at] ?? []);
    // A day that has passed since the build.
    if (!ofDay.some((record) => records.includes(record))) return null;
    return (
      <div key={table.title} className={styles['group']}>
        <Heading className={styles['period']}>{table.title}</Heading>
        <div className={ofTable['narrow']}>
          <RecordLines
            {...withColumn(props, ofDay)}
            list={list}
            shape={shape}
            fit={fit}
            level={level === 2 ? 3 : 4}
            heading={table.title}
          />
        </div>
        <Table table={table} labels={labels} list={list} />
      </div>
    );
  });
}
