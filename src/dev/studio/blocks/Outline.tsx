import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import styles from '../Studio.module.css';
import { BlockList, type BlockListProps } from './BlockList.tsx';

/** The parts of a page: its own properties, then its blocks. */
export function Outline({ onAdd, ...list }: BlockListProps & { onAdd: () => void }) {
  const { selected, errors, actions } = list;
  return (
    <section className={styles['outline']} aria-label="Parts of the page">
      <button
        type="button"
        className={styles['entry']}
        aria-current={selected === null || undefined}
        onClick={() => actions.select(null)}
      >
        <span className={styles['entryName']}>Page properties</span>
        <span className={styles['entryNote']}>Title, description, lists</span>
        <ErrorCount count={errors.get(null)} />
      </button>
      <BlockList {...list} />
      <button type="button" className={styles['add']} onClick={onAdd}>
        Add a block
      </button>
    </section>
  );
}
