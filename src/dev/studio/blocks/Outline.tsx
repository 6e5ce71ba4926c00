import buttons from '../controls/buttons.module.css';
import entries from '../controls/entries.module.css';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import styles from '../Studio.module.css';
import { BlockList, type BlockListProps } from './BlockList.tsx';

/** The parts of a page: its own properties, then its blocks. */
export function Outline({ onAdd, ...list }: BlockListProps & { onAdd: () => void }) {
  const { selected, errors, onSelect } = list;
  return (
    <section className={styles['outline']} aria-label="Parts of the page">
      <button
        type="button"
        className={entries['entry']}
        aria-current={selected === null || undefined}
        onClick={() => onSelect(null)}
      >
        <span className={entries['name']}>Page properties</span>
        <span className={entries['note']}>Title, description, lists</span>
        <ErrorCount count={errors.get(null)} />
      </button>
      <BlockList {...list} />
      <button type="button" className={buttons['add']} onClick={onAdd}>
        Add a block
      </button>
    </section>
  );
}
