import type { NamedItem } from '@json-site/model/content-types';
import { InlineText } from '../InlineText.tsx';
import styles from './NamedList.module.css';

/** An unordered list of names with descriptions. */
export function NamedList({ items, layout }: { items: NamedItem[]; layout: 'list' | 'grid' }) {
  return (
    <dl className={layout === 'grid' ? styles['grid'] : styles['list']}>
      {items.map((item, index) => (
        <div key={index} className={styles['item']}>
          <dt className={styles['name']}>{item.name}</dt>
          <dd className={styles['text']}>
            <InlineText text={item.description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
