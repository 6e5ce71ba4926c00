import type { Inline } from '../../compiler/model.ts';
import { classes } from '../classes.ts';
import { InlineText } from '../InlineText.tsx';
import marks from '../marks.module.css';
import styles from './Points.module.css';

interface PointsProps {
  items: Inline[];
  /** `list` and `grid` have tick marks, `plain` has bullets. */
  layout?: 'list' | 'grid' | 'plain' | undefined;
}

/** Points one after the other, for example benefits. */
export function Points({ items, layout = 'list' }: PointsProps) {
  const ticked = layout !== 'plain';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul className={classes(styles['points'], styles[layout])} role="list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content never changes places
        <li key={index} className={styles['point']}>
          {ticked && <span className={classes(marks['tick'], styles['tick'])} />}
          <span className={styles['words']}>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
