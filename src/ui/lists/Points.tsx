import type { Inline } from '@json-site/model/model';
import { classes } from '../classes.ts';
import { InlineText } from '../InlineText.tsx';
import { Sign } from '../Sign.tsx';
import styles from './Points.module.css';

interface PointsProps {
  items: Inline[];
  /** `list` and `grid` have tick marks, `plain` has bullets. */
  layout?: 'list' | 'grid' | 'plain' | undefined;
}

/** A list of points, for example benefits. */
export function Points({ items, layout = 'list' }: PointsProps) {
  const hasTicks = layout !== 'plain';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={classes(styles['points'], styles[layout])} role="list">
      {items.map((item, index) => (
        <li key={index} className={styles['point']}>
          {hasTicks && <Sign name="check" className={styles['tick']} />}
          <span className={styles['words']}>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
