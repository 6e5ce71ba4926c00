import type { Stat } from '@json-site/model/content-types';
import styles from './StatList.module.css';

/** Figures, three in a row. */
export function StatList({ items }: { items: Stat[] }) {
  return (
    <dl className={styles['stats']}>
      {items.map((item, index) => (
        <div key={index} className={styles['stat']}>
          <dt className={styles['label']}>{item.label}</dt>
          <dd className={styles['value']}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
