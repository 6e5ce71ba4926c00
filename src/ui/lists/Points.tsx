import type { ReactNode } from 'react';
import type { Inline } from '@json-site/model/model';
import { classes } from '../classes.ts';
import { InlineText } from '../InlineText.tsx';
import { Sign } from '../Sign.tsx';
import styles from './Points.module.css';

interface PointsProps {
  items: Inline[];
  /** `list` and `grid` have tick marks, `plain` has bullets. */
  layout?: 'list' | 'grid' | 'plain' | undefined;
  /** What is below an item, inside it. */
  below?: ((index: number) => ReactNode) | undefined;
}

/** A list of points, for example benefits. */
export function Points({ items, layout = 'list', below }: PointsProps) {
  const hasTicks = layout !== 'plain';
  const Words = below ? 'div' : 'span';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={classes(styles['points'], styles[layout])} role="list">
      {items.map((item, index) => (
        <li key={index} className={styles['point']}>
          {hasTicks && <Sign name="check" className={styles['tick']} />}
          <Words className={styles['words']}>
            <InlineText text={item} />
            {below?.(index)}
          </Words>
        </li>
      ))}
    </ul>
  );
}
