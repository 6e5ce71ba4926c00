import type { CSSProperties } from 'react';
import { CardGridLayout } from '@json-site/ui/Card';
import { classes } from '@json-site/ui/classes';
import { equalShares } from './equal-shares.ts';
import { columnsFor, type LookProps } from './look.ts';
import { RecordBody, RecordDate } from './RecordBody.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import styles from './Records.module.css';

const BOXES = { wide: 3 / 2, square: 1, portrait: 4 / 5, round: 1 };

/** How much of its box each whole logo fills, by record: a compact one would look larger than a long one. */
function sharesOf({ records, shape = 'wide', fit }: LookProps): ReadonlyMap<string, number> {
  const logos = records.flatMap(({ id, picture }) => (fit === 'whole' && picture ? [{ id, picture }] : []));
  const shares = equalShares(
    logos.map(({ picture }) => picture),
    BOXES[shape],
  );
  return new Map(logos.map(({ id }, index) => [id, shares[index] ?? 1]));
}

function withShare(share = 1): CSSProperties | undefined {
  return share === 1 ? undefined : { ['--share' as string]: share };
}

/** Records as cards. The title links to the page of the record, and its link covers the card. */
export function RecordCards(look: LookProps) {
  const { labels, records, level, shape, fit } = look;
  const titles = { className: styles['body'], titleClass: styles['title'] };
  const columns = columnsFor(shape);
  const shares = sharesOf(look);
  return (
    <CardGridLayout columns={columns}>
      {records.map((record) => (
        <li
          key={record.id}
          className={classes(styles['card'], columns === 4 && styles['face'])}
          style={withShare(shares.get(record.id))}
        >
          <RecordPicture record={record} shape={shape} fit={fit} className={styles['cover']} />
          <RecordBody labels={labels} level={level} record={record} {...titles}>
            <RecordDate record={record} />
          </RecordBody>
        </li>
      ))}
    </CardGridLayout>
  );
}
