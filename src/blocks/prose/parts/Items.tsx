import type { Parts } from '@json-site/model/content-types';
import type { Inline } from '@json-site/model/model';
import { Points } from '@json-site/ui/lists/Points';
import styles from './Items.module.css';

export type Item = Parts['list']['list'][number];

/** Whether an item has a list below it. */
export const hasList = (item: Item): item is Exclude<Item, Inline> =>
  typeof item === 'object' && !Array.isArray(item);

/** The text of an item of a list. */
export const textOf = (item: Item): Inline => (hasList(item) ? item.text : item);

/** The list below an item. */
export function ListBelow({ item }: { item: Item | undefined }) {
  if (item === undefined || !hasList(item)) return null;
  return (
    <div className={styles['below']}>
      <Points items={item.list} layout="plain" />
    </div>
  );
}
